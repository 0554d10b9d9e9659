"""Reviews are counted over many games: by which evaluator each was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the house fills it in as it tells the reviews that are there in short once more."""
    op.add_column("reviews", sa.Column("judged", sa.String(64), nullable=True))
    op.execute("UPDATE reviews SET digested = NULL WHERE digested IS NOT NULL")
