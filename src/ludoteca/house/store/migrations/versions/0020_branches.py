"""Branches of a game are looked up by the table that they come from."""

from __future__ import annotations

from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    op.create_index("tables_by_branch_of", "tables", ["branch_of"])
