"""Requests of nobody in particular. By itself httpx gives up after five seconds, which a busy machine may need."""

from __future__ import annotations

from functools import partial

import httpx

from tests.server.serving import PATIENCE

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
put = partial(httpx.put, timeout=PATIENCE)
delete = partial(httpx.delete, timeout=PATIENCE)
request = partial(httpx.request, timeout=PATIENCE)
