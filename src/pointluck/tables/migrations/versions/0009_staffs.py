"""The staffs of players: what they may do, and where they had a part."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("staff", sa.Text(), nullable=True))
    op.add_column("steps", sa.Column("staff", sa.String(length=30), nullable=True))
