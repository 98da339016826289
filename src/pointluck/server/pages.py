"""The web client's files. Which there are is read from its folder, never from a request."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from html import escape
from pathlib import Path

from fastapi import Request, Response

import pointluck
from pointluck.engine import LANGUAGES
from pointluck.language import Language

FOLDER = Path(pointluck.__file__).parent / "web"
"""Where the build puts the client; it ships inside the wheel."""

ROUTES = (
    "table",
    "join",
    "watch",
    "recover",
    "replay",
    "review",
    "end",
    "verify",
    "rules",
    "learn",
    "school",
    "day",
    "odds",
    "lab",
)
"""First words of paths that the client itself makes sense of: those of web/src/router.ts."""
_FOREVER = "public, max-age=31536000, immutable"
_SMALL = 1024
_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Client:
    """The files of a built client, read anew when it was built anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built = 0.0
        self._files: dict[str, Path] = {}

    def find(self, path: str) -> Path | None:
        self._refresh()
        return self._files.get(path)

    def _refresh(self) -> None:
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._built:
            self._built = built
            found = (file for file in self._folder.rglob("*") if file.is_file()) if built else ()
            self._files = {file.relative_to(self._folder).as_posix(): file for file in found}
            _read.cache_clear()


CLIENT = Client(FOLDER)


def page(request: Request) -> Response | None:
    """What lies at the path of a request; None if nothing does."""
    path = request.url.path.lstrip("/")
    first = path.partition("/")[0]
    name = "index.html" if path == "" or first in ROUTES else path
    file = CLIENT.find(name)
    if file is not None:
        return _sent(request, name, file)
    if name == "index.html":
        return Response(_plain_page(_language(request)), media_type="text/html; charset=utf-8")
    return None


def nowhere(request: Request) -> Response | None:
    """For a browser that asks for a page which does not exist: the client, which says so in its own look."""
    path = request.url.path
    wants_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if not wants_page or path.startswith(("/api/", "/assets/")):
        return None
    file = CLIENT.find("index.html")
    if file is None:
        body = _plain_page(_language(request)).encode()
    else:
        body = _read(file)[0]
    headers = {"cache-control": "no-store", "vary": "accept"}
    return Response(body, 404, headers, media_type="text/html; charset=utf-8")


def _sent(request: Request, name: str, file: Path) -> Response:
    body, packed, tag = _read(file)
    # A file of the build has its digest in its name; the page that names them must always be fresh.
    headers = {
        "etag": tag,
        "cache-control": _FOREVER if name.startswith("assets/") else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)


@cache
def _read(file: Path) -> tuple[bytes, bytes | None, str]:
    body = file.read_bytes()
    packed = gzip.compress(body, 6, mtime=0) if len(body) > _SMALL else None
    tag = f'"{file.stat().st_mtime_ns:x}-{len(body):x}"'
    return body, packed if packed is not None and len(packed) < len(body) else None, tag


def _language(request: Request) -> Language:
    """The first of the languages the browser asks for that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return Language(code)
    return Language(LANGUAGES[0])


def _plain_page(language: Language) -> str:
    told = [escape(language.say(key)) for key in ("server-page", "server-page-build", "server-page-play")]
    paragraphs = "".join(f"<p>{sentence}</p>" for sentence in told)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Point Luck</title>'
    body = f"<h1>Point Luck</h1>{paragraphs}"
    return f'<!doctype html><html lang="{language.code}"><head>{head}</head><body>{body}</body></html>'
