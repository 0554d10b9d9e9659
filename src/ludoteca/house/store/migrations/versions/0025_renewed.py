"""Links that let others in are taken back: how often those of a table and of a study were made anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    for table in ("tables", "studies"):
        op.add_column(table, sa.Column("renewed", sa.Integer, nullable=False, server_default="0"))
