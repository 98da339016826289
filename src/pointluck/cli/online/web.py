"""The server's HTTP interface from the command line, and who one is there."""

from __future__ import annotations

import json
from getpass import getuser
from secrets import token_hex
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from pydantic import TypeAdapter

from pointluck.cli.problems import UsageProblem
from pointluck.engine import Params, Problem, Refusal, Refused, State
from pointluck.server.messages import HostKey, Made, Me, Trouble
from pointluck.tables import TableInfo
from pointluck.tables.info import AdviceInfo

from .files import Keyring, Promises
from .promised import given

if TYPE_CHECKING:
    from pointluck.analysis.staff import Counsel

_PATIENCE = 30
_TABLE = TypeAdapter(TableInfo)
_ADVICE = TypeAdapter(AdviceInfo)


class FromServer(Problem):
    """A problem that the server told; its key has a sentence here as there."""


def as_problem(key: str, params: Params, clause: str | None) -> Problem:
    """The problem behind a message key of the wire."""
    kind, _, name = key.partition("-")
    if kind == "refusal":
        return Refused(Refusal(name, params, clause or ""))
    return FromServer(name, **params)


def origin_of(link: str) -> str:
    parts = urlsplit(link if "://" in link else f"http://{link}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise UsageProblem("server-form", given=link)
    return f"{parts.scheme}://{parts.netloc}"


class Web:
    """One person at one server."""

    def __init__(self, link: str, name: str | None) -> None:
        self.origin = origin_of(link)
        self._name = name or _login()
        self.token = ""
        self.promises = Promises(self.origin, self._name)

    def introduce(self) -> str:
        """Be who one was there last time, or somebody new; the name."""
        known = Keyring()
        name = self._name
        self.token = known.get(self.origin, name)
        if self.token:
            try:
                return Me.model_validate(self.get("/api/me")).name
            except FromServer:
                # A server with another database, or one that has forgotten us.
                self.token = ""
        me = Me.model_validate(self.post("/api/me", {"name": name}))
        self.token = me.token or ""
        known.put(self.origin, name, self.token)
        return me.name

    def make_table(self, wish: dict[str, Any]) -> Made:
        digits = token_hex(32)
        made = Made.model_validate(self.post("/api/tables", {**wish, "entropy": digits}))
        # They count for the first of our seats.
        self._gave(made.table, next((seat.seat for seat in made.table.seats if seat.you), None), digits)
        return made

    def table(self, table_id: str) -> TableInfo:
        return _TABLE.validate_python(self.get(f"/api/tables/{table_id}"))

    def join(self, invitation: str) -> TableInfo:
        """Sit down where an invitation leads."""
        found = self.get(f"/api/invitations/{invitation}")
        table = _TABLE.validate_python(found["table"])
        return self._sit(table.id, found["seat"], invitation=invitation)

    def sit(self, table_id: str, seat: str) -> TableInfo:
        """Take back the seat that is kept for one."""
        return self._sit(table_id, seat)

    def _sit(self, table_id: str, seat: str, **more: str) -> TableInfo:
        digits = token_hex(32)
        wish = {"seat": seat, "entropy": digits, **more}
        table = _TABLE.validate_python(self.post(f"/api/tables/{table_id}/join", wish))
        self._gave(table, seat, digits)
        return table

    def _gave(self, table: TableInfo, seat: str | None, digits: str) -> None:
        """Keep what was promised about the dice, to compare it at the end."""
        try:
            key = HostKey.model_validate(self.get("/api/key")).key
        except Problem:
            key = None  # Then it is compared without.
        given(self.promises, table, seat, digits, key)

    def substitute(self, table_id: str, seat: str, bot: str) -> TableInfo:
        return _TABLE.validate_python(self.post(f"/api/tables/{table_id}/substitute", {"seat": seat, "bot": bot}))

    def advice(self, table_id: str, seat: str, seq: int, state: State) -> Counsel:
        """What the staff of one's seat would do; `state`: any that fits the view, to read the answers with."""
        from pointluck.analysis.staff import Advised, Counsel
        from pointluck.analysis.value import Estimate

        told = _ADVICE.validate_python(self.post(f"/api/tables/{table_id}/advice", {"seat": seat, "seq": seq}))
        answers = [
            Advised(
                state.parse(one.action),
                one.why,
                None if one.value is None else Estimate(one.value, 0.0),
                None if one.gap is None else Estimate(one.gap, one.error or 0.0),
            )
            for one in told.answers
        ]
        return Counsel(told.unit, told.until, told.games, answers, None, told.mark)

    def record(self, table_id: str) -> str:
        return self._ask("GET", f"/api/tables/{table_id}/record", None).decode()

    def socket_url(self, table_id: str) -> str:
        return f"ws{self.origin.removeprefix('http')}/api/tables/{table_id}/socket"

    # --- requests -----------------------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        return json.loads(self._ask("GET", path, None))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return json.loads(self._ask("POST", path, json.dumps(body).encode()))

    def _ask(self, method: str, path: str, body: bytes | None) -> bytes:
        request = Request(f"{self.origin}{path}", data=body, method=method)
        request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urlopen(request, timeout=_PATIENCE) as answer:
                read: bytes = answer.read()
                return read
        except HTTPError as error:
            raise self._refused(error) from None
        except (URLError, OSError) as error:
            why = str(getattr(error, "reason", error))
            raise UsageProblem("server-unreachable", server=self.origin, why=why) from None

    def _refused(self, error: HTTPError) -> Problem:
        try:
            trouble = Trouble.model_validate_json(error.read())
        except ValueError:
            return UsageProblem("server-unreachable", server=self.origin, why=f"HTTP {error.code}")
        return as_problem(trouble.key, trouble.params, trouble.clause)


def _login() -> str:
    try:
        return getuser()[:40]
    except (OSError, ImportError, KeyError):  # Python tells it in as many ways as it has versions
        return "Nimitz"
