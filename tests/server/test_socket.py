"""One socket at one table."""

from __future__ import annotations

import pytest

from tests.server.serving import Client, Running, Wire


@pytest.fixture
def duel(nimitz: Client, yamamoto: Client) -> tuple[str, Wire, Wire]:
    """A dogfight between two people: the table, the socket of the USA and that of Japan."""
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    yamamoto.join(made["invitations"]["japan"])
    table = made["table"]["id"]
    return table, nimitz.sit(table), yamamoto.sit(table)


def test_a_welcome_has_everything_a_client_needs(nimitz: Client) -> None:
    table = nimitz.make()["table"]
    with nimitz.sit(table["id"]) as wire:
        welcome = wire.welcome
        assert welcome["table"]["id"] == table["id"]
        assert welcome["outlook"]["seat"] == "japan"
        assert welcome["outlook"]["prompt"]["legal"]
        assert welcome["whole"] and welcome["log"] == []
        assert welcome["table"]["seats"][0]["you"] and welcome["table"]["seats"][0]["here"]


def test_an_action_is_done_and_told(nimitz: Client) -> None:
    with nimitz.sit(nimitz.make()["table"]["id"]) as wire:
        first = wire.outlook["prompt"]["legal"][0]
        after = wire.play(first)
        assert after["number"] == 1
        news = [message for message in map(str, wire.heard) if '"type":"news"' in message]
        assert first in news[0]
