"""Behind a proxy visitors are told apart by the addresses that it passes on, and by nobody else's word."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.support.house import House


@pytest.mark.parametrize(
    ("given", "believed"),
    [
        ({}, True),
        ({"LUDOTECA_PROXIES": "10.0.0.0/8"}, False),
        ({"LUDOTECA_PROXIES": "127.0.0.0/8"}, True),
        ({"FORWARDED_ALLOW_IPS": "10.0.0.1"}, False),
    ],
    ids=["usual", "another", "this one", "uvicorn's own"],
)
def test_only_a_known_proxy_tells_where_visitors_come_from(
    given: dict[str, str], believed: bool, tmp_path: Path
) -> None:
    house = House(tmp_path, limits=True, environment={"LUDOTECA_LIMIT_GUEST": "1/0.001", **given})

    def comes_in(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return httpx.post(house.url + "/api/guest", json={"nickname": "Anna"}, headers=headers, timeout=10).status_code

    try:
        house.start()
        assert [comes_in("203.0.113.1"), comes_in("203.0.113.1")] == [200, 429]
        assert comes_in("203.0.113.2") == (200 if believed else 429)
    finally:
        house.stop()
