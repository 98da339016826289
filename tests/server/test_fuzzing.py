"""Whatever is sent, the server answers in its own words, stays up, and changes nothing that it should not."""

from __future__ import annotations

import json

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as some
from schemathesis import Case
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from pointluck.server.app import create_app
from pointluck.server.messages import PROTOCOL, SERVER_MESSAGE
from pointluck.server.settings import Settings
from tests.server.serving import Client, Running, Wire

# --- sockets ------------------------------------------------------------------------------------------------------

SEATS = some.sampled_from(["japan", "usa", "chance", "", "JAPAN", "nobody"])
NUMBERS = some.one_of(some.integers(-2, 50), some.integers(), some.floats(), some.none(), some.text(max_size=5))
TEXTS = some.one_of(
    some.sampled_from(["end", "load akagi 1b 2t", "launch A1 strike", "die 6", "forward", "undo 0"]),
    some.text(max_size=60),
)
JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
MESSAGES = some.one_of(
    some.fixed_dictionaries({"type": some.just("act"), "id": NUMBERS, "seat": SEATS, "seq": NUMBERS, "action": TEXTS}),
    some.fixed_dictionaries({"type": some.just("undo"), "id": NUMBERS, "seat": SEATS, "seq": NUMBERS, "to": NUMBERS}),
    some.fixed_dictionaries(
        {
            "type": some.just("answer-undo"),
            "id": NUMBERS,
            "seat": SEATS,
            "seq": NUMBERS,
            "agree": some.booleans() | NUMBERS,
        }
    ),
    some.fixed_dictionaries({"type": some.just("look"), "id": NUMBERS, "seat": SEATS | some.none()}),
    some.fixed_dictionaries({"type": some.just("why"), "id": NUMBERS, "seat": SEATS, "action": TEXTS}),
    some.fixed_dictionaries({"type": some.sampled_from(["chat", "note"]), "id": NUMBERS, "text": TEXTS | JSON}),
    some.fixed_dictionaries({"type": some.just("ping"), "id": NUMBERS}, optional={"more": JSON}),
    some.fixed_dictionaries(
        {"type": some.just("hello"), "protocol": some.sampled_from([PROTOCOL, 0, 2]) | NUMBERS},
        optional={"seen": NUMBERS, "seat": SEATS, "token": TEXTS, "watch": TEXTS},
    ),
)
FRAMES = some.one_of(
    MESSAGES.map(json.dumps),
    JSON.map(json.dumps),
    some.text(max_size=80),
    some.binary(max_size=80),
    some.sampled_from(["[" * 3000, '{"type":"act"' + "," * 100, '{"id":1e999}', "\ud7ff", '{"type":"ping","id":NaN}']),
)


@pytest.fixture(scope="module")
def fuzzed(server: Running) -> tuple[Client, str, Client]:
    """Two people and their table."""
    nimitz, yamamoto = server.person("Nimitz"), server.person("Yamamoto")
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    yamamoto.join(made["invitations"]["japan"])
    return nimitz, made["table"]["id"], yamamoto


@pytest.mark.slow
@settings(max_examples=60)
@given(frames=some.lists(FRAMES, min_size=1, max_size=12))
def test_no_frame_upsets_a_socket(fuzzed: tuple[Client, str, Client], frames: list[str | bytes]) -> None:
    person, table, other = fuzzed
    with person.sit(table) as wire:
        try:
            for frame in frames:
                wire.raw(frame)
            wire.send(type="ping", id=2**31)
            _read_all(wire)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (1007, 1008), closed
    with other.sit(table) as wire:
        assert wire.ask("ping")["type"] == "pong"
        assert wire.outlook["view"]["seat"] == "japan"


def _read_all(wire: Wire) -> None:
    while True:
        message = wire.receive()
        assert message.get("key") != "problem-trouble", "the server did not expect that"
        if message["type"] == "pong" and message["id"] == 2**31:
            return


@settings(max_examples=40)
@given(first=FRAMES)
def test_no_first_frame_upsets_a_socket(fuzzed: tuple[Client, str, Client], first: str | bytes) -> None:
    person, table, _ = fuzzed
    with Wire(person.origin, table) as wire:
        wire.raw(first)
        try:
            while True:
                message = wire.receive()
                SERVER_MESSAGE.validate_python(message)
                assert message["type"] in ("no", "bye")
                assert message["key"] != "problem-trouble"
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (1007, 1008), closed


# --- HTTP ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def token(server: Running) -> str:
    person = server.person("Schema")
    assert person.token is not None
    return person.token


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings("")).api.openapi())


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=10)
def test_the_interface_keeps_to_its_description(case: Case, server: Running, token: str) -> None:
    """Its own answers, whatever it is asked: documented statuses, bodies that fit, and never an error of the server."""
    answer = case.call(base_url=server.origin, headers={"authorization": f"Bearer {token}"})
    case.validate_response(answer, excluded_checks=UNFIT)


UNFIT = [
    # Without a token there is still somebody to greet, and texts to read: most of it is open to everybody.
    ignored_auth,
    # An address that exists may still refuse what was asked of it for reasons that no schema can tell.
    positive_data_acceptance,
]
