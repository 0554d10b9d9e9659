"""Sessions of people, what proves who they are, whom they block; what links are good for."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables. A cookie that was given before names its person: so does the session that it becomes."""
    op.add_column("entrances", sa.Column("purpose", sa.String(16), nullable=False, server_default="enter"))
    op.add_column("entrances", sa.Column("about", sa.JSON(none_as_null=True)))
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_player", "sessions", ["player"])
    players = sa.table("players", sa.column("id", sa.String), sa.column("created"), sa.column("seen"))
    now = sa.literal(int(time.time() * 1000))
    seen = sa.func.coalesce(players.c.seen, players.c.created)
    known = sa.select(players.c.id, players.c.id, sa.literal(""), now, seen)
    op.execute(sa.insert(sessions).from_select(["id", "player", "device", "created", "seen"], known))
    op.create_table(
        "credentials",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("credentials_by_player", "credentials", ["player"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
