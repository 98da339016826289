"""The door: what is checked of every request before anything else looks at it, and what goes out with every answer."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .limits import Buckets, Budget, Payer, block_of
from .logs import log
from .metering import Meter, metered
from .settings import Settings
from .troubles import WireProblem, status_of, trouble

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE")
"""Those that are told by name in counts and logs; whatever else a client makes up is "other"."""
_MAKING = ("/api/me", "/api/me/recovery", "/api/recover", "/api/tables", "/api/records", "/api/verify")
_FORK = "/fork"
"""Makes a table too: the end of the path."""
_RECORDS = ("/api/records", "/api/verify")
"""What takes a whole record."""
MOST_PARTS = 20_000
"""Of a body: texts, names, numbers and lists. Of as many bytes a single text is read a hundred times faster than a
million small lists, and a record is a single text."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Pieces are placed by their style attributes; these can load nothing, since everything else is closed.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # Paths hold invitations: they are told to nobody.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """Wraps the whole application, so that no answer leaves without its headers, errors included."""

    def __init__(self, app: ASGIApp, settings: Settings, shut_out: Callable[[str], bool]) -> None:
        self.app = app
        self._shut_out = shut_out
        self._settings = settings
        self.budget = Budget(settings.limits)
        self._requests = Buckets(settings.limits.requests)
        self._makings = Buckets(settings.limits.makings)
        self._openings = Buckets(settings.limits.openings)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # --- HTTP ---------------------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, meter = perf_counter(), Meter()
        answer = _Answer(send, meter, secure=scope["scheme"] == "https", api=scope["path"].startswith("/api/"))
        try:
            self._admit(scope)
            async with asyncio.timeout(self._settings.limits.request):
                await metered(self.app(scope, answer.measured(receive, self._size(scope)), answer), meter)
        except WireProblem as problem:
            await answer.refuse(problem)
        except TimeoutError:
            await answer.refuse(WireProblem("late"))
        except Exception:
            log("request failed", level=logging.ERROR, trace=True, route=_route(scope))
            await answer.refuse(WireProblem("trouble"))
        self.budget.settle(Payer(block_of(scope), scope.get("state", {}).get("person_id")), meter)
        self._note(scope, answer.status, perf_counter() - began)

    def _admit(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._check_host(headers)
        self._check_address(_address(scope))
        block = block_of(scope)
        wait = self._requests.take(block) or self.budget.owed(Payer(block, None))
        if scope["method"] not in SAFE_METHODS:
            self._check_origin(scope, headers)
            if not wait and (scope["path"] in _MAKING or scope["path"].endswith(_FORK)):
                wait = self._makings.take(block)
        if wait:
            metrics.LIMITED.labels("requests").inc()
            raise WireProblem("too-often", seconds=int(wait) + 1)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self._size(scope):
            metrics.LIMITED.labels("body").inc()
            raise WireProblem("body-large", most=self._size(scope))

    def _size(self, scope: Scope) -> int:
        limits, path = self._settings.limits, scope["path"]
        if path in _RECORDS:
            return limits.record
        return limits.figures if path == "/api/tables" or path.endswith("/figures/check") else limits.body

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = _route(scope), scope["method"] if scope["method"] in METHODS else "other"
        metrics.REQUESTS.labels(method, route, status).inc()
        metrics.SECONDS.labels(route).observe(seconds)
        log("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))

    # --- sockets ------------------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = block_of(scope)
        try:
            self._admit_socket(scope, address)
        except WireProblem as problem:
            await receive()
            await _reject(send, problem)
            return
        self._sockets[address] += 1
        metrics.SOCKETS.inc()
        opening = _Opening(send)
        try:
            await self.app(scope, receive, opening)
        except Exception:
            log("socket failed", level=logging.ERROR, trace=True, route=_route(scope))
            await opening.refuse(WireProblem("trouble"))
        finally:
            metrics.SOCKETS.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _admit_socket(self, scope: Scope, address: str) -> None:
        headers = Headers(scope=scope)
        self._check_host(headers)
        self._check_address(_address(scope))
        self._check_origin(scope, headers)
        wait = self._openings.take(address) or self.budget.owed(Payer(address, None))
        if wait or self._sockets[address] >= self._settings.limits.sockets:
            metrics.LIMITED.labels("sockets").inc()
            raise WireProblem("too-often", seconds=int(wait) + 1)

    # --- who asks -----------------------------------------------------------------------------------------------

    def _check_address(self, address: str) -> None:
        if self._shut_out(address):
            metrics.LIMITED.labels("banned").inc()
            raise WireProblem("banned")

    def _check_host(self, headers: Headers) -> None:
        """A page elsewhere may call itself by a name that leads here; it must not get further."""
        allowed = self._settings.hosts
        if allowed and _name(headers.get("host", "")) not in allowed:
            raise WireProblem("host-unknown", host=headers.get("host", "")[:100])

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Browsers say from which page a request comes: only ours may change anything or listen."""
        origin = headers.get("origin")
        if origin is None:
            # No browser, or one so old that it must do without cookies here.
            if "cookie" in headers:
                raise WireProblem("origin-foreign", origin="")
            return
        if origin in self._settings.origins:
            return
        scheme, _, place = origin.partition("://")
        if scheme not in ("http", "https") or place != headers.get("host", ""):
            metrics.LIMITED.labels("origin").inc()
            raise WireProblem("origin-foreign", origin=origin[:100])


