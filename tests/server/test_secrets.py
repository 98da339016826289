"""No hidden information leaves the server.

Whole random games are played over the network by two people while somebody watches. Afterwards every byte that came to
each of them is accounted for: it must follow from what the rules let that chair know, and from nothing else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Event, Game, Record, State
from tests.server.serving import PATIENCE, Running, Wire

SETTINGS: list[tuple[str, str, dict[str, bool | int]]] = [
    *((name, "short" if name == "battle-of-midway" else "standard", {}) for name in pointluck.games()),
    ("battle-of-midway", "short", {"bm.fog_of_war": True, "bm.turn_cap": 18}),
]
ALTERNATIVES = 4
OPEN = ("die", "forward", "left", "right")
"""Done for all to see even where nothing comes of it: dice, and an aircraft's tokens, also over the edge (DF-F2)."""
SECRET = {"battle-of-midway": ("status",)}
"""There all pieces are open (BM-R10), and orders can be said in two ways; only the status is chosen blind (BM-R9)."""


class Moment(NamedTuple):
    """A step of the game: the state before it, what was done, what happened, and the state after."""

    before: State
    seat: str
    action: Action
    events: list[Event]
    after: State


class Played(NamedTuple):
    """A game that was played: what happened, and what each chair was sent."""

    game: Game
    moments: list[Moment]
    heard: dict[str | None, list[str]]
    shown: set[tuple[str | None, int]]
    """Steps whose action was shown to a chair."""


def play(server: Running, name: str, preset: str, options: dict[str, bool | int], seed: int) -> Played:
    game = pointluck.game(name)
    people = {seat: server.person(seat) for seat in game.seats}
    first = people[game.seats[0]]
    seats = {seat: "me" if seat == game.seats[0] else "open" for seat in game.seats}
    made = first.make(name, seats=seats, watch="everyone", preset=preset, options=options)
    for seat, path in made["invitations"].items():
        people[seat].join(path)
    table = made["table"]["id"]
    wires: dict[str | None, Wire] = {seat: people[seat].sit(table) for seat in game.seats}
    wires[None] = server.stranger().sit(table)
    _to_the_end(wires, Random(seed))
    text = first.http.get(f"/api/tables/{table}/record").raise_for_status().text
    heard = {seat: wire.heard for seat, wire in wires.items()}
    return Played(game, list(replay(text)), heard, set())


def _to_the_end(wires: dict[str | None, Wire], pick: Random) -> None:
    """Only whoever has to act reads what was sent; for the others it is kept as it came."""
    last = {seat: wire.heard[-1] for seat, wire in wires.items()}
    seq = 0
    while True:
        for seat, wire in wires.items():
            last[seat] = _read_to(wire, seq, last[seat])
        found = _WAITING.search(last[None])
        assert found is not None
        if found[1] == "null":
            break
        acting = wires[found[1].strip('"')]
        acting.outlook = json.loads(last[acting.outlook["seat"]])["outlook"]
        while acting.outlook["prompt"] is None:
            acting.receive()
        done = acting.act(pick.choice(acting.outlook["prompt"]["legal"]))
        assert done["type"] == "done", done
        seq = done["seq"]
        last[acting.outlook["seat"]] = next(text for text in reversed(acting.heard) if '"outlook"' in text)
    for wire in wires.values():
        assert wire.ask("ping")["type"] == "pong"


_SEQ = re.compile(r'"outlook":\{"seq":(\d+),"number":(\d+)')
_WAITING = re.compile(r'"waiting_for":("[a-z]+"|null)')


def _read_to(wire: Wire, seq: int, last: str) -> str:
    """The last outlook, once it has come so far."""
    while (found := _SEQ.search(last)) is None or int(found[1]) < seq:
        text = wire.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        wire.heard.append(text)
        last = text if _SEQ.search(text) else last
    return last


