"""The HTTP interface: people, games, tables, records."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

import pointluck
from pointluck.engine import CHANCE, Record, Seeded
from pointluck.players import RandomPlayer, Situation
from pointluck.server import pages
from tests.server import patient
from tests.server.serving import ENTROPY, PATIENCE, Client, Running

GOLDEN = Path(__file__).parents[1] / "games" / "kido_butai" / "golden" / "example.plk"


# --- people -------------------------------------------------------------------------------------------------------


def test_nobody_needs_an_account(server: Running) -> None:
    with httpx.Client(base_url=server.origin, headers={"origin": server.origin}, timeout=PATIENCE) as browser:
        assert browser.get("/api/me").status_code == 401
        made = browser.post("/api/me").json()
        assert made["new"] and made["name"] and len(made["token"]) >= 32
        again = browser.post("/api/me", json={"name": "Somebody else"}).json()
        assert (again["name"], again["new"], again["token"]) == (made["name"], False, None)
        assert browser.put("/api/me/name", json={"name": "Halsey"}).json()["name"] == "Halsey"
        assert browser.get("/api/me").json()["name"] == "Halsey"


def test_a_token_that_is_not_ours_is_nobodys(server: Running, nimitz: Client) -> None:
    assert nimitz.token is not None
    for token in ("x", nimitz.token[:-1], nimitz.token + "x", "ä" * 30, "x" * 5000):
        headers = [(b"authorization", f"Bearer {token}".encode())]
        assert patient.get(f"{server.origin}/api/me", headers=headers).status_code in (400, 401), token


def test_a_recovery_link_moves_one_to_another_device_once(server: Running, nimitz: Client) -> None:
    path = nimitz.http.post("/api/me/recovery").json()["path"]
    table = nimitz.make()["table"]["id"]
    other = server.stranger()
    token = path.rpartition("/")[2]
    moved = other.http.post("/api/recover", json={"token": token}).json()
    other.become(moved["token"])
    assert [one["id"] for one in other.http.get("/api/lobby").json()["yours"]] == [table]
    assert other.http.post("/api/recover", json={"token": token}).status_code == 404


# --- games --------------------------------------------------------------------------------------------------------


def test_every_game_is_described(server: Running) -> None:
    told = {game["id"]: game for game in patient.get(f"{server.origin}/api/games").json()}
    assert set(told) == set(pointluck.games())
    for name, one in told.items():
        game = pointluck.game(name)
        assert one["seats"] == list(game.seats)
        assert {bot["id"] for bot in one["bots"]} >= {"random", "captain"}
        assert len(one["options"]) == len(game.options)


@pytest.mark.parametrize("name", pointluck.games())
def test_rules_figures_and_texts(server: Running, name: str) -> None:
    game = pointluck.game(name)
    clauses = patient.get(f"{server.origin}/api/games/{name}/clauses").json()
    assert [clause["id"] for clause in clauses] == list(game.clauses)
    figures = patient.get(f"{server.origin}/api/games/{name}/figures").json()
    assert figures and all(figure["source"] for figure in figures)
    for lang in ("en", "de"):
        text = patient.get(f"{server.origin}/api/text/{lang}/{name}")
        assert "problem-stranger" in text.text and "\nsummary" in text.text
        tag = {"if-none-match": text.headers["etag"]}
        assert patient.get(f"{server.origin}/api/text/{lang}/{name}", headers=tag).status_code == 304


def test_briefings_follow_the_preset(server: Running) -> None:
    told = patient.get(f"{server.origin}/api/games/battle-of-midway/briefings?preset=historical-losses").json()
    assert {line["seat"] for line in told} == {"ijn", "usn"}
    assert "brief-losses-ijn" in {line["message"] for line in told}
    standard = patient.get(f"{server.origin}/api/games/battle-of-midway/briefings").json()
    assert "brief-losses-ijn" not in {line["message"] for line in standard}
    assert patient.get(f"{server.origin}/api/games/dogfight/briefings?preset=chess").status_code == 404


def test_nothing_is_read_that_is_not_there(server: Running) -> None:
    for path in (
        "/api/text/fr/dogfight",
        "/api/text/en/chess",
        "/api/games/..%2f..%2fx/clauses",
        "/api/games/x/figures",
    ):
        assert patient.get(f"{server.origin}{path}").status_code in (404, 422), path


@pytest.mark.slow
def test_a_table_tells_its_own_figures_beside_ours(server: Running, nimitz: Client) -> None:
    own = {"capacity": {"Akagi": {"full": 5}}}
    table = nimitz.make(figures=own)["table"]["id"]
    told = {one["id"]: one for one in nimitz.http.get(f"/api/tables/{table}/figures").raise_for_status().json()}
    akagi = told["capacity/Akagi/full"]
    assert (akagi["value"], akagi["provenance"]) == (5, "user")
    assert akagi["ours"]["provenance"] == "reconstructed" and akagi["ours"]["source"]
    assert akagi["ours"]["value"] == pointluck.game("kido-butai").data.figures["capacity"]["Akagi"]["full"] != 5
    others = [one for one in told.values() if one is not akagi]
    assert others and all(one["ours"] is None and one["provenance"] != "user" for one in others)
    briefed = nimitz.http.get(f"/api/tables/{table}/briefings").raise_for_status().json()
    assert briefed == patient.get(f"{server.origin}/api/games/kido-butai/briefings").json(), "capacity is not in it"
    for path in ("figures", "briefings"):
        assert server.stranger().http.get(f"/api/tables/{table}/{path}").status_code == 404


@pytest.mark.slow
def test_odds_are_told_to_the_seat_that_is_asked_and_to_nobody_else(server: Running, nimitz: Client) -> None:
    table = nimitz.make()["table"]["id"]
    url = f"/api/tables/{table}/odds"
    with nimitz.sit(table) as wire:
        while "end" not in wire.outlook["prompt"]["legal"]:
            wire.play(wire.outlook["prompt"]["legal"][-1])
        asked = {"seat": "japan", "seq": wire.outlook["seq"], "action": ["end"]}
        told = nimitz.http.get(url, params=asked).raise_for_status().json()
        assert told["seq"] == wire.outlook["seq"]
        (end,) = told["actions"]
        assert end["action"] == "end"
        for stake in end["stakes"] or []:
            assert sum(chance["share"] for chance in stake["chances"]) == pytest.approx(1)
            assert all(chance["exact"] for chance in stake["chances"])
        assert nimitz.http.get(url, params={**asked, "action": ["nonsense"]}).status_code in (400, 409)
        assert nimitz.http.get(url, params={**asked, "action": ["end"] * 13}).status_code == 422
        assert nimitz.http.get(url, params={**asked, "seq": asked["seq"] - 1}).status_code == 409
        assert server.stranger().http.get(url, params=asked).status_code == 401
        assert server.person("Yamamoto").http.get(url, params=asked).status_code == 403


@pytest.mark.slow
def test_how_a_game_went_is_told_when_it_is_over(server: Running, nimitz: Client) -> None:
    table = nimitz.make()["table"]["id"]
    early = nimitz.http.get(f"/api/tables/{table}/course")
    assert early.status_code == 403 and early.json()["key"] == "problem-course-running"
    game = Record(pointluck.game("kido-butai").new(), {"japan": "random"})
    chance, player = Seeded(1942), RandomPlayer(1942)
    while (seat := game.state.seat) is not None:
        state = game.state
        game.apply(chance.pick(state) if seat == CHANCE else player.choose(Situation(state, seat)))
    brought = nimitz.http.post("/api/records", json={"text": game.text(), "entropy": ENTROPY}).json()
    assert brought["over"]
    course = nimitz.http.get(f"/api/tables/{brought['id']}/course").raise_for_status().json()
    assert course["measure"] == "points" and course["total"] == brought["steps"]
    assert len(course["turns"]) == pointluck.game("kido-butai").data.figures["turns"]["count"]
    assert all(one["events"][0]["kind"] == "turn-began" for one in course["turns"])
    first, *changes = course["changes"]
    assert first == {"number": 0, "values": {"japan": 0, "usa": 0}, "events": []}
    values = [one["values"] for one in course["changes"]]
    assert changes and all(one != other for one, other in pairwise(values))
    assert values[-1] == brought["result"]["details"]
    assert server.stranger().http.get(f"/api/tables/{brought['id']}/course").json() == course


@pytest.mark.parametrize("path", ["/nothing", "/nothing/at/all", "/play.php"])
def test_a_browser_that_goes_nowhere_gets_a_page(server: Running, path: str) -> None:
    page = patient.get(f"{server.origin}{path}", headers={"accept": "text/html,*/*;q=0.8"})
    assert page.status_code == 404 and page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<html" in page.text and path not in page.text
    assert page.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js", "/nothing"])
def test_whoever_reads_no_pages_is_told_in_the_usual_words(server: Running, path: str) -> None:
    accept = "text/html" if path != "/nothing" else "application/json"
    answer = patient.get(f"{server.origin}{path}", headers={"accept": accept})
    assert answer.status_code == 404 and answer.json()["key"] == "problem-nowhere"


@pytest.mark.slow
def test_figures_of_ones_own_are_checked(server: Running) -> None:
    url = f"{server.origin}/api/games/dogfight/figures/check"
    assert patient.post(url, json={}).json() == []
    wrong = patient.post(url, json={"no-such-figure": 1})
    assert (wrong.status_code, wrong.json()["key"]) == (400, "problem-data-unknown")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "path"),
    [
        ('{"ships":{"BB":{"count":{"ijn":3000000}}}}', "/ships/BB/count/ijn"),
        ('{"setup":{"aboard":{"Akagi":[{"type":"A6M","n":200000}]}}}', "/setup/aboard/Akagi/0/n"),
        ('{"ships":{"BB":{"name":"\\ud800"}}}', "/ships/BB/name"),
        ('{"\\ud800":1}', "/?"),
        ('{"victory":{"last_turn":1e999}}', "/victory/last_turn"),
    ],
)
def test_figures_beyond_all_bounds_are_refused_by_their_path(server: Running, body: str, path: str) -> None:
    url = f"{server.origin}/api/games/battle-of-midway/figures/check"
    refused = patient.post(url, content=body, headers={"content-type": "application/json"})
    assert (refused.status_code, refused.json()["params"]["path"]) == (400, path)


@pytest.mark.parametrize("body", ["[" * 60_000, '{"a":' * 10_000, '{"a":' + "9" * 50_000 + "}", '"\\ud800"', "{"])
def test_json_beyond_all_bounds_is_refused(server: Running, body: str) -> None:
    url = f"{server.origin}/api/games/battle-of-midway/figures/check"
    refused = patient.post(url, content=body, headers={"content-type": "application/json"})
    assert refused.status_code in (400, 422), refused.text
    assert refused.json()["key"].startswith("problem-")


def test_half_a_character_is_refused_wherever_text_is_given(nimitz: Client) -> None:
    table = {"game": "kido-butai", "seats": {"japan": {"kind": "me"}}, "entropy": ENTROPY}
    for path, wish in (
        ("/api/tables", {**table, "options": {"kb.adv_10a": "\ud800"}}),
        ("/api/tables", {**table, "options": {"\ud800": True}}),
        ("/api/tables", {**table, "figures": {"names": {"base": "\ud800"}}}),
        ("/api/tables", {**table, "preset": "\ud800"}),
        ("/api/tables", {**table, "seats": {"\ud800": {"kind": "me"}}}),
        ("/api/verify", {"text": "\ud800"}),
        ("/api/records", {"text": "\ud800", "entropy": ENTROPY}),
    ):
        refused = nimitz.http.post(path, content=json.dumps(wish), headers={"content-type": "application/json"})
        assert refused.status_code in (400, 422), (path, wish)
        assert refused.json()["key"].startswith("problem-"), (path, wish)
    headers = {"content-type": "application/json"}
    assert nimitz.http.put("/api/me/name", content='{"name":"A\\ud800"}', headers=headers).status_code in (400, 422)


# --- tables -------------------------------------------------------------------------------------------------------


def test_an_invitation_leads_to_a_seat(server: Running, nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    path = made["invitations"]["japan"]
    assert len(path.rpartition("/")[2]) >= 22
    table = yamamoto.join(path)
    assert [seat["name"] for seat in table["seats"]] == ["Nimitz", "Yamamoto"]
    third = server.person("Third")
    assert third.http.get(f"/api/invitations/{path.rpartition('/')[2]}").status_code == 404


def test_a_new_invitation_makes_the_old_one_void(nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    fresh = nimitz.http.post(f"/api/tables/{made['table']['id']}/invite", json={"seat": "japan"}).json()["path"]
    old = made["invitations"]["japan"].rpartition("/")[2]
    assert yamamoto.http.get(f"/api/invitations/{old}").status_code == 404
    assert yamamoto.join(fresh)


def test_a_link_to_look_on_can_be_asked_for_later(nimitz: Client, yamamoto: Client) -> None:
    table = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})["table"]["id"]
    fresh = nimitz.http.post(f"/api/tables/{table}/watch").json()["path"]
    token = fresh.removeprefix(f"/watch/{table}/")
    assert yamamoto.http.get(f"/api/tables/{table}").status_code == 404
    assert yamamoto.http.get(f"/api/tables/{table}", params={"watch": token}).status_code == 200
    assert yamamoto.http.post(f"/api/tables/{table}/watch").status_code == 403


def test_a_listed_table_is_offered_in_the_lobby(nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"}, listed=True)
    table = made["table"]["id"]
    assert table in [one["id"] for one in yamamoto.http.get("/api/lobby").json()["open"]]
    wish = {"seat": "japan", "entropy": ENTROPY}
    assert yamamoto.http.post(f"/api/tables/{table}/join", json=wish).status_code == 200
    assert table in [one["id"] for one in yamamoto.http.get("/api/lobby").json()["yours"]]


def test_a_table_is_hidden_from_who_may_not_see_it(server: Running, nimitz: Client) -> None:
    made = nimitz.make()
    table = made["table"]["id"]
    stranger = server.stranger()
    assert stranger.http.get(f"/api/tables/{table}").status_code == 404
    token = made["watch_path"].rpartition("/")[2]
    assert stranger.http.get(f"/api/tables/{table}", params={"watch": token}).json()["id"] == table
    assert stranger.http.get(f"/api/tables/{table}", params={"watch": "x" * 30}).status_code == 404


def test_a_bot_takes_over_and_gives_back(nimitz: Client) -> None:
    table = nimitz.make("dogfight", seats={"usa": "me", "japan": "random"})["table"]["id"]
    left = nimitz.http.post(f"/api/tables/{table}/leave", json={"seat": "usa", "bot": "random"}).json()
    assert left["seats"][0]["kind"] == "bot"


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess"}, 400),
        ({"preset": "nothing"}, 400),
        ({"seats": {}}, 400),
        ({"seats": {"japan": {"kind": "bot", "bot": "hal"}}}, 400),
        ({"options": {"nothing": True}}, 400),
        ({"figures": {"nothing": 1}}, 400),
        ({"entropy": "short"}, 422),
        ({"hours": -1}, 422),
        ({"more": 1}, 422),
    ],
)
def test_a_table_that_cannot_be_is_refused(nimitz: Client, wish: dict[str, object], status: int) -> None:
    good = {"game": "kido-butai", "seats": {"japan": {"kind": "me"}}, "entropy": ENTROPY}
    answer = nimitz.http.post("/api/tables", json={**good, **wish})
    assert answer.status_code == status, answer.text
    assert answer.json()["key"].startswith("problem-")


# --- records ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_record_goes_out_and_comes_in_again(nimitz: Client) -> None:
    table = nimitz.make()["table"]["id"]
    wire = nimitz.sit(table)
    for _ in range(4):
        wire.play(wire.outlook["prompt"]["legal"][0])
    text = nimitz.http.get(f"/api/tables/{table}/record").text
    assert text.startswith("Point Luck record")
    copy = nimitz.http.post("/api/records", json={"text": text, "entropy": ENTROPY})
    assert copy.status_code == 201, copy.text
    assert copy.json()["steps"] == wire.outlook["number"]


def test_a_record_of_a_running_game_between_two_stays_here(nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    yamamoto.join(made["invitations"]["japan"])
    assert nimitz.http.get(f"/api/tables/{made['table']['id']}/record").status_code in (400, 403)


@pytest.mark.slow
def test_a_game_can_be_seen_again_moment_by_moment(nimitz: Client, yamamoto: Client) -> None:
    table = nimitz.make()["table"]["id"]
    wire = nimitz.sit(table)
    for _ in range(3):
        wire.play(wire.outlook["prompt"]["legal"][0])
    seen = nimitz.http.get(f"/api/tables/{table}/moments", params={"seat": "japan", "first": 1, "count": 2}).json()
    assert (seen["first"], len(seen["moments"]), seen["total"]) == (1, 2, wire.outlook["number"])
    assert [moment["number"] for moment in seen["moments"]] == [1, 2]
    assert seen["moments"][0]["view"]["squadrons"]
    assert nimitz.http.get(f"/api/tables/{table}/moments", params={"seat": "usa"}).status_code == 404
    assert yamamoto.http.get(f"/api/tables/{table}/moments", params={"seat": "japan"}).status_code == 404


def test_nobody_looks_over_the_others_shoulder_in_replay(nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    yamamoto.join(made["invitations"]["japan"])
    url = f"/api/tables/{made['table']['id']}/moments"
    assert nimitz.http.get(url, params={"seat": "usa"}).status_code == 200
    assert nimitz.http.get(url, params={"seat": "japan"}).status_code == 403
    assert nimitz.http.get(url).status_code == 200


def test_a_record_is_checked(server: Running) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    verdict = patient.post(f"{server.origin}/api/verify", json={"text": text}).json()
    assert verdict["steps"] > 0
    assert {check["check"] for check in verdict["checks"]} <= {
        "chain",
        "legal",
        "commitment",
        "dice",
        "end",
        "signature",
    }
    unproven = [check["key"] for check in verdict["checks"] if not check["checked"]]
    unfinished, unsigned = "problem-verify-unfinished", "problem-verify-unsigned"
    assert unproven == ["problem-verify-by-hand"] * 2 + [unfinished, unsigned], "typed dice, no end, nobody's name"
    spoiled = text.replace("die 3", "die 4", 1)
    assert not patient.post(f"{server.origin}/api/verify", json={"text": spoiled}).json()["sound"]


def test_the_interface_is_described(server: Running) -> None:
    described = patient.get(f"{server.origin}/api/openapi.json").json()
    assert "/api/tables/{table_id}/join" in described["paths"]
    assert json.dumps(described).count("Trouble") > 10


def test_without_a_client_there_is_a_plain_page(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from pointluck.server import pages

    monkeypatch.setattr(pages, "CLIENT", pages.Client(tmp_path))
    page = patient.get(f"{server.origin}/table/abc", headers={"accept-language": "de-AT,de;q=0.9"})
    assert page.headers["content-type"].startswith("text/html")
    assert 'lang="de"' in page.text


def test_every_page_of_the_client_can_be_opened_by_its_address() -> None:
    """The client's first words of paths, and the server's: what only one knows is gone after a reload."""
    router = (Path(__file__).parents[2] / "web" / "src" / "router.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'case "(.+)":', router)) == set(pages.ROUTES)


def test_a_built_client_is_served(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from pointluck.server import pages

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>client</p>", encoding="utf-8")
    (tmp_path / "assets" / "main-1.js").write_text("let a = 1;" * 500, encoding="utf-8")
    monkeypatch.setattr(pages, "CLIENT", pages.Client(tmp_path))
    for path in ("/", "/table/abc", "/join/xyz", "/rules/dogfight"):
        assert patient.get(f"{server.origin}{path}").text == "<p>client</p>"
    script = patient.get(f"{server.origin}/assets/main-1.js")
    assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert patient.get(f"{server.origin}/assets/other.js").status_code == 404
    (tmp_path / "assets" / "face-1.woff2").write_bytes(b"wOF2")
    (tmp_path / "index.html").touch()
    face = patient.get(f"{server.origin}/assets/face-1.woff2")
    assert face.headers["content-type"] == "font/woff2"
