"""Reviews of finished games, so that each is worked out once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("at", sa.String(length=27), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=True),
        sa.Column("problem", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
