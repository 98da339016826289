"""The doctrine of Kido Butai's commander."""

from __future__ import annotations

from pointluck.engine import Action

from .base import Situation


class KidoButaiDoctrine:
    """A sensible scripted commander."""

    name = "doctrine"

    def __init__(self, seat: str, seed: int | str) -> None:
        self.seat = seat

    def choose(self, situation: Situation) -> Action:
        return situation.legal[0]
