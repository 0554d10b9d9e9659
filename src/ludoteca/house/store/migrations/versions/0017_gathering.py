"""Looking for players: what people would like to play. Teaching tables, at which all hands are open.

An index by which finished games are listed however many there are.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, the index and the column; no table of before teaches."""
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("tempos", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_index("tables_by_finished", "tables", ["status", "finished", "private", "id"])
    op.add_column("tables", sa.Column("teaching", sa.Boolean, nullable=False, server_default=sa.false()))
