"""`pointluck serve`: tables for a club or the internet."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language
    from pointluck.server.settings import Settings


def add(subparsers: Subparsers, language: Language) -> None:
    say = language.say
    parser = subparsers.add_parser("serve", description=say("help-serve"))
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help=say("help-host"))
    parser.add_argument("--port", metavar="PORT", default="1942", help=say("help-port"))
    parser.add_argument("--database", metavar="URL", help=say("help-database"))
    parser.add_argument("--workers", metavar="N", default="1", help=say("help-serve-workers"))
    parser.add_argument("--bots", metavar="N", default="1", help=say("help-bots"))
    parser.add_argument("--url", metavar="URL", action="append", default=[], help=say("help-url"))
    parser.add_argument("--limits", metavar="usual|none", default="usual", help=say("help-limits"))
    parser.add_argument("--open-metrics", action="store_true", help=say("help-open-metrics"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.arguments import WORKERS_AT_MOST, whole_number
    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.serving import is_postgres, start
    from pointluck.server.running import bind

    workers = min(whole_number(arguments.workers, "--workers", least=1), WORKERS_AT_MOST)
    settings = _settings(arguments)
    if workers > 1 and not is_postgres(settings.database):
        raise UsageProblem("workers-postgres", workers=str(workers))
    listening = bind(arguments.host, _port(arguments.port))
    return start(settings, listening, workers, language)


def _port(given: str) -> int:
    from pointluck.cli.arguments import whole_number
    from pointluck.cli.problems import UsageProblem

    port = whole_number(given, "--port")
    if port > 65535:
        raise UsageProblem("port-range", given=given)
    return port


def _settings(arguments: Namespace) -> Settings:
    from pointluck.cli.arguments import whole_number
    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.serving import database_url, names
    from pointluck.server.settings import LOOPBACK, UNLIMITED, Limits, Settings

    if arguments.limits not in ("usual", "none"):
        raise UsageProblem("limits-unknown", given=arguments.limits)
    named = names(arguments.url)
    closed = bool(named) or arguments.host in LOOPBACK
    return Settings(
        database=database_url(arguments.database),
        bots=whole_number(arguments.bots, "--bots"),
        origins=tuple(origin.rstrip("/") for origin in arguments.url),
        hosts=(*LOOPBACK, *named) if closed else (),
        limits=UNLIMITED if arguments.limits == "none" else Limits(),
        open_metrics=arguments.open_metrics,
    )
