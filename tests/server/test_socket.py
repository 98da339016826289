"""One socket at one table: hello and welcome, news, chairs, presence, talk, and what is refused."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from pointluck.server.messages import PROTOCOL
from pointluck.server.settings import Limits, Rate, Settings
from tests.server.conftest import sqlite
from tests.server.serving import PATIENCE, Client, Running, Wire, serving


class Duel(NamedTuple):
    """A dogfight between two people."""

    made: dict[str, Any]
    table: str
    usa: Wire
    japan: Wire

    @property
    def to_act(self) -> Wire:
        return self.usa if self.usa.outlook["waiting_for"] == "usa" else self.japan

    @property
    def other(self) -> Wire:
        return self.japan if self.to_act is self.usa else self.usa


@pytest.fixture
def duel(nimitz: Client, yamamoto: Client) -> Duel:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    yamamoto.join(made["invitations"]["japan"])
    table = made["table"]["id"]
    return Duel(made, table, nimitz.sit(table), yamamoto.sit(table))


# --- hello and welcome --------------------------------------------------------------------------------------------


def test_a_welcome_has_everything_a_client_needs(nimitz: Client) -> None:
    table = nimitz.make()["table"]
    welcome = nimitz.sit(table["id"]).welcome
    assert welcome["table"]["id"] == table["id"]
    assert welcome["outlook"]["seat"] == "japan"
    assert welcome["outlook"]["prompt"]["legal"]
    assert welcome["whole"] and welcome["log"] == []
    assert welcome["table"]["seats"][0]["you"] and welcome["table"]["seats"][0]["here"]


def test_an_action_is_done_and_told(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    first = wire.outlook["prompt"]["legal"][0]
    assert wire.play(first)["number"] == 1
    (news,) = [json.loads(text) for text in wire.heard if '"type":"news"' in text]
    assert news["steps"][0]["action"] == first
    assert news["undone"] == []


def test_who_comes_back_goes_on_from_what_was_seen(nimitz: Client) -> None:
    table = nimitz.make()["table"]["id"]
    wire = nimitz.sit(table)
    for _ in range(3):
        wire.play(wire.outlook["prompt"]["legal"][0])
    seen = wire.outlook["seq"]
    wire.play(wire.outlook["prompt"]["legal"][0])
    wire.close()
    again = nimitz.sit(table, seen=seen).welcome
    assert not again["whole"]
    assert [step["seq"] for step in again["log"]] == list(range(seen + 1, again["outlook"]["seq"] + 1))


def test_who_has_seen_what_never_happened_begins_anew(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make()["table"]["id"], seen=99)
    assert wire.welcome["whole"] and wire.welcome["log"] == []


def test_a_second_hello_begins_anew(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    wire.send(type="hello", protocol=PROTOCOL, token=nimitz.token)
    assert wire.expect("welcome")["whole"]


def farewell(wire: Wire) -> dict[str, Any]:
    """The last message before the server closes."""
    while True:
        message = wire.receive()
        if message["type"] == "bye":
            with pytest.raises(ConnectionClosed):
                wire.receive()
            return message


@pytest.mark.parametrize(
    ("first", "key"),
    [
        ({"type": "hello", "protocol": 99}, "problem-protocol"),
        ({"type": "ping", "id": 1}, "problem-hello-first"),
        ({"type": "hello", "protocol": PROTOCOL}, "problem-table-unknown"),
    ],
)
def test_a_wrong_beginning_is_the_end(nimitz: Client, first: dict[str, Any], key: str) -> None:
    wire = Wire(nimitz.origin, nimitz.make(watch="nobody")["table"]["id"])
    wire.send(**first)
    bye = farewell(wire)
    assert (bye["key"], bye["again"]) == (key, False)


def test_a_table_that_is_not_there_and_one_that_is_not_yours_are_told_alike(nimitz: Client, yamamoto: Client) -> None:
    table = nimitz.make(watch="nobody")["table"]["id"]
    told = []
    for wanted in (table, "nosuchtable"):
        wire = Wire(yamamoto.origin, wanted)
        wire.send(type="hello", protocol=PROTOCOL, token=yamamoto.token)
        told.append(farewell(wire))
    assert told[0] == told[1]


# --- who may do what ----------------------------------------------------------------------------------------------


def test_a_seat_cannot_act_for_another(duel: Duel) -> None:
    action = duel.to_act.outlook["prompt"]["legal"][0]
    seat = duel.to_act.outlook["seat"]
    answer = duel.other.ask("act", seat=seat, seq=duel.other.outlook["seq"], action=action)
    assert answer["type"] == "no"
    assert duel.to_act.play(action)["seq"] > 0


def test_a_seat_cannot_act_out_of_turn(duel: Duel) -> None:
    action = duel.to_act.outlook["prompt"]["legal"][0]
    answer = duel.other.act(action)
    assert answer["type"] == "no"
    assert duel.other.outlook["prompt"] is None


def test_an_action_is_never_done_twice(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    seq, seat = wire.outlook["seq"], wire.outlook["seat"]
    action = wire.outlook["prompt"]["legal"][0]
    wire.play(action)
    number = wire.outlook["number"]
    again = wire.ask("act", seat=seat, seq=seq, action=action)
    assert (again["type"], again["key"]) == ("no", "problem-table-moved-on")
    assert wire.outlook["number"] == number


def test_nobody_acts_at_a_table_that_is_not_theirs(server: Running, duel: Duel) -> None:
    stranger = server.person("Mallory")
    watching = stranger.sit(duel.table, watch=duel.made["watch_path"].rpartition("/")[2])
    assert watching.outlook["seat"] is None and watching.outlook["prompt"] is None
    action = duel.to_act.outlook["prompt"]["legal"][0]
    for seat in ("usa", "japan", "chance"):
        answer = watching.ask("act", seat=seat, seq=watching.outlook["seq"], action=action)
        assert answer["type"] == "no"
        assert watching.ask("why", seat=seat if seat != "chance" else "usa", action=action)["type"] == "no"
        assert watching.ask("undo", seat="usa", seq=watching.outlook["seq"], to=0)["type"] == "no"
    for seat in ("usa", "japan"):
        assert watching.ask("look", seat=seat)["key"] == "problem-seat-not-yours"


def test_nobody_rolls_the_servers_dice(duel: Duel) -> None:
    answer = duel.to_act.ask("act", seat="chance", seq=duel.to_act.outlook["seq"], action="die 6")
    assert answer["type"] == "no"


def test_an_illegal_action_is_refused_with_its_clause(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    answer = wire.act("launch A1 strike")
    assert answer["type"] == "no" and answer["key"].startswith("refusal-") and answer["clause"].startswith("KB-")
    assert wire.ask("why", seat="japan", action="launch A1 strike")["clause"] == answer["clause"]
    assert wire.ask("why", seat="japan", action=wire.outlook["prompt"]["legal"][0])["type"] == "done"


def test_somebody_unknown_may_watch_but_not_speak(server: Running, nimitz: Client) -> None:
    made = nimitz.make(watch="everyone")
    watching = server.stranger().sit(made["table"]["id"])
    assert watching.ask("chat", text="hello")["key"] == "problem-stranger"
    assert watching.ask("act", seat="japan", seq=0, action="end")["key"] == "problem-stranger"


# --- chairs, presence, talk ---------------------------------------------------------------------------------------


def test_two_seats_of_one_person_are_looked_at_in_turn(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make("dogfight")["table"]["id"])
    for seat in ("usa", "japan"):
        looked = wire.ask("look", seat=seat)
        assert looked["type"] == "looked"
        assert looked["outlook"]["view"]["seat"] == seat
    assert wire.ask("look", seat=None)["outlook"]["view"]["seat"] is None
    wire.ask("look", seat=wire.outlook["waiting_for"])
    wire.play(wire.outlook["prompt"]["legal"][0])


def test_everybody_hears_who_comes_and_goes(duel: Duel) -> None:
    def here(message: dict[str, Any]) -> dict[str, bool]:
        return {seat["seat"]: seat["here"] for seat in message["table"]["seats"]}

    assert here(duel.japan.welcome) == {"usa": True, "japan": True}
    # That somebody is away is told twice: at once, and when it is noted since when.
    while not here(duel.usa.expect("table"))["japan"]:
        pass
    duel.japan.close()
    while here(duel.usa.expect("table"))["japan"]:
        pass


def test_somebody_who_sits_down_is_seen_at_once(nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    wire = nimitz.sit(made["table"]["id"])
    assert wire.outlook["prompt"] is None
    yamamoto.join(made["invitations"]["japan"])
    table = wire.expect("table")["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Nimitz", "Yamamoto"]
    while wire.outlook["prompt"] is None and wire.outlook["waiting_for"] == "usa":
        wire.receive()


def test_who_gets_up_sees_the_table_from_outside(nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"}, watch="everyone")
    yamamoto.join(made["invitations"]["japan"])
    table = made["table"]["id"]
    wire = yamamoto.sit(table)
    assert wire.outlook["view"]["seat"] == "japan"
    yamamoto.http.post(f"/api/tables/{table}/leave", json={"seat": "japan"}).raise_for_status()
    while wire.outlook["seat"] is not None:
        wire.receive()
    assert wire.outlook["view"]["seat"] is None


def test_where_nobody_may_watch_whoever_got_up_may_until_somebody_else_has_the_seat(
    server: Running, duel: Duel, nimitz: Client, yamamoto: Client
) -> None:
    yamamoto.http.post(f"/api/tables/{duel.table}/leave", json={"seat": "japan", "bot": "random"}).raise_for_status()
    again = duel.japan.expect("welcome")
    assert again["outlook"]["seat"] is None
    assert [seat["back"] for seat in again["table"]["seats"]] == [False, True]
    path = nimitz.http.post(f"/api/tables/{duel.table}/invite", json={"seat": "japan"}).json()["path"]
    server.person("Nagumo").join(path)
    assert farewell(duel.japan)["key"] == "problem-table-unknown"


def test_chat_reaches_everybody_and_is_kept(duel: Duel, nimitz: Client) -> None:
    assert duel.usa.ask("chat", text="Good luck!")["type"] == "done"
    line = duel.japan.expect("chat")["line"]
    assert (line["name"], line["seat"], line["text"]) == ("Nimitz", "usa", "Good luck!")
    assert nimitz.sit(duel.table).welcome["chat"][-1]["text"] == "Good luck!"


def test_notes_are_ones_own(duel: Duel, nimitz: Client, yamamoto: Client) -> None:
    assert duel.usa.ask("note", text="They come from the north-west.")["type"] == "done"
    assert nimitz.sit(duel.table).welcome["note"] == "They come from the north-west."
    assert yamamoto.sit(duel.table).welcome["note"] == ""


def test_after_the_end_everybody_may_look_from_any_side(server: Running, nimitz: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "random", "japan": "random"}, watch="everyone")
    watching = server.stranger().sit(made["table"]["id"])
    while not watching.welcome["table"]["over"]:
        message = watching.receive(60)
        if message["type"] == "table":
            watching.welcome = message
    assert watching.ask("look", seat="usa")["outlook"]["view"]["seat"] == "usa"
    assert watching.welcome["table"]["secret"]


# --- undo ---------------------------------------------------------------------------------------------------------


def test_what_was_taken_back_stays_in_the_log(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    wire.play(wire.outlook["prompt"]["legal"][0])
    done = wire.ask("undo", seat="japan", seq=wire.outlook["seq"], to=0)
    assert done["type"] == "done"
    wire.see(done["seq"])
    assert wire.outlook["number"] == 0
    news = json.loads([text for text in wire.heard if '"type":"news"' in text][-1])
    assert news["undone"] == [1]
    again = nimitz.sit(wire.welcome["table"]["id"]).welcome
    assert [(step["kind"], step["undone"]) for step in again["log"]] == [("step", True), ("undo", False)]


def test_taking_back_what_the_other_has_seen_needs_consent(duel: Duel) -> None:
    for _ in range(8):
        wire = duel.to_act
        wire.play(wire.outlook["prompt"]["legal"][0])
        duel.usa.see(wire.outlook["seq"])
        duel.japan.see(wire.outlook["seq"])
    number = duel.usa.outlook["number"]
    assert duel.usa.ask("undo", seat="usa", seq=duel.usa.outlook["seq"], to=0)["type"] == "done"
    assert duel.japan.expect("undo-asked")["undo"] == {"by": "usa", "to": 0, "waiting": ["japan"]}
    assert duel.usa.outlook["number"] == number
    answer = duel.japan.ask("answer-undo", seat="japan", seq=duel.japan.outlook["seq"], agree=True)
    assert answer["type"] == "done"
    assert duel.japan.see(answer["seq"])["number"] == 0


# --- what is no message ---------------------------------------------------------------------------------------------


def test_what_is_no_message_is_told_and_changes_nothing(nimitz: Client) -> None:
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    for frame in ("", "nonsense", "[]", '{"type": "act"}', '{"type": "cheat", "id": 3}', b"\x00\x01", "[" * 5000):
        wire.raw(frame)
        answer = wire.receive()
        assert (answer["type"], answer["key"]) == ("no", "problem-message-wrong")
    wire.raw('{"type": "act", "id": 7, "seat": "japan", "seq": 0, "action": "x", "extra": 1}')
    assert wire.receive()["id"] == 7
    assert wire.ask("ping")["type"] == "pong"


# --- limits -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = Limits(frame=2000, messages=Rate(20, 5), mistakes=3, hello=2)
    with serving(Settings(sqlite(tmp_path_factory.mktemp("strict")), bots=0, limits=limits)) as running:
        yield running


def test_after_too_many_mistakes_it_is_over(strict: Running) -> None:
    person = strict.person()
    wire = person.sit(person.make()["table"]["id"])
    for _ in range(4):
        wire.raw("nonsense")
    assert farewell(wire)["key"] == "problem-message-wrong"


def test_a_frame_that_is_too_large_is_not_read(strict: Running) -> None:
    person = strict.person()
    wire = person.sit(person.make()["table"]["id"])
    wire.raw("x" * 2001)
    with pytest.raises(ConnectionClosed) as closed:
        wire.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_who_does_not_say_hello_is_not_waited_for(strict: Running) -> None:
    wire = Wire(strict.origin, "abcdefgh")
    assert farewell(wire)["key"] == "problem-hello-late"


def test_who_writes_too_fast_is_read_more_slowly(strict: Running) -> None:
    person = strict.person()
    wire = person.sit(person.make()["table"]["id"])
    began = monotonic()
    for number in range(25):
        wire.send(type="ping", id=number)
    for number in range(25):
        assert wire.receive() == {"type": "pong", "id": number}
    assert monotonic() - began > 0.8


def test_who_does_not_read_is_given_up_and_others_go_on(tmp_path: Path) -> None:
    """Its socket is full, so nothing is sent to it, and nothing is queued; after a while the server lets go of it."""
    settings = Settings(sqlite(tmp_path), bots=0, limits=Limits(messages=Rate(1000, 1000), send=1))
    with serving(settings, buffer=4096) as running:
        person = running.person()
        table = person.make()["table"]["id"]
        sleepy = _sleepy(running, table, person)
        wire = person.sit(table)
        guests = running.server._application.house._tables[table]
        wait_until(lambda: len(guests) == 2)
        for _ in range(60):
            if wire.outlook["number"] > 3:
                wire.see(wire.ask("undo", seat="japan", seq=wire.outlook["seq"], to=0)["seq"])
            wire.play(wire.outlook["prompt"]["legal"][0])
        wait_until(lambda: len(guests) == 1)
        wire.play(wire.outlook["prompt"]["legal"][0])
        sleepy.close()
        wire.close()


def wait_until(true: Callable[[], bool]) -> None:
    patience = monotonic() + PATIENCE
    while not true():
        assert monotonic() < patience
        sleep(0.01)


def _sleepy(running: Running, table: str, person: Client) -> socket.socket:
    """Somebody who says hello and then never reads again."""
    sleepy = socket.socket()
    sleepy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    sleepy.connect(("127.0.0.1", running.port))
    handshake = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    sleepy.sendall(handshake.encode())
    assert b"101" in sleepy.recv(12)
    sleepy.sendall(_masked({"type": "hello", "protocol": PROTOCOL, "token": person.token}))
    return sleepy


def _masked(message: dict[str, Any]) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)