def replay(text: str) -> Iterator[Moment]:
    record = Record.read(text.splitlines(keepends=True), pointluck.game)
    before = record.start
    for moment in record.replay():
        yield Moment(before, moment.step.seat, moment.step.action, moment.events, moment.state)
        before = moment.state


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "preset", "options"), SETTINGS, ids=lambda part: "-".join(part) if isinstance(part, dict) else part
)
def test_no_hidden_information_leaves_the_server(
    server: Running, name: str, preset: str, options: dict[str, bool | int]
) -> None:
    """One game for all of it: a game of The Battle of Midway has some two thousand moves."""
    played = play(server, name, preset, options, seed=4)
    every_byte_follows_from_what_the_chair_may_know(played)
    an_action_is_shown_only_to_who_can_see_what_it_did(played)
    from_another_world_with_the_same_view_the_same_bytes_come(played)
    a_stranger_is_never_asked(played)


# --- every byte is accounted for --------------------------------------------------------------------------------------


def every_byte_follows_from_what_the_chair_may_know(played: Played) -> None:
    for seat, heard in played.heard.items():
        assert sum(map(len, heard)) > 5_000
        for text in heard:
            message = json.loads(_without_view(played, seat, text))
            CHECKS[message["type"]](played, seat, message)


def _without_view(played: Played, seat: str | None, text: str) -> str:
    """The view must be what the rules say, byte for byte; the rest is looked at piece by piece."""
    found = _SEQ.search(text)
    if found is None:
        return text
    view = _state(played, int(found[2])).view(seat)
    told = f'"view":{json.dumps(view, separators=(",", ":"), ensure_ascii=False)},'
    assert told in text
    return text.replace(told, "")


def _welcome(played: Played, seat: str | None, message: dict[str, Any]) -> None:
    assert set(message) == {
        "type", "protocol", "table", "outlook", "log", "whole", "since", "chat", "note"
    }  # fmt: skip
    assert (message["chat"], message["note"]) == ([], "")
    _table(played, seat, message)
    _outlook(played, seat, message["outlook"])
    _log(played, seat, message["log"], over=False)


def _news(played: Played, seat: str | None, message: dict[str, Any]) -> None:
    assert set(message) == {"type", "steps", "undone", "outlook"}
    assert message["undone"] == []
    _outlook(played, seat, message["outlook"])
    _log(played, seat, message["steps"], over=message["outlook"]["waiting_for"] is None)


def _table(played: Played, seat: str | None, message: dict[str, Any]) -> None:
    table = message["table"]
    over = table["over"]
    assert (table["secret"] is None) == (not over)
    assert (table["result"] is None) == (not over)
    number = table["steps"]
    assert table["to_act"] == _state(played, number).seat


def _outlook(played: Played, seat: str | None, outlook: dict[str, Any]) -> None:
    state = _state(played, outlook["number"])
    assert outlook["seat"] == seat
    assert outlook["waiting_for"] == state.seat
    assert set(outlook) == {
        "seq", "number", "seat", "waiting_for", "prompt", "undo_to", "back_to", "undo", "lesson", "staff"
    }  # fmt: skip
    assert outlook["lesson"] is None
    alone = len(played.game.seats) == 1 and seat is not None and not state.over
    assert outlook["staff"] == ({"kinds": [], "now": None} if alone else None), "not between people unless all may"
    prompt = outlook["prompt"]
    if prompt is not None:
        question = state.question
        assert question is not None and seat is not None and state.seat == seat
        assert prompt == {
            "seat": seat,
            "kind": question.kind,
            "prompt": question.prompt,
            "params": question.params,
            "clause": question.clause,
            "legal": [str(action) for action in state.legal()],
            "rows": None,
        }


def _log(played: Played, seat: str | None, log: list[dict[str, Any]], over: bool) -> None:
    for step in log:
        moment = played.moments[step["number"] - 1]
        assert step["seat"] == moment.seat
        assert set(step) == {"seq", "kind", "number", "seat", "action", "events", "undone", "at", "staff"}
        assert step["staff"] is None
        # An event for nobody only says that a step cannot be taken back; it is never told.
        visible = [event for event in moment.events if event.seats != () and (over or _sees(event, seat))]
        assert step["events"] == [
            {"kind": event.kind, "params": event.params, "clause": event.clause} for event in visible
        ]
        known = moment.before.known_to
        told = over or known is None or seat in known
        assert step["action"] == (str(moment.action) if told else None)
        if moment.seat == seat:
            assert step["action"] is not None
        if step["action"] is not None and not over:
            played.shown.add((seat, step["number"]))


