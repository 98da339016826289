"""The rows behind a club. The steps are the truth; `tables` repeats what they led to, for lists and for locks."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TIME = String(27)
"""UTC in ISO form with a Z: it sorts as text and is the same in both databases."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(128), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", TIME, nullable=False),
    Column("muted", TIME),
    Column("banned", TIME),
    Column("deleted", TIME),  # whoever runs the server took out everything but the empty place
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed, like all tokens
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", TIME, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("block", String(43), primary_key=True),  # addresses that are shut out: 203.0.113.0/24
    Column("at", TIME, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    # What running servers must take notice of, whoever did it; they look every few seconds.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("at", TIME, nullable=False, index=True),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed, like all tokens
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("until", TIME, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("creator", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("preset", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("figures", Text, nullable=False),
    Column("data_digest", String(16), nullable=False),
    Column("start_hash", String(16), nullable=False),
    Column("hours", Integer, nullable=False),
    Column("watch", String(8), nullable=False),
    Column("watch_token", String(64)),
    Column("listed", Boolean, nullable=False),
    Column("dice", String(4), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("fair_from", Integer, nullable=False),  # the line of the log after which the dice are fair
    Column("sat", Text),  # seats and entropy as the game began, which is what the record's head says
    Column("imported", Text),  # a finished record that was brought along; empty: one to be played on
    Column("created", TIME, nullable=False),
    Column("moved", TIME, nullable=False),
    Column("seating", Integer, nullable=False),  # grows when anybody sits down or gets up
    Column("seq", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("to_act", String(20)),
    Column("over", Boolean, nullable=False),
    Column("result", Text),
    Column("draw", String(20)),  # the seat that offers one
    Column("closed", TIME),  # whoever runs the server has ended it: it can be read, and nothing else
    Column("forked", String(50)),  # the game and the step of it that this one goes on from
    Column("lesson", String(40)),  # dice and other side are those of this lesson
    Column("staff", Text),  # JSON: may all ask theirs, who has asked, and what it decides by itself (`staffing`)
    Index("ix_tables_listed", "listed", "over", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("bot", String(80)),
    Column("former", String(22)),  # the last person who sat here and got up
    Column("invitation", String(64), unique=True),
    Column("entropy", String(128)),
    Column("arrival", Integer, nullable=False),  # the order in which people sat down
    Column("away", TIME),  # since when the person has had no connection to a live table, or `former` has been gone
)

sittings = Table(
    "sittings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seating", Integer, primary_key=True, autoincrement=False),  # of the table when it began
    Column("seat", String(20), primary_key=True),
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("bot", String(80)),
    Column("since", Integer, nullable=False),  # the last line of the log before they sat down
    Column("until", Integer),  # the last before they got up; NULL: they sit there still
)

steps = Table(
    "steps",
    metadata,
    # Two writers of the same line: the second is refused by this key. It is the lock of every move.
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(5), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("state_hash", String(16), nullable=False),
    Column("link", String(16), nullable=False),
    Column("news", Boolean, nullable=False),
    Column("known_to", Text),  # JSON list of the seats that may know the action; NULL: everybody
    Column("events", Text, nullable=False),  # JSON
    Column("at", TIME, nullable=False),
    Column("staff", String(30)),  # whose staff had a part in it, and which
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    # Of finished games. Whoever works on one says every few seconds that it is still at work.
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", String(40), nullable=False),
    Column("at", TIME, nullable=False),
    Column("steps", Integer, nullable=False),  # that have been gone through
    Column("found", Text),  # JSON; NULL: not yet, or there is a problem
    Column("problem", String(40)),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", String(20)),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
    Index("ix_chat_table", "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

undo_requests = Table(
    "undo_requests",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # off the table as soon as the log has grown
    Column("seat", String(20), nullable=False),
    Column("number", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)
