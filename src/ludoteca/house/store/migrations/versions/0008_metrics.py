"""What the processes of a house tell of themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the metrics of each process."""
    op.add_column("processes", sa.Column("metrics", sa.Text, nullable=False, server_default=""))
