"""Reviews that nobody has asked for give way to those that somebody waits for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; whatever waits was asked for."""
    op.add_column("reviews", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
