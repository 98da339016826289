"""People, tables, seats, steps and what is said at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.String(length=27), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "recoveries",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("until", sa.String(length=27), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_recoveries_person_id")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_recoveries")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("creator", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("preset", sa.String(length=80), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.Column("data_digest", sa.String(length=16), nullable=False),
        sa.Column("start_hash", sa.String(length=16), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("watch", sa.String(length=8), nullable=False),
        sa.Column("watch_token", sa.String(length=64), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("dice", sa.String(length=4), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("fair_from", sa.Integer(), nullable=False),
        sa.Column("sat", sa.Text(), nullable=True),
        sa.Column("imported", sa.Text(), nullable=True),
        sa.Column("created", sa.String(length=27), nullable=False),
        sa.Column("moved", sa.String(length=27), nullable=False),
        sa.Column("seating", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.String(length=20), nullable=True),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["creator"], ["people.id"], name=op.f("fk_tables_creator")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_creator"), ["creator"], unique=False)
        batch_op.create_index("ix_tables_listed", ["listed", "over", "created"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.String(length=27), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_chat_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("ix_chat_table", ["table_id", "id"], unique=False)

    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_notes_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_notes")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=True),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("former", sa.String(length=22), nullable=True),
        sa.Column("invitation", sa.String(length=64), nullable=True),
        sa.Column("entropy", sa.String(length=128), nullable=True),
        sa.Column("arrival", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("invitation", name=op.f("uq_seats_invitation")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person_id"), ["person_id"], unique=False)

    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=5), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("state_hash", sa.String(length=16), nullable=False),
        sa.Column("link", sa.String(length=16), nullable=False),
        sa.Column("news", sa.Boolean(), nullable=False),
        sa.Column("known_to", sa.Text(), nullable=True),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("at", sa.String(length=27), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_steps_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_steps")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "undo_requests",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_undo_requests_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_undo_requests")),
    )
