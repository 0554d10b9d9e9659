"""The first store: players, tables, seats, journal, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("key", sa.String(128)),
        sa.Column("commitment", sa.String(128)),
        sa.Column("setup", sa.JSON(none_as_null=True)),
        sa.Column("origin", sa.JSON(none_as_null=True)),
        sa.Column("finished", sa.BigInteger),
        sa.Column("result", sa.JSON(none_as_null=True)),
        sa.Column("take_back", sa.JSON(none_as_null=True)),
        sa.Column("branch_of", sa.String(32)),
        sa.Column("branch_seq", sa.Integer),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(64)),
        sa.Column("bot", sa.String(64)),
        sa.Column("substituted", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_player", "seats", ["player"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("chance", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.UniqueConstraint("table_id", "seat", "key", name="journal_once_per_key"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
