"""What one hostile person can try: each attack is a stroke that many threads repeat until the time is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import sleep
from typing import Any, NamedTuple
from urllib.parse import quote

from benchmarks.load.attacker import CONTINUATION, PING, TEXT, Attacker, Cut, Wire, frame

Stroke = Callable[[Attacker], None]

ME, ADMIRAL = {"kind": "me"}, {"kind": "bot", "bot": "admiral"}
LOST = "\ud800"
"""Half a letter: json.dumps writes it as an escape, and it cannot be encoded again."""


class Attack(NamedTuple):
    stroke: Stroke
    threads: int


ATTACKS: dict[str, Attack] = {}


def attack(threads: int) -> Callable[[Stroke], Stroke]:
    def entered(stroke: Stroke) -> Stroke:
        ATTACKS[stroke.__name__.replace("_", "-")] = Attack(stroke, threads)
        return stroke

    return entered


@attack(1)
def nobody(me: Attacker) -> None:
    """For comparison."""
    sleep(1)


# --- figures and records ------------------------------------------------------------------------------------------

_CHECK = "/api/games/battle-of-midway/figures/check"


@attack(4)
def figures_counts(me: Attacker) -> None:
    me.post(_CHECK, {"ships": {"BB": {"count": {"ijn": 3_000_000}}}}, known=False)


@attack(4)
def figures_large(me: Attacker) -> None:
    aboard = [{"type": "A6M", "n": 1}] * 2500
    me.post(_CHECK, {"setup": {"aboard": {"Akagi": aboard}}}, known=False)
    me.post(_CHECK, {"setup": {"aboard": {"Akagi": aboard * 40}}}, known=False)


@attack(4)
def figures_deep(me: Attacker) -> None:
    me.post(_CHECK, b'{"ships":' * 7000 + b"1" + b"}" * 7000, known=False)
    me.post(_CHECK, b'{"ships":' + b"[" * 60_000, known=False)


@attack(4)
def figures_table(me: Attacker) -> None:
    figures = {"setup": {"aboard": {"Akagi": [{"type": "A6M", "n": 200_000}]}}}
    seats = {"ijn": {"kind": "bot", "bot": "doctrine"}, "usn": ME}
    _play(me, me.make("battle-of-midway", seats, figures=figures))


@attack(4)
def record_bomb(me: Attacker) -> None:
    _bring(me, me.ground.bomb)


@attack(4)
def record_long(me: Attacker) -> None:
    _bring(me, me.ground.record)


@attack(4)
def record_parts(me: Attacker) -> None:
    """As large as a record may be, and of as many parts as fit into it."""
    me.post("/api/verify", b'{"text":"","x":[' + b",".join([b"[]"] * 1_300_000) + b"]}", known=False)


@attack(4)
def record_undos(me: Attacker) -> None:
    _bring(me, me.ground.undos)


def _bring(me: Attacker, text: str) -> None:
    me.post("/api/verify", {"text": text}, known=False)
    me.post("/api/records", {"text": text, "entropy": "00" * 16})


# --- frames -------------------------------------------------------------------------------------------------------

_PINGS = frame(PING) * 5000


@attack(4)
def pings(me: Attacker) -> None:
    wire = me.sit(me.own_table())
    while not me.over:
        wire.send(_PINGS, 5000)
        me.tally.serve("pong", wire.drain() // 2)


@attack(20)
def pings_unread(me: Attacker) -> None:
    wire = me.sit(me.own_table(), buffer=4096)
    loaded = frame(PING, bytes(125)) * 500
    while not me.over:
        wire.send(loaded, 500)


@attack(4)
def continuations(me: Attacker) -> None:
    wire = me.sit(me.own_table())
    wire.send(frame(TEXT, b"{", last=False), 1)
    many = frame(CONTINUATION, last=False) * 5000
    while not me.over:
        wire.send(many, 5000)
        wire.drain()


@attack(4)
def fragments(me: Attacker) -> None:
    """Messages of the largest size, a letter in each frame."""
    wire = me.sit(me.own_table())
    message = json.dumps({"type": "note", "id": 1, "text": "x" * 9000}).encode()
    pieces = b"".join(frame(CONTINUATION if at else TEXT, bytes([one]), last=False) for at, one in enumerate(message))
    while not me.over:
        wire.send(pieces + frame(CONTINUATION), len(message))
        wire.drain()


@attack(4)
def frames_huge(me: Attacker) -> None:
    wire = me.sit(me.own_table())
    wire.send(bytes([129, 255]) + (1 << 40).to_bytes(8, "big") + bytes(4), 1)
    while not me.over:
        wire.send(bytes(1 << 16), 1)
        wire.drain()


@attack(20)
def news_unread(me: Attacker) -> None:
    """Asks and never reads."""
    wire = me.sit(me.ground.long, buffer=4096)
    while not me.over:
        wire.say(type="look", id=1, seat="ijn")
        sleep(0.01)


@attack(4)
def surrogates(me: Attacker) -> None:
    me.post("/api/me", {"name": LOST}, known=False)
    me.post(_CHECK, {LOST: {"count": LOST}}, known=False)
    me.post("/api/verify", {"text": f"Point Luck record 1\ngame {LOST}\n"}, known=False)
    wire = me.sit(me.own_table())
    for kind, said in {"chat": {"text": LOST}, "note": {"text": LOST}, "why": {"seat": LOST, "action": LOST}}.items():
        wire.ask(kind, **said)
    wire.ask("act", seat="japan", seq=0, action=f"launch {LOST}")
    wire.socket.close()


# --- storms at a table with a long log ----------------------------------------------------------------------------


def _asking(me: Attacker, kind: str, **fields: Any) -> None:
    wire = me.sit(me.ground.long)
    while not me.over:
        wire.ask(kind, **fields)


@attack(20)
def look(me: Attacker) -> None:
    _asking(me, "look", seat="ijn")


@attack(20)
def log(me: Attacker) -> None:
    _asking(me, "log", before=2000)


@attack(20)
def why(me: Attacker) -> None:
    _asking(me, "why", seat="ijn", action="nonsense " * 10)


@attack(20)
def hello(me: Attacker) -> None:
    wire = me.sit(me.ground.long)
    while not me.over:
        wire.say(type="hello", protocol=1, token=me.ground.token)
        wire.hear("welcome")


@attack(20)
def hello_anew(me: Attacker) -> None:
    me.sit(me.ground.long).socket.close()


@attack(20)
def moments(me: Attacker) -> None:
    me.get(f"/api/tables/{me.ground.over}/moments?first=2950&count=50")


@attack(20)
def course(me: Attacker) -> None:
    me.get(f"/api/tables/{me.ground.over}/course")


@attack(20)
def record(me: Attacker) -> None:
    me.get(f"/api/tables/{me.ground.long}/record")


@attack(20)
def odds(me: Attacker) -> None:
    outlook = me.once("outlook", lambda: _asked(me))
    actions = "".join(f"&action={quote(one)}" for one in outlook["prompt"]["legal"][:12])
    me.get(f"/api/tables/{me.ground.long}/odds?seat={outlook['prompt']['seat']}&seq={outlook['seq']}{actions}")


def _asked(me: Attacker) -> dict[str, Any]:
    return me.sit(me.ground.long).outlook


@attack(20)
def undos(me: Attacker) -> None:
    """Back by one step and on again, at a table of thousands of lines."""
    wire = me.sit(me.ground.long)
    while not me.over:
        place = {"seat": wire.outlook["seat"] or "ijn", "seq": wire.outlook["seq"]}
        wire.ask("undo", to=max(0, wire.outlook["number"] - 1), **place)
        wire.ask("look", seat=place["seat"])
        if wire.outlook["prompt"]:
            _act(wire)


# --- bots ---------------------------------------------------------------------------------------------------------


@attack(100)
def admirals(me: Attacker) -> None:
    _play(me, me.make("dogfight", {"usa": ME, "japan": ADMIRAL}))


@attack(20)
def bots_alone(me: Attacker) -> None:
    me.make("battle-of-midway", {"ijn": ADMIRAL, "usn": ADMIRAL}, watch="everyone")


def _play(me: Attacker, table: str) -> None:
    """Move at once whenever asked, so that the bot has to think again."""
    wire = me.sit(table)
    while not me.over:
        if wire.outlook["waiting_for"] is None:
            return
        if wire.outlook["prompt"]:
            _act(wire)
        else:
            wire.hear("news")


def _act(wire: Wire) -> None:
    prompt = wire.outlook["prompt"]
    seq = wire.outlook["seq"]
    done = wire.ask("act", seat=prompt["seat"], seq=seq, action=prompt["legal"][0])
    while done["type"] == "done" and wire.outlook["seq"] < done["seq"]:
        wire.hear("news")


# --- talk and the door --------------------------------------------------------------------------------------------


@attack(20)
def chat(me: Attacker) -> None:
    wire = me.sit(me.own_table())
    while not me.over:
        wire.ask("chat", text="x" * 1000)


@attack(8)
def methods(me: Attacker) -> None:
    me.request("".join(me.random.choices("ABCDEFGHIJ", k=8)), "/api/games")


@attack(20)
def healthz(me: Attacker) -> None:
    me.request("GET", "/healthz")


@attack(20)
def figures_read(me: Attacker) -> None:
    me.request("GET", "/api/games/battle-of-midway/figures")


@attack(8)
def identities(me: Attacker) -> None:
    me.request("POST", "/api/me", {"name": "many"}, known=False)


@attack(1)
def sockets_silent(me: Attacker) -> None:
    held: list[Wire] = []
    while not me.over:
        try:
            held.append(me.sit(me.ground.long, hello=False))
        except (Cut, OSError):
            me.tally.refuse("no socket")
            sleep(0.01)


@attack(1)
def headers_slow(me: Attacker) -> None:
    _slowly(me, b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-a: ")


@attack(1)
def bodies_slow(me: Attacker) -> None:
    lines = "POST /api/verify HTTP/1.1", "host: 127.0.0.1", "content-type: application/json", "content-length: 60000"
    _slowly(me, "\r\n".join((*lines, "", '{"text": "')).encode())


def _slowly(me: Attacker, opening: bytes) -> None:
    """A thousand connections that each say a letter now and then."""
    held = []
    for _ in range(1000):
        held.append(me.dial())
        held[-1].sendall(opening)
        me.tally.requests += 1
        me.tally.serve("connection")
    while held and not me.over:
        sleep(0.5)
        for one in list(held):
            try:
                one.sendall(b"x")
            except OSError:
                held.remove(one)
                me.tally.refuse("closed")