class _Answer:
    """Sends an answer with the headers that every answer has."""

    def __init__(self, send: Send, meter: Meter, secure: bool, api: bool) -> None:
        self._send = send
        self._meter = meter
        self._secure = secure
        self._api = api
        self._over: WireProblem | None = None
        self.status = 0

    def measured(self, receive: Receive, most: int) -> Receive:
        """Counts the bytes of a body as they come, for clients that do not say how many there will be; and parts."""
        taken = parts = 0

        async def counting() -> Message:
            nonlocal taken, parts
            message = await receive()
            body = message.get("body", b"")
            taken += len(body)
            parts += parts_of(body)
            # Whoever reads the body makes an error of their own of it; ours is told instead.
            if taken > most:
                self._over = WireProblem("body-large", most=most)
            elif parts > MOST_PARTS:
                self._over = WireProblem("request-wrong", where="body", why="too many parts")
            if self._over is not None:
                raise self._over
            return message

        return counting

    async def __call__(self, message: Message) -> None:
        if self._over is not None:
            await self.refuse(self._over)
            return
        await self._pass_on(message)

    async def _pass_on(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._secure:
                headers.setdefault("strict-transport-security", "max-age=31536000")
            if self._api:
                headers.setdefault("cache-control", "no-store")
        self._meter.size += len(message.get("body", b""))
        await self._send(message)

    async def refuse(self, problem: WireProblem) -> None:
        if self.status:
            # The answer is on its way already; the connection will be cut.
            return
        for message in _response(problem, "http.response"):
            await self._pass_on(message)


class _Opening:
    """Until a socket is accepted it is a request, and refused like one."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "websocket.close" and not self._begun:
            # Nobody answers at that path, or it is none.
            await self.refuse(WireProblem("nowhere"))
            return
        self._begun = True
        await self._send(message)

    async def refuse(self, problem: WireProblem) -> None:
        if not self._begun:
            self._begun = True
            await _reject(self._send, problem)


def parts_of(body: bytes) -> int:
    """How many parts a piece of JSON has at most, counted by what begins or divides them."""
    escaped = body.count(b'\\"') - body.count(b'\\\\"')
    return body.count(b",") + body.count(b"[") + body.count(b"{") + body.count(b'"') - escaped


def _response(problem: WireProblem, kind: str) -> list[Message]:
    body = trouble(problem).model_dump_json().encode()
    response = Response(body, status_of(problem), media_type="application/json")
    if problem.key == "too-often":
        response.headers["retry-after"] = str(problem.params["seconds"])
    if kind != "http.response":
        response.headers.update(HEADERS)
    start = {"type": f"{kind}.start", "status": response.status_code, "headers": response.raw_headers}
    return [start, {"type": f"{kind}.body", "body": body}]


async def _reject(send: Send, problem: WireProblem) -> None:
    for message in _response(problem, "websocket.http.response"):
        await send(message)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _name(host: str) -> str:
    """The host without its port: `[::1]:1942` is ::1."""
    try:
        return (urlsplit(f"//{host}").hostname or "") if "@" not in host else ""
    except ValueError:
        return ""


def _route(scope: Scope) -> str:
    """The pattern of the path, never the path itself: that may hold a token."""
    return str(getattr(scope.get("route"), "path", "-"))
