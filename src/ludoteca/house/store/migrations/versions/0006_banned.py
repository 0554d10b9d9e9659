"""Who may not come to a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the people whom a host has banned."""
    op.add_column("tables", sa.Column("banned", sa.JSON))
