"""Plan ahead: try the next turns on a private board, keep what was tried, and let it be played as orders."""

from __future__ import annotations

from functools import partial

from msgspec import UNSET, Raw, structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.planning.orders import Over, forced, next_order
from ludoteca.house.planning.trial import Trial, dealt, tried
from ludoteca.house.store import plans
from ludoteca.house.table import Table
from ludoteca.house.verbs.look_back import stand_at
from ludoteca.house.verbs.seated import own_seat, running
from ludoteca.house.wire.asking import Play
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.planning import NewPlan, NewTrial, Plan, TrialAnswer
from ludoteca.house.wire.telling import Accepted
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.room import View


async def try_out(house: House, table: Table, player: str, asked: NewTrial) -> TrialAnswer:
    """Answer what somebody does on a private board; nothing of it is kept, and nobody else hears of it."""
    seat, view = await _own_view(house, table, player, asked.basis)
    info = structs.replace(table.describe(), clocks=UNSET, tempo=UNSET)  # here no time runs
    trial, told = await house.readers.run(
        tried, game_named(table.row.game), view, seat, asked.deal, asked.moves, asked.frame
    )
    if told is not None:
        return TrialAnswer(trial.moves, Raw(encode(told)))
    accepted = [Accepted(asked.frame.key, len(trial.moves))] if isinstance(asked.frame, Play) else []
    chance = await house.readers.run(dealt, game_named(table.row.game), view, seat, asked.deal, trial.moves)
    return TrialAnswer(trial.moves, Raw(encode(trial.state(Raw(encode(info)), house.now(), accepted))), chance)


async def own_plans(house: House, table: Table, player: str) -> list[Plan]:
    """What somebody has planned at a table; orders that are over are told as such before the house gets round to it."""
    kept = await house.store.read(plans.of, table.row.id, player)
    async with house.hold(table):
        seat, match = table.row.seat_of(player), table.match
        if seat is None or match is None:
            return kept
        return [as_it_stands(table, match, seat, plan) for plan in kept]


def as_it_stands(table: Table, match: Match, seat: int, plan: Plan) -> Plan:
    """Tell of orders whether they are over."""
    if plan.orders:
        try:
            next_order(match, seat, plan, table.keys)
        except Over as over:
            return structs.replace(plan, orders=False, ended=str(over))
    return plan


async def keep_plan(house: House, table: Table, player: str, number: int, new: NewPlan) -> Plan:
    """Keep a plan; where it is orders they are followed from now on."""
    seat, view = await _own_view(house, table, player, new.basis)
    trial, _ = await house.readers.run(tried, game_named(table.row.game), view, seat, new.deal, new.moves, None)
    if len(trial.moves) < len(new.moves):
        raise Refused("orders-late", field="moves", status=409)
    plan = Plan(number, new.basis, new.deal, trial.moves, new.unless, new.orders)
    async with house.hold(table):
        if plan.orders:
            _check(table, seat, plan, trial)
        await house.store.writer.run(partial(plans.keep, table_id=table.row.id, player=player, plan=plan))
    if plan.orders:
        house.ordered.add(table.row.id)
        await follow(house, table)
    return plan


async def drop_plan(house: House, table: Table, player: str, number: int) -> None:
    """Forget a plan; orders are withdrawn by it."""
    async with house.hold(table):
        await house.store.writer.run(partial(plans.drop, table_id=table.row.id, player=player, number=number))


async def follow(house: House, table: Table) -> None:
    """Play for people what they have ordered, or want answered by itself, for as long as it is their turn."""
    while await _follow_once(house, table):
        pass


def followed(house: House, table: Table) -> bool:
    """Tell whether anything may be to be played so."""
    return table.row.id in house.ordered or any(seat.player in house.habits for seat in table.row.seats)


async def _follow_once(house: House, table: Table) -> bool:
    """Play one move, if one is due."""
    async with house.hold(table):
        if not house.peers.alone:
            await house.upkeep.refresh(table)
        match = table.match
        if match is None or table.row.status != "playing":
            return False
        move = _by_habit(house, table, match) or await _by_order(house, table, match)
        if move is not None:
            seat, picks, key = move
            await house.commits.add(table, match.play(seat, picks), key)
        return move is not None


def _by_habit(house: House, table: Table, match: Match) -> tuple[int, str | list[int], str] | None:
    for seat in match.to_act:
        sitting = table.row.seats[seat]
        own = house.habits.get(sitting.player or "") if sitting.person else None
        if own and (answer := forced(match, seat, own)) is not None:
            return seat, *answer
    return None


async def _by_order(house: House, table: Table, match: Match) -> tuple[int, str | list[int], str] | None:
    """The order that is due; those that fail end."""
    row = table.row
    if row.id not in house.ordered:
        return None
    for player, plan in (await house.store.read(plans.orders_at, row.id)).items():
        seat = row.seat_of(player)
        if seat is None or not row.seats[seat].person:
            continue
        try:
            order = next_order(match, seat, plan, table.keys)
        except Over as over:
            ended = partial(plans.end, table_id=row.id, player=player, number=plan.number, why=str(over))
            await house.store.writer.run(ended)
            continue
        if order is not None:
            return seat, *order
    return None


def _check(table: Table, seat: int, plan: Plan, trial: Trial) -> None:
    """Orders begin now: there is something to play, and nothing of it has been overtaken."""
    if all(move.seat != seat for move in trial.moves):
        raise Refused("no-orders", field="moves")
    try:
        next_order(running(table), seat, plan, table.keys)
    except Over as over:
        raise Refused("orders-late", field="basis", args={"why": str(over)}, status=409) from None


async def _own_view(house: House, table: Table, player: str, basis: int) -> tuple[int, View]:
    """The seat of somebody, and what that seat saw of a running game after an entry."""
    async with house.hold(table):
        seat, match = own_seat(table.row, player), running(table)
        if basis > table.seq:
            raise Refused("no-such-step", field="basis", args={"seq": basis, "last": table.seq}, status=404)
        if basis == table.seq:
            return seat, match.view(seat)
    return seat, (await house.readers.run(stand_at, match, basis)).view(seat)
