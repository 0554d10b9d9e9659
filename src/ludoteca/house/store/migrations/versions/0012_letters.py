"""Letters about tables that wait, and webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "letters",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("often", sa.String(8), nullable=False),
        sa.Column("hour", sa.SmallInteger, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "hooks",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("service", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("hooks_by_table", "hooks", ["table_id"])
