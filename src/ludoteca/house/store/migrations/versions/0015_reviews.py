"""Reviews of finished games, kept for everybody who may see the game; puzzles, which own errors become."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("progress", sa.SmallInteger, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=True),
    )
    op.create_index("reviews_by_state", "reviews", ["state", "asked"])
    op.create_table(
        "puzzles",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("stage", sa.SmallInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
    )
    op.create_index("puzzles_by_player", "puzzles", ["player", "due"])
