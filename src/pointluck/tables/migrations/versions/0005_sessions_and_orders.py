"""Sessions that can be ended, people who are silenced, shut out or gone, and orders to the servers that are running."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=22), nullable=False),
        sa.Column("created", sa.String(length=27), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_sessions_person_id")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person_id"), "sessions", ["person_id"], unique=False)
    op.create_table(
        "orders",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("at", sa.String(length=27), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
    op.create_index(op.f("ix_orders_at"), "orders", ["at"], unique=False)
    op.create_table(
        "blocks",
        sa.Column("block", sa.String(length=43), nullable=False),
        sa.Column("at", sa.String(length=27), nullable=False),
        sa.PrimaryKeyConstraint("block", name=op.f("pk_blocks")),
    )
    for name in ("muted", "banned", "deleted"):
        op.add_column("people", sa.Column(name, sa.String(length=27), nullable=True))
    _keep_devices()


def _keep_devices() -> None:
    """Until now a device had a signature of its person's id. It stays valid, as a session like any other."""
    connection = op.get_bind()
    key = connection.execute(sa.text("SELECT value FROM keys WHERE name = 'device'")).scalar_one_or_none()
    if key is None:
        return
    at = datetime.now(UTC).isoformat(timespec="microseconds")[:26] + "Z"
    people = connection.execute(sa.text("SELECT id FROM people")).scalars().all()
    sessions = [{"token": _session(bytes.fromhex(key), one), "person_id": one, "created": at} for one in people]
    if sessions:
        insert = sa.text("INSERT INTO sessions (token, person_id, created) VALUES (:token, :person_id, :created)")
        connection.execute(insert, sessions)


def _session(key: bytes, person_id: str) -> str:
    mark = hmac.new(key, f"device|{person_id}".encode(), hashlib.sha256).hexdigest()
    return hashlib.sha256(f"{person_id}.{mark}".encode()).hexdigest()
