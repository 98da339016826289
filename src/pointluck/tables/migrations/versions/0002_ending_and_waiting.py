"""Draws that are offered, and since when somebody has been away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("draw", sa.String(length=20), nullable=True))
    op.add_column("seats", sa.Column("away", sa.String(length=27), nullable=True))
