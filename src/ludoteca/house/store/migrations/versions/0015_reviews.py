"""Reviews of finished games: asked for once, made beside the games, kept for all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("progress", sa.SmallInteger, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=True),
    )
    op.create_index("reviews_by_state", "reviews", ["state", "asked"])
