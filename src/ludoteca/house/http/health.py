"""For the host: is the house well, and what does it do?"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from ludoteca.house.house import House


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Answers when the store answers."""
    house: House = request.app.state.house
    await house.store.marks([])
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Counters in the text form of Prometheus."""
    house: House = request.app.state.house
    gauges = {
        "tables_in_memory": len(house.tables),
        "connections": len(house.senders),
        "commits_total": house.store.writer.commits,
        "jobs_total": house.store.writer.jobs,
    }
    return Response(house.metrics.text(gauges), media_type="text/plain; version=0.0.4")