def _sees(event: Event, seat: str | None) -> bool:
    return event.seats is None or (seat is not None and seat in event.seats)


def _state(played: Played, number: int) -> State:
    return played.moments[number - 1].after if number else played.moments[0].before


def _nothing(played: Played, seat: str | None, message: dict[str, Any]) -> None:
    assert set(message) <= {"type", "id", "seq"}


CHECKS = {
    "welcome": _welcome,
    "news": _news,
    "table": _table,
    "done": _nothing,
    "pong": _nothing,
}
"""Whatever else comes is not expected, and fails."""


# --- an action that is shown tells no secret ---------------------------------------------------------------------


def an_action_is_shown_only_to_who_can_see_what_it_did(played: Played) -> None:
    """If another action would have looked the same from that chair, its text would give away which it was.

    What is done in the open may be named even where nothing comes of it.
    """
    withheld = 0
    for seat in played.heard:
        for number, moment in enumerate(played.moments, 1):
            if moment.seat == seat or not _may_be_secret(played.game, moment.action):
                continue
            if (seat, number) in played.shown:
                twin = _looks_the_same(moment, seat)
                assert twin is None, f"{seat} was shown “{moment.action}”, which looks like “{twin}” from there"
            else:
                withheld += 1
    assert withheld or not _has_secrets(played)


def _has_secrets(played: Played) -> bool:
    """Whether the game is one in which anything is hidden from a seat."""
    twins = (
        moment.after.with_other_secrets(seat, Random(1)) for moment in played.moments for seat in played.game.seats
    )
    return any(twin is not None for twin in twins)


def _may_be_secret(game: Game, action: Action) -> bool:
    return action.kind in SECRET[game.id] if game.id in SECRET else action.kind not in OPEN


def _looks_the_same(moment: Moment, seat: str | None) -> Action | None:
    """Another answer to the same question after which this chair sees and hears just the same."""
    others = [action for action in moment.before.legal() if action != moment.action]
    for action in others[:ALTERNATIVES]:
        state = moment.before.copy()
        events = state.apply(action)
        if _heard(events, seat) == _heard(moment.events, seat) and state.view(seat) == moment.after.view(seat):
            return action
    return None


def _heard(events: list[Event], seat: str | None) -> list[Event]:
    return [event for event in events if _sees(event, seat)]


# --- what is hidden varies, what is sent does not ----------------------------------------------------------------


def from_another_world_with_the_same_view_the_same_bytes_come(played: Played) -> None:
    """What a chair may not know is dealt anew: everything that was sent at that moment would be the same."""
    different = 0
    for number, seat in _moments_worth_a_look(played):
        state = played.moments[number - 1].after
        other = played.game.sample(state.view(seat), Random(number))
        different += other.hash() != state.hash()
        assert other.view(seat) == state.view(seat)
        assert other.seat == state.seat
        if state.seat == seat:
            assert (other.question, other.legal()) == (state.question, state.legal())
    assert different or not _has_secrets(played)


def _moments_worth_a_look(played: Played) -> Iterator[tuple[int, str]]:
    """Some at equal distances, and some just after something secret was done."""
    running = [number for number, moment in enumerate(played.moments, 1) if not moment.after.over]
    for seat in played.game.seats:
        secret = [number for number in running if played.moments[number - 1].seat != seat]
        secret = [number for number in secret if (seat, number) not in played.shown]
        for number in (*running[:: max(1, len(running) // 40)], *secret[:40]):
            yield number, seat


def a_stranger_is_never_asked(played: Played) -> None:
    for text in played.heard[None]:
        message = json.loads(text)
        assert message.get("outlook", {}).get("prompt") is None
        assert message.get("outlook", {}).get("waiting_for") != CHANCE
