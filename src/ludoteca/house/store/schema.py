"""The tables of the store. Change them through a new file in `migrations/versions`."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
PASSING = {"passing": True}
"""Of tables that tell of the processes that run now, or of what can be made again: no backup holds them."""

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("nickname", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger),
)

sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("until", sa.BigInteger),
)

entrances = sa.Table(
    "entrances",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("purpose", sa.String(16), nullable=False, server_default="enter"),
    sa.Column("about", sa.JSON(none_as_null=True)),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("device", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Index("sessions_by_player", "player"),
)

credentials = sa.Table(
    "credentials",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("about", sa.JSON, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
    sa.Index("credentials_by_player", "player"),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("blocked", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("blocks_by_blocked", "blocked"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("key", sa.String(128)),
    sa.Column("commitment", sa.String(128)),
    sa.Column("setup", sa.JSON(none_as_null=True)),
    sa.Column("origin", sa.JSON(none_as_null=True)),
    sa.Column("finished", sa.BigInteger),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("take_back", sa.JSON(none_as_null=True)),
    sa.Column("branch_of", sa.String(32)),
    sa.Column("branch_seq", sa.Integer),
    sa.Column("rematch", sa.String(32)),
    sa.Column("rules", sa.Integer),
    sa.Column("edition", sa.JSON(none_as_null=True)),
    sa.Column("banned", sa.JSON(none_as_null=True)),
    sa.Column("tempo", sa.JSON(none_as_null=True)),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_by_status", "status", "created"),
    sa.Column("round", sa.String(32)),
    sa.Column("teaching", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("advised", sa.JSON(none_as_null=True)),
    sa.Column("renewed", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_by_round", "round"),
    sa.Index("tables_by_branch_of", "branch_of"),
    sa.Column("tournament", sa.String(32)),
    sa.Index("tables_by_tournament", "tournament"),
    sa.Index("tables_by_rated", "rated", "game", "finished", "id"),
    sa.Index("tables_by_finished", "status", "finished", "private", "id"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("player", sa.String(32)),
    sa.Column("name", sa.String(64)),
    sa.Column("bot", sa.String(64)),
    sa.Column("substituted", sa.Boolean, nullable=False),
    sa.Index("seats_by_player", "player"),
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("chance", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("asked", sa.SmallInteger),
    sa.Column("forced", sa.SmallInteger),
    sqlite_with_rowid=False,
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("chat_by_table", "table_id", "id"),
    sqlite_autoincrement=True,
)

happenings = sa.Table(
    "happenings",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("told", sa.JSON, nullable=False),
    sqlite_with_rowid=False,
)

rests = sa.Table(
    "rests",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("rest", sa.JSON, nullable=False),
)

leavers = sa.Table(
    "leavers",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("leavers_by_player", "player"),
)

timers = sa.Table(
    "timers",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("leased", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("timers_by_due", "due"),
)

addresses = sa.Table(
    "addresses",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("addresses_by_player", "player"),
)

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)

letters = sa.Table(
    "letters",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("often", sa.String(8), nullable=False),
    sa.Column("hour", sa.SmallInteger, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("sent", sa.BigInteger, nullable=False),
)

hooks = sa.Table(
    "hooks",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("service", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("failed", sa.Integer, nullable=False),
    sa.Index("hooks_by_table", "table_id"),
)

plans = sa.Table(
    "plans",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("basis", sa.Integer, nullable=False),
    sa.Column("deal", sa.BigInteger, nullable=False),
    sa.Column("moves", sa.JSON, nullable=False),
    sa.Column("unless", sa.JSON, nullable=False),
    sa.Column("orders", sa.Boolean, nullable=False),
    sa.Column("ended", sa.String(16), nullable=True),
    sa.Index("plans_by_orders", "orders"),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("progress", sa.SmallInteger, nullable=False),
    sa.Column("review", sa.LargeBinary, nullable=True),
    sa.Column("depth", sa.SmallInteger, nullable=False, server_default="1"),
    sa.Column("digest", sa.LargeBinary, nullable=True),
    sa.Column("digested", sa.BigInteger, nullable=True),
    sa.Column("judged", sa.String(64), nullable=True),
    sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("reviews_by_state", "state", "asked"),
)

puzzles = sa.Table(
    "puzzles",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("stage", sa.SmallInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=True),
    sa.Index("puzzles_by_player", "player", "due"),
)

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("source", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("solved", sa.BigInteger, nullable=True),
    sa.Index("attempts_by_source", "source"),
)

studies = sa.Table(
    "studies",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("chapters", sa.JSON, nullable=False),
    sa.Column("renewed", sa.Integer, nullable=False, server_default="0"),
    sa.Index("studies_by_player", "player", "changed"),
)

study_readers = sa.Table(
    "study_readers",
    metadata,
    sa.Column("study", sa.String(32), sa.ForeignKey("studies.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("edits", sa.Boolean, nullable=False),
    sa.Index("study_readers_by_player", "player"),
)

habits = sa.Table(
    "habits",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("decision", sa.String(64), primary_key=True),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("system", sa.JSON, nullable=False),
    sa.Column("tempo", sa.JSON, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("places", sa.Integer, nullable=False),
    sa.Column("begins", sa.BigInteger),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("finished", sa.BigInteger),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Index("tournaments_by_status", "status", "created"),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("entered", sa.BigInteger, nullable=False),
    sa.Column("lot", sa.Integer, nullable=False),
    sa.Column("group", sa.SmallInteger, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("back", sa.SmallInteger, nullable=False),
    sa.Index("entrants_by_player", "player"),
)

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("number", sa.SmallInteger),
    sa.Column("seat", sa.SmallInteger),
    sa.Column("table_id", sa.String(32)),
    sa.Index("pairings_by_player", "player"),
)

wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("games", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("tempos", sa.JSON, nullable=False),
    sa.Column("rated", sa.Boolean),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(32)),
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("metrics", sa.Text, nullable=False, server_default=""),
    info=PASSING,
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("here", sa.JSON, nullable=False),
    sa.Column("watching", sa.Integer, nullable=False),
    info=PASSING,
)

watched = sa.Table(
    "watched",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("seats", sa.SmallInteger, nullable=False),
    sa.Column("by", sa.String(64), nullable=False),
    sa.Column("watched", sa.LargeBinary, nullable=True),
    sa.Index("watched_by_game", "game", "seats"),
    info=PASSING,
)

measured = sa.Table(
    "measured",
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("seats", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("of", sa.String(64), nullable=False),
    sa.Column("told", sa.LargeBinary, nullable=False),
    info=PASSING,
)

ladders = sa.Table(
    "ladders",
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
    info=PASSING,
)
