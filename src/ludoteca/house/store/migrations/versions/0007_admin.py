"""When people were last here, who may not speak or come, links by which people come in; numbers of chat come once."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the tables; whoever is known counts as having been here now."""
    op.add_column("players", sa.Column("seen", sa.BigInteger))
    players = sa.table("players", sa.column("seen", sa.BigInteger))
    op.execute(players.update().values(seen=int(time.time() * 1000)))
    op.create_table(
        "sanctions",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "entrances",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    # Lines of chat can go from now on, and a number that was given must not be given again.
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("chat", recreate="always", table_kwargs={"sqlite_autoincrement": True}):
            pass
