"""Plans: turns that people have tried ahead at a table, and which of them are orders; habits of answering."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("basis", sa.Integer, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("unless", sa.JSON, nullable=False),
        sa.Column("orders", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(16), nullable=True),
    )
    op.create_index("plans_by_orders", "plans", ["orders"])
    op.create_table(
        "habits",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("decision", sa.String(64), primary_key=True),
    )
