"""A database is brought up to date when it is opened. Only the store needs this, and Alembic, and only then."""

from __future__ import annotations

from collections.abc import Iterable

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from .problems import StoreProblem

_MIGRATION_LOCK = 19420604


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several processes may open a new database in the same second; one after another they find it done.
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    refuse_newer(MigrationContext.configure(connection).get_current_heads())
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def refuse_newer(found: Iterable[str]) -> None:
    """Raises StoreProblem for a database that a newer version has changed: what it means we cannot know."""
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    unknown = [revision for revision in found if revision not in known]
    if unknown:
        raise StoreProblem("store-newer", found=unknown[0][:40], known=max(known))


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "pointluck.tables:migrations")
    return config
