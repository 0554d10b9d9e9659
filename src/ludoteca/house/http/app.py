"""Puts the routes together: one place for headers, errors and limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from ludoteca.house.config import Settings
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http import (
    advice,
    games,
    gather,
    guests,
    habits,
    health,
    identity,
    letters,
    notices,
    pages,
    people,
    plans,
    puzzles,
    reviews,
    schema,
    statistics,
    studies,
    tables,
    tournaments,
)
from ludoteca.house.http.guard import check_origin, client_address
from ludoteca.house.jobs.bots import Bots
from ludoteca.house.jobs.orders import Orders
from ludoteca.house.jobs.ratings import Ratings
from ludoteca.house.jobs.reviews import Reviews
from ludoteca.house.jobs.statistics import Statistics
from ludoteca.house.jobs.timers import Timers
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.limits import BODY_BYTES
from ludoteca.house.logs import log
from ludoteca.house.refusals import refusal_of
from ludoteca.house.signals import read_from
from ludoteca.house.wire.failures import ErrorBody, Failure

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HTTP_CODES = {400: "malformed", 404: "not-found", 405: "no-such-method", 413: "too-large"}


def build(settings: Settings, *, spare: bool = False) -> Litestar:
    """The application of one process of a house; no table is at home with one that is spare."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            house = House(settings, spare=spare)
            await house.wake()
            await house.people.reread_blocks()
            await house.reread_orders()
            await house.reread_habits()
        except Exception as error:
            log.critical("not-opened", exc_info=error)
            raise
        bots = Bots(house)
        orders = Orders(house)
        house.listeners += (bots.look, orders.look)
        read_from(house, bots)
        jobs = Watch(house), Timers(house), Reviews(house), Statistics(house), Ratings(house)
        app.state.house = house
        app.state.pages = pages.Pages()
        try:
            yield
        finally:
            for job in reversed(jobs):
                await job.close()
            bots.close()
            orders.close()
            await house.close()

    return Litestar(
        route_handlers=[
            guests.guest,
            guests.me,
            guests.rest,
            guests.set_rest,
            identity.come_in,
            identity.entry,
            identity.mail_link,
            identity.set_out,
            identity.come_back,
            identity.own_identity,
            identity.new_code,
            identity.begin_passkey,
            identity.new_passkey,
            identity.ask_passkey,
            identity.drop_key,
            identity.block,
            identity.unblock,
            identity.end_session,
            games.games,
            games.game,
            games.game_text,
            games.rules,
            games.house_text,
            games.bots,
            games.tempos,
            tables.lists,
            tables.page,
            tables.next_one,
            tables.new,
            tables.one,
            tables.take_seat,
            tables.left,
            tables.leave_seat,
            tables.ban,
            tables.renew_link,
            tables.cancel,
            tables.begin,
            tables.steps,
            tables.step,
            tables.steps_between,
            tables.thought_of,
            tables.gains,
            tables.record,
            tables.others,
            tables.branch_off,
            tables.branches,
            tables.play_again,
            tournaments.page,
            tournaments.new,
            tournaments.one,
            tournaments.take_part,
            tournaments.withdraw,
            tournaments.begin,
            tournaments.cancel,
            people.one,
            people.games,
            people.reviewed,
            people.own_games,
            gather.wishes,
            gather.wish,
            gather.leave,
            habits.habits,
            habits.begin,
            habits.end,
            advice.ask,
            plans.try_out,
            plans.plans,
            plans.keep,
            plans.drop,
            puzzles.own,
            puzzles.board,
            puzzles.answer,
            puzzles.collection,
            puzzles.daily,
            puzzles.posed,
            puzzles.solve,
            reviews.ask,
            reviews.one,
            reviews.opinion,
            statistics.one,
            studies.own,
            studies.keep,
            studies.one,
            studies.edit,
            studies.drop,
            studies.let_edit,
            studies.renew_link,
            studies.write,
            studies.take_in,
            notices.key,
            notices.call_by,
            notices.call_no_more,
            notices.hears,
            notices.hear,
            letters.wishes,
            letters.wish,
            letters.unsubscribe,
            letters.ask_whether,
            letters.hook,
            letters.set_hook,
            letters.drop_hook,
            letters.try_hook,
            health.health,
            health.metrics,
            pages.docs,
            pages.page,
        ],
        lifespan=[lifespan],
        before_request=guard,
        before_send=[harden],
        exception_handlers={Exception: show_error},
        request_max_body_size=BODY_BYTES,
        openapi_config=schema.config(),
        logging_config=None,
    )


async def guard(request: Request[Any, Any, Any]) -> None:
    """Before every request: not too many, and nothing changed on behalf of another page."""
    house: House = request.app.state.house
    house.limits.take("request", client_address(request))
    if request.method not in SAFE:
        check_origin(house, request)


async def harden(message: Message, scope: Scope) -> None:
    """With every answer: the headers that keep other pages out."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def show_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Any failure as the one error body; what nobody foresaw is logged, and tells the caller nothing."""
    refused = _refusal(error)
    if refused.code in ("internal", "no-store"):
        log.error(refused.code, exc_info=error, extra={"about": {"path": request.url.path}})
    house: House | None = request.app.state.get("house")
    if house is not None:
        house.refused(refused, path=request.url.path, who=client_address(request))
    headers = {} if refused.retry_after is None else {"Retry-After": str(refused.retry_after)}
    return Response(ErrorBody(Failure.of(refused)), status_code=refused.status, headers=headers)


def _refusal(error: Exception) -> Refused:
    if isinstance(error, ValidationException):
        extra: Any = error.extra
        first = extra[0] if isinstance(extra, list) and extra else {}
        problem = first.get("message", error.detail)
        return Refused("malformed", field=first.get("key", "body"), args={"problem": problem})
    if isinstance(error, HTTPException):
        code = HTTP_CODES.get(error.status_code, "internal" if error.status_code >= 500 else "malformed")
        field = {"not-found": "path", "no-such-method": "method"}.get(code, "body")
        return Refused(code, field=field, status=error.status_code)
    return refusal_of(error)
