"""For whoever runs the server: is it well, and what does it do."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from pointluck.server import metrics
from pointluck.server.access import club_of
from pointluck.server.settings import LOOPBACK
from pointluck.server.troubles import WireProblem

router = APIRouter(tags=["ops"])


@router.get("/healthz", response_class=Response)
async def healthz(request: Request) -> Response:
    """200 while the server can save and take connections, else 503 and why not. The answer may be some seconds old."""
    await request.app.state.health.check(club_of(request))
    return Response("ok\n", media_type="text/plain")


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def read_metrics(request: Request) -> Response:
    """For Prometheus. Only this machine may ask, unless the server was told otherwise."""
    client = request.client
    if not request.app.state.settings.open_metrics and (client is None or client.host not in LOOPBACK):
        raise WireProblem("metrics-closed")
    body, kind = metrics.exposition()
    return Response(body, headers={"content-type": kind})
