"""One tree per journal instead of three: the primary key is the table, and keys need no index of their own.

Whoever appends entry n + 1 knows all entries up to n, their keys included, so that (table, seq) alone keeps a move from
being played twice.
"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the index; on SQLite, where that copies the table, drop the row numbers as well."""
    with op.batch_alter_table("journal", table_kwargs={"sqlite_with_rowid": False}) as journal:
        journal.drop_constraint("journal_once_per_key", type_="unique")
