"""Statistics: what is counted of each finished game, and what it comes to; both can be made again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "watched",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("watched", sa.LargeBinary, nullable=True),
    )
    op.create_index("watched_by_game", "watched", ["game", "seats"])
    op.create_table(
        "measured",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("seats", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("of", sa.String(64), nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
