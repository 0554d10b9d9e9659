"""Ratings: tables at which all agree to be rated, and what their games have come to, which can be made again.

Duplicate: tables that share their luck.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table; no game of before is rated, since nobody was asked."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("round", sa.String(32)))
    op.create_index("tables_by_round", "tables", ["round"])
    op.create_index("tables_by_rated", "tables", ["rated", "game", "finished", "id"])
    op.create_table(
        "ladders",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
