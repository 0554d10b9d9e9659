"""Tournaments: what is played and how, who takes part, and who sits where in each round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and to tables the tournament that they belong to."""
    op.add_column("tables", sa.Column("tournament", sa.String(32)))
    op.create_index("tables_by_tournament", "tables", ["tournament"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("system", sa.JSON, nullable=False),
        sa.Column("tempo", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("begins", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("entered", sa.BigInteger, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("group", sa.SmallInteger, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("back", sa.SmallInteger, nullable=False),
    )
    op.create_index("entrants_by_player", "entrants", ["player"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("number", sa.SmallInteger),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_index("pairings_by_player", "pairings", ["player"])
