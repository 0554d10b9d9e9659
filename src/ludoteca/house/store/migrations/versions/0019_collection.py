"""Collections of puzzles: what reviews come to in short, which puzzles people have solved; how deep a review is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, which are filled in for reviews that are there, and the table."""
    op.add_column("reviews", sa.Column("depth", sa.SmallInteger, nullable=False, server_default="1"))
    op.add_column("reviews", sa.Column("digest", sa.LargeBinary, nullable=True))
    op.add_column("reviews", sa.Column("digested", sa.BigInteger, nullable=True))
    op.create_table(
        "attempts",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("source", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("solved", sa.BigInteger, nullable=True),
    )
    op.create_index("attempts_by_source", "attempts", ["source"])
