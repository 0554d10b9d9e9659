"""Studies: chapters of finished games, kept by a person; who has come to them, and who may edit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("chapters", sa.JSON, nullable=False),
    )
    op.create_index("studies_by_player", "studies", ["player", "changed"])
    op.create_table(
        "study_readers",
        sa.Column("study", sa.String(32), sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("edits", sa.Boolean, nullable=False),
    )
    op.create_index("study_readers_by_player", "study_readers", ["player"])
