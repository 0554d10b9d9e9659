"""Editions: by which other numbers a table is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; until now houses have played by the games' own data."""
    op.add_column("tables", sa.Column("edition", sa.JSON(none_as_null=True)))
