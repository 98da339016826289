"""What happens is played as scenes before the next question: skipped, paused, off."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from pointluck.engine import Event, fair
from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring, bring_text, foreseen
from tests.e2e.table import PROMPT, answer, choices

Facts = Callable[[list[Event]], list[str] | None]
"""What a result line must say of events; None: they are not of this kind."""


def of(events: list[Event], kind: str, **params: str) -> list[Event]:
    return [one for one in events if one.kind == kind and params.items() <= one.params.items()]


def times(count: int) -> str:
    return {1: "hit", 2: "hit twice"}.get(count, f"hit {count} times")


def bombed(events: list[Event]) -> list[str] | None:
    hits = Counter(str(one.params["ship"]) for one in of(events, "bombed", effect="hit"))
    sunk = {str(one.params["ship"]) for one in of(events, "sunk")}
    words = [
        f"{ship} {times(count)}, {'the base destroyed' if ship in sunk else 'on fire'}" for ship, count in hits.items()
    ]
    return words or None


def missed(events: list[Event]) -> list[str] | None:
    return ["Nothing is hit"] if of(events, "bombed") and not of(events, "bombed", effect="hit") else None


def aborted(events: list[Event]) -> list[str] | None:
    by_fire = {str(one.params["target"]) for one in of(events, "fired", effect="aborted")}
    by_fire -= {str(one.params["target"]) for one in of(events, "fired", effect="destroyed")}
    count = len(by_fire) + len(of(events, "flak", effect="aborted"))
    if not count:
        return None
    return ["one bomber squadron turned back" if count == 1 else f"{count} bomber squadrons turned back"]


PLANES = {
    "a6m": "Zero Zeros",
    "d3a": "Val Vals",
    "b5n": "Kate Kates",
    "f4f": "Wildcat Wildcats",
    "sbd": "Dauntless Dauntlesses",
    "tbd": "Devastator Devastators",
    "b17": "B-17 B-17s",
    "b25": "B-25 B-25s",
}


def planes(words: list[str]) -> str:
    """Air units of the notation by type: s1/2sbd-b@enterprise are two Dauntlesses."""
    counts: Counter[str] = Counter()
    for word in words:
        match = re.match(r"(?:[sc]\d+/)?(\d*)([a-z]\w+)", word)
        assert match, word
        counts[match[2]] += int(match[1] or 1)
    return " and ".join(f"{count} {PLANES[one].split()[count > 1]}" for one, count in counts.items())


def dropped(events: list[Event]) -> dict[str, list[Event]]:
    """Bombs and torpedoes by target."""
    found: dict[str, list[Event]] = {}
    for one in of(events, "rolled", weapon="bomb") + of(events, "rolled", weapon="torpedo"):
        found.setdefault(str(one.params["target"]), []).append(one)
    return found


def struck(events: list[Event]) -> list[str] | None:
    """Who hit which ship how often, and what is left of it."""
    if of(events, "sunk") or of(events, "knocked-out"):
        return None
    words = []
    for hit in of(events, "hit"):
        ship, dice = str(hit.params["ship"]), dropped(events).get(str(hit.params["ship"]), [])
        if not dice:
            return None
        who = planes([str(one.params["firer"]) for one in dice])
        count = int(str(hit.params["hits"]))
        often = {1: "once", 2: "twice"}.get(count, f"{count} times")
        name = {"Airfield": "Midway airfield"}.get(ship, ship)
        words += [f"{who} {'hits' if len(dice) == 1 else 'hit'} {name} {often}", f"{hit.params['left']} of "]
    return words or None


def dropped_in_vain(events: list[Event]) -> list[str] | None:
    rolls = dropped(events)
    if any(of(dice, "rolled", effect="hit") for dice in rolls.values()):
        return None
    return [
        f"{planes([str(one.params['firer']) for one in dice])} miss{'es' if len(dice) == 1 else ''} {ship}"
        for ship, dice in rolls.items()
    ] or None


def shot_at(events: list[Event]) -> list[str] | None:
    """At whom was fired, with how many hits, and what it cost."""
    lost = Counter(str(one.params["seat"]) for one in of(events, "air-unit-lost", cause="shot-down"))
    if not lost:
        return None
    names = {"ijn": "Japan", "usn": "USA"}
    said = {0: "no hits", 1: "one hit"}
    fired = [(one.params["units"], int(str(one.params["hits"]))) for one in of(events, "fired")]
    at = [f"at {planes(list(units))}: {said.get(hits, f'{hits} hits')}" for units, hits in fired]  # type: ignore[arg-type]
    return [*at, *(f"{names[seat]} loses {count}" for seat, count in lost.items())]


def shot_down(events: list[Event]) -> list[str] | None:
    return [f"shoots down {one.params['aircraft']}" for one in of(events, "destroyed", cause="shot-down")] or None


def spared(events: list[Event]) -> list[str] | None:
    return ["obody is hit"] if of(events, "firing-result") and not of(events, "destroyed") else None


def broken_off(events: list[Event]) -> list[str] | None:
    return ["no shot is fired"] if of(events, "firing-evaded") or of(events, "no-firing") else None


OUTCOMES: list[tuple[str, Facts]] = [
    ("kido-butai-9-end", bombed),
    ("kido-butai-9-end", missed),
    ("kido-butai-9-end", aborted),
    ("battle-of-midway-23-end", struck),
    ("battle-of-midway-23-end", dropped_in_vain),
    ("battle-of-midway-23-end", shot_at),
    ("dogfight-11-end", shot_down),
    ("dogfight-11-end", spared),
    ("dogfight-11-end", broken_off),
]


@pytest.mark.parametrize(("name", "facts"), OUTCOMES, ids=lambda one: getattr(one, "__name__", None))
def test_the_result_line_says_what_the_record_says(
    sit: Sitting, monkeypatch: pytest.MonkeyPatch, name: str, facts: Facts
) -> None:
    """Hit, miss and abort in each game: the dice fall as they fell in the record."""
    found = foreseen(name, lambda events: facts(events) is not None)
    outcomes = iter(found.outcomes)
    monkeypatch.setattr(fair._OnLine, "pick", lambda _dice, _state: next(outcomes))
    page = sit(motion=True)
    page.add_init_script("localStorage.setItem('pointluck', JSON.stringify({open: true}))")
    bring_text(page, found.record)
    answer(page, found.action)
    expect(scene(page)).to_be_visible()
    while page.locator(f"{PROMPT} [data-scene]").count():
        page.keyboard.press("Enter")
    told = " ".join(page.locator("[data-said] p").all_inner_texts())
    for words in facts(found.events) or []:
        assert words.lower() in told.lower()


BATTLES = ["kido-butai-4-commit", "battle-of-midway-17-target", "dogfight-08-card"]


def scene(page: Page) -> Locator:
    return page.locator(f"{PROMPT} [data-scene]")


def until_scene(page: Page) -> None:
    """Answers until something happens that is worth a scene."""
    for _ in range(30):
        expect(page.locator(f"{PROMPT}:not([aria-busy=true])")).to_be_visible()
        if scene(page).count():
            return
        choices(page).first.click()
        page.wait_for_timeout(150)
    raise AssertionError("nothing happened")


@pytest.mark.parametrize("name", BATTLES)
def test_a_scene_plays_before_the_next_question_and_its_result_stays(sit: Sitting, name: str) -> None:
    page = sit(motion=True)
    bring(page, name)
    until_scene(page)
    expect(page.locator(f"{PROMPT} .answers")).to_be_hidden()
    expect(scene(page)).to_have_attribute("data-scene", "result", timeout=15_000)
    result = scene(page).locator(".result").inner_text()
    expect(page.locator("[data-said] p").filter(has_text=result)).not_to_have_count(0)
    while scene(page).count():
        page.keyboard.press("Enter")
    expect(page.locator(f"{PROMPT} .answers")).to_be_visible()
    page.locator(f"{PROMPT} .told").click()
    expect(page.get_by_role("dialog")).to_contain_text(result)


ENDS = [
    ("kido-butai-9-end", "game-over"),
    ("battle-of-midway-23-end", "game-over"),
    ("dogfight-11-end", "battle-ended"),
]


@pytest.mark.parametrize(("name", "kind"), ENDS)
def test_what_ends_a_game_is_played_before_its_last_page(
    sit: Sitting, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    found = foreseen(name, lambda events: bool(of(events, kind)))
    outcomes = iter(found.outcomes)
    monkeypatch.setattr(fair._OnLine, "pick", lambda _dice, _state: next(outcomes))
    page = sit(motion=True)
    page.add_init_script("localStorage.setItem('pointluck', JSON.stringify({open: true}))")
    bring_text(page, found.record)
    answer(page, found.action)
    expect(scene(page)).to_be_visible()
    while page.locator(f"{PROMPT} [data-scene]").count():
        page.keyboard.press("Enter")
    expect(page.locator("main.end")).to_be_visible()


def test_any_key_or_tap_skips_to_the_result_and_space_pauses(sit: Sitting) -> None:
    page = sit(motion=True)
    bring(page, "kido-butai-4-commit")
    until_scene(page)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    before = scene(page).inner_text()
    page.wait_for_timeout(3000)
    assert scene(page).inner_text() == before, "it stands still"
    page.keyboard.press("x")
    expect(scene(page)).to_have_attribute("data-scene", "result")
    page.locator("main > .board").click(position={"x": 5, "y": 5})
    expect(scene(page).locator(".result").filter(has_text=re.escape(before))).to_have_count(0)


def test_with_scenes_off_the_result_is_told_at_once(sit: Sitting) -> None:
    page = sit(motion=True)
    bring(page, "kido-butai-4-commit")
    page.keyboard.press("s")
    page.get_by_role("radio", name="Off").check(force=True)
    page.reload()
    expect(page.locator(f"{PROMPT}.mine")).to_be_visible()
    told = page.locator(f"{PROMPT} .told")
    for _ in range(30):
        if told.count():
            break
        choices(page).first.click()
        expect(page.locator(f"{PROMPT}:not([aria-busy=true])")).to_be_visible()
        assert not scene(page).count()
    expect(told).to_be_visible()


def scale(page: Page) -> float:
    """How large the table in sight is drawn."""
    sheet = page.locator("main > .board .sheet").last.get_attribute("style") or ""
    return float(re.search(r"scale\(([\d.]+)\)", sheet)[1])  # type: ignore[index]


@pytest.mark.parametrize("name", BATTLES)
def test_the_camera_goes_where_it_happens_and_comes_back_also_when_the_table_is_left(sit: Sitting, name: str) -> None:
    page = sit(motion=True)
    bring(page, name)
    before = scale(page)
    until_scene(page)
    page.keyboard.press("Space")
    assert scale(page) > before
    table = page.url
    page.locator("header a").first.click()
    expect(page.locator("article button.primary").first).to_be_enabled()
    assert not page.locator("[data-scene]").count()
    page.goto(table)
    expect(page.locator(f"{PROMPT}.mine")).to_be_visible()
    assert not scene(page).count() and scale(page) == before


def test_a_scene_is_whole_on_a_phone_held_sideways(sit: Sitting) -> None:
    page = sit(motion=True)
    page.set_viewport_size({"width": 844, "height": 390})
    bring(page, "kido-butai-4-commit")
    until_scene(page)
    page.keyboard.press("Space")
    assert scene(page).locator(".title").evaluate("one => one.scrollWidth <= one.clientWidth"), "no word of it is cut"
    expect(page.locator(".zoom")).to_be_hidden()
    while scene(page).count():
        page.keyboard.press("Enter")
    expect(page.locator(".zoom")).to_be_visible()


# Every source that is begun, and how loud what reaches the loudspeaker has been.
_LISTEN = """() => {
  window.began = [];
  window.loudest = 0;
  const begin = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (at) {
    window.began.push([at, this.context.currentTime]);
    return begin.call(this, at);
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (to === this.context.destination) {
      window.ear ??= this.context.createAnalyser();
      connect.call(this, window.ear);
    }
    return connect.call(this, to, ...more);
  };
  const samples = new Float32Array(2048);
  setInterval(() => {
    window.ear?.getFloatTimeDomainData(samples);
    window.loudest = Math.max(window.loudest, ...samples.map(Math.abs));
  }, 20);
}"""


def test_sounds_are_made_where_they_are_on_and_none_where_they_are_off(sit: Sitting) -> None:
    page = sit(motion=True)
    bring(page, "kido-butai-4-commit")
    page.evaluate(_LISTEN)
    until_scene(page)
    while scene(page).count():
        page.keyboard.press("Enter")
    assert page.evaluate("[window.began.length, window.ear ?? null]") == [0, None]

    page.keyboard.press("m")
    until_scene(page)
    page.wait_for_function("() => window.began.length > 0 && window.loudest > 0.005")
    assert all(at >= now for at, now in page.evaluate("window.began")), "nothing is begun too late to be heard"

    page.keyboard.press("Space")
    page.get_by_role("button", name="Sounds", exact=True).first.click()
    expect(page.get_by_role("button", name="Sounds", exact=True).first).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.began.length")
    while scene(page).count():
        page.keyboard.press("Enter")
    until_scene(page)
    assert page.evaluate("window.began.length") == before


def test_with_less_motion_what_decides_has_its_card_over_a_table_that_can_be_used(
    sit: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = foreseen("kido-butai-9-end", lambda events: bool(of(events, "sunk", ship="Enterprise")))
    outcomes = iter(found.outcomes)
    monkeypatch.setattr(fair._OnLine, "pick", lambda _dice, _state: next(outcomes))
    page = sit()
    bring_text(page, found.record)
    answer(page, found.action)
    expect(page.locator("[data-moment]")).to_be_visible()
    assert not scene(page).count()
    expect(page.locator(f"{PROMPT}.mine .answers")).to_be_visible()
    choices(page).first.click()
    expect(page.locator("[data-moment]")).to_have_count(0)
