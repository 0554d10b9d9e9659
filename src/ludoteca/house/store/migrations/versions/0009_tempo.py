"""Tempo: who is asked after each entry, what influences the clocks, when people rest, timers, outages of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables; tables of before are played without clocks."""
    op.add_column("tables", sa.Column("tempo", sa.JSON))
    op.add_column("journal", sa.Column("asked", sa.SmallInteger))
    op.add_column("journal", sa.Column("forced", sa.SmallInteger))
    op.create_table(
        "happenings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rests",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("rest", sa.JSON, nullable=False),
    )
    op.create_table(
        "leavers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("leavers_by_player", "leavers", ["player"])
    op.create_table(
        "timers",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("leased", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("timers_by_due", "timers", ["due"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
