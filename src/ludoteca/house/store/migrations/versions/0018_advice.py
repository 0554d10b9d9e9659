"""Advice: what the seats of a table have asked the house for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has asked for anything before."""
    op.add_column("tables", sa.Column("advised", sa.JSON(none_as_null=True)))
