"""`pointluck admin`: people and tables of a server, also of a running one, for whoever runs it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language
    from pointluck.tables.admin import Admin

DECLINED = 1
_LONGEST = 40
"""Ids that are named one by one before something is done to them."""


def add(subparsers: Subparsers, language: Language) -> None:
    say = language.say
    parser = subparsers.add_parser("admin", description=f"{say('help-admin')} {say('help-admin-actions')}")
    parser.add_argument("action", nargs="?", metavar="ACTION", help="|".join(_ACTIONS))
    parser.add_argument("what", nargs="*", metavar="ID", help=say("help-admin-what"))
    parser.add_argument("--database", metavar="URL", help=say("help-database"))
    parser.add_argument("--find", metavar="TEXT", default="", help=say("help-admin-find"))
    parser.add_argument("--days", metavar="N", help=say("help-admin-days"))
    parser.add_argument("--json", action="store_true", help=say("help-admin-json"))
    parser.add_argument("--yes", action="store_true", help=say("help-admin-yes"))


def run(arguments: Namespace, language: Language) -> int:
    import asyncio

    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.serving import database_url
    from pointluck.tables.admin import Admin
    from pointluck.tables.backup import opened_store

    if arguments.action not in _ACTIONS:
        raise UsageProblem("admin-action", given=arguments.action or "", actions=list(_ACTIONS))
    needs, act = _ACTIONS[arguments.action]
    if needs and not arguments.what:
        raise UsageProblem("admin-what", action=arguments.action)

    async def acting() -> int:
        async with opened_store(database_url(arguments.database), must_exist=True) as store:
            return await act(Admin(store), arguments, language)

    return asyncio.run(acting())


# --- lists ----------------------------------------------------------------------------------------------------------


async def _people(admin: Admin, arguments: Namespace, language: Language) -> int:
    _tell(await admin.people(arguments.find), arguments, _person_line)
    return 0


async def _tables(admin: Admin, arguments: Namespace, language: Language) -> int:
    idle = None if arguments.days is None else _days(arguments)
    _tell(await admin.tables(arguments.find, idle), arguments, _table_line)
    return 0


async def _bans(admin: Admin, arguments: Namespace, language: Language) -> int:
    people = [row for row in await admin.people() if row["banned"] or row["muted"]]
    found = [{"block": block} for block in await admin.blocks()]
    _tell([*people, *found], arguments, lambda row: row.get("block") or _person_line(row))
    return 0


async def _show(admin: Admin, arguments: Namespace, language: Language) -> int:
    for subject in arguments.what:
        if await admin.is_person(subject):
            _tell([await admin.person(subject)], arguments, _person_line)
            _tell(await admin.tables(subject), arguments, lambda row: f"  {_table_line(row)}")
        else:
            _tell([await admin.table(subject)], arguments, _table_line)
    return 0


def _tell(rows: list[dict[str, Any]], arguments: Namespace, line: Callable[[dict[str, Any]], str]) -> None:
    import json

    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for row in rows:
        print(line(row))


def _person_line(row: dict[str, Any]) -> str:
    marks = [name for name in ("muted", "banned", "deleted") if row[name]]
    return f"{row['id']}  {row['created'][:10]}  {row['devices']:>3} {row['tables']:>4}  {_shown(row['name'])}" + (
        f"  [{', '.join(marks)}]" if marks else ""
    )


def _table_line(row: dict[str, Any]) -> str:
    state = "over" if row["over"] else "closed" if row["closed"] else row["to_act"] or "-"
    seats = ", ".join(f"{seat}={_shown(str(who)) or '-'}" for seat, who in row["seats"].items())
    return f"{row['id']}  {str(row['moved'])[:10]}  {_shown(str(row['game'])):<17} {row['seq']:>5}  {state:<8} {seats}"


def _shown(text: str) -> str:
    """Names are chosen by strangers: nothing in them may steer a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


# --- tables ---------------------------------------------------------------------------------------------------------


async def _close(admin: Admin, arguments: Namespace, language: Language) -> int:
    for table in arguments.what:
        await admin.table(table)
    if not _sure(arguments, language, language.say("admin-close", count=len(arguments.what)), arguments.what):
        return DECLINED
    await admin.close(arguments.what)
    return _done(language)


async def _reopen(admin: Admin, arguments: Namespace, language: Language) -> int:
    for table in arguments.what:
        await admin.table(table)
    await admin.close(arguments.what, closed=False)
    return _done(language)


