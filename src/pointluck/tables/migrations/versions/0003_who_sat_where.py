"""Who held which seat, from which line of the log to which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seating", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=True),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_sittings_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seating", "seat", name=op.f("pk_sittings")),
    )
    op.create_index(op.f("ix_sittings_person_id"), "sittings", ["person_id"], unique=False)
    # Until now only the last person who got up was kept. When they did is not known: at most with the last line.
    op.execute(
        "INSERT INTO sittings (table_id, seating, seat, person_id, since, until) "
        "SELECT seats.table_id, 0, seats.seat, seats.former, 0, tables.seq FROM seats "
        "JOIN tables ON tables.id = seats.table_id JOIN people ON people.id = seats.former "
        "WHERE tables.seq > 0 AND tables.imported IS NULL AND seats.former <> COALESCE(seats.person_id, '')"
    )
    op.execute(
        "INSERT INTO sittings (table_id, seating, seat, person_id, bot, since) "
        "SELECT seats.table_id, tables.seating + 1, seats.seat, seats.person_id, seats.bot, "
        "CASE WHEN seats.former <> COALESCE(seats.person_id, '') THEN tables.seq ELSE 0 END FROM seats "
        "JOIN tables ON tables.id = seats.table_id "
        "WHERE tables.imported IS NULL AND (seats.person_id IS NOT NULL OR seats.bot IS NOT NULL)"
    )
    # So that no later change of seats has the same number.
    op.execute("UPDATE tables SET seating = seating + 1")