async def _end_idle(admin: Admin, arguments: Namespace, language: Language) -> int:
    from pointluck.cli.problems import UsageProblem

    if arguments.days is None:
        raise UsageProblem("admin-days")
    days = _days(arguments)
    untouched, begun = await admin.idle(days)
    numbers = {"days": days, "begun": len(begun), "untouched": len(untouched)}
    if not _sure(arguments, language, language.say("admin-idle", **numbers), [*begun, *untouched]):
        return DECLINED
    await admin.close(begun)
    await admin.delete_tables(untouched)
    return _done(language)


# --- people ---------------------------------------------------------------------------------------------------------


async def _delete(admin: Admin, arguments: Namespace, language: Language) -> int:
    people = [subject for subject in arguments.what if await admin.is_person(subject)]
    tables = [subject for subject in arguments.what if subject not in people]
    for table in tables:
        await admin.table(table)
    said = [language.say("admin-delete-tables", count=len(tables))] if tables else []
    for person in people:
        row, fate = await admin.person(person), await admin.fate(person)
        numbers = {"alone": len(fate.alone), "left": len(fate.left), "finished": len(fate.finished)}
        said.append(language.say("admin-delete-person", name=_shown(row["name"]), **numbers))
    if not _sure(arguments, language, "\n".join(said), arguments.what):
        return DECLINED
    await admin.delete_tables(tables)
    for person in people:
        await admin.delete_person(person)
    return _done(language)


async def _ban(admin: Admin, arguments: Namespace, language: Language) -> int:
    from pointluck.tables.blocks import block_of

    for subject in arguments.what:
        if not await admin.is_person(subject):
            block_of(subject)
    if not _sure(arguments, language, language.say("admin-ban", count=len(arguments.what)), arguments.what):
        return DECLINED
    for subject in arguments.what:
        await (admin.ban(subject) if await admin.is_person(subject) else _blocked(admin, subject))
    return _done(language)


async def _blocked(admin: Admin, address: str) -> None:
    await admin.block(address)


async def _unban(admin: Admin, arguments: Namespace, language: Language) -> int:
    for subject in arguments.what:
        await (admin.ban(subject, banned=False) if await admin.is_person(subject) else admin.unblock(subject))
    return _done(language)


async def _mute(admin: Admin, arguments: Namespace, language: Language) -> int:
    for person in arguments.what:
        await admin.person(person)
        await admin.mute(person, muted=arguments.action == "mute")
    return _done(language)


async def _log_out(admin: Admin, arguments: Namespace, language: Language) -> int:
    for person in arguments.what:
        await admin.person(person)
    if not _sure(arguments, language, language.say("admin-logout", count=len(arguments.what)), arguments.what):
        return DECLINED
    for person in arguments.what:
        await admin.log_out(person)
    return _done(language)


async def _export(admin: Admin, arguments: Namespace, language: Language) -> int:
    import json

    print(json.dumps([await admin.export(person) for person in arguments.what], ensure_ascii=False, indent=1))
    return 0


# --- asking ---------------------------------------------------------------------------------------------------------


def _sure(arguments: Namespace, language: Language, what: str, ids: list[str]) -> bool:
    """Says what will happen, and asks unless it was told not to."""
    import sys

    print(what)
    for one in ids[:_LONGEST]:
        print(f"  {one}")
    if len(ids) > _LONGEST:
        print("  …")
    if arguments.yes:
        return True
    print(language.say("admin-sure"), end=" ", flush=True)
    return sys.stdin.readline().strip().lower() in language.say("admin-yes").split()


def _done(language: Language) -> int:
    print(language.say("admin-done"))
    return 0


def _days(arguments: Namespace) -> int:
    from pointluck.cli.arguments import whole_number

    return min(whole_number(arguments.days, "--days", least=1), 36500)


_Action = Callable[["Admin", Namespace, "Language"], Awaitable[int]]
_ACTIONS: dict[str, tuple[bool, _Action]] = {
    "people": (False, _people),
    "tables": (False, _tables),
    "bans": (False, _bans),
    "show": (True, _show),
    "close": (True, _close),
    "reopen": (True, _reopen),
    "end-idle": (False, _end_idle),
    "delete": (True, _delete),
    "mute": (True, _mute),
    "unmute": (True, _mute),
    "ban": (True, _ban),
    "unban": (True, _unban),
    "logout": (True, _log_out),
    "export": (True, _export),
}
"""What can be done, and whether it must be said to what."""
