"""Between the rules and the kernel: a state, its figures and its actions as numbers, and actions back again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pointluck.engine import CHANCE, Action
from pointluck.games.kido_butai.order_of_battle import LOAD_NAMES, OrderOfBattle
from pointluck.games.kido_butai.pieces import MIDWAY, NORTH_EAST, Battle, KidoButai
from pointluck.players.kernels import Flat, Weights

from ..battle import expected, worth
from ..picture import Terms
from . import KERNEL, fighting
from . import layout as at

_NUMBERS = {name: number for number, name in enumerate(at.NAMES)}
_PLACES = {name: getattr(at, name.upper()) for name in KidoButai.declared}
_BATTLE_PLACES = {name: getattr(at, f"B_{name.upper()}") for name in Battle.declared}
_TARGETS = ("midway", "fleet-1", "fleet-2")


def fits(oob: OrderOfBattle) -> bool:
    """Whether a game is small enough for the kernel. Only somebody's own figures can make it too large."""
    return (
        len(oob.squadrons) <= at.SQUADRONS
        and len(oob.ships) <= at.SHIPS
        and len(oob.us_ships) <= at.SHIPS
        and oob.turns + max(oob.return_american, oob.return_japanese) < 64
        and oob.turns <= at.TURNS
        and len(oob.random_target) <= at.FACES
        and max(oob.cups) <= at.COUNTERS
        and max(oob.us_hits) < 128
    )


def figures(oob: OrderOfBattle) -> Flat:
    row = [0] * at.FIGURES
    numbers = {
        at.N_SQUADRONS: len(oob.squadrons),
        at.N_SHIPS: len(oob.ships),
        at.N_US: len(oob.us_carriers),
        at.N_TURNS: oob.turns,
        at.AMERICAN_FROM: oob.american_from,
        at.RETURN_JAPANESE: oob.return_japanese,
        at.RETURN_AMERICAN: oob.return_american,
        at.CARRIER_DUMMIES: oob.carrier_dummies,
        at.SHIP_HITS: oob.ship_hits,
        at.US_FINDS: oob.us_finds,
        at.JAPAN_FINDS: oob.japan_finds,
        at.US_FIGHTER_KILLS: oob.us_fighter_kills,
        at.ZERO_KILLS: oob.zero_kills,
        at.BOMBER_KILLED: oob.bomber_killed,
        at.BOMBER_ABORTED: oob.bomber_aborted,
        at.US_FLAK: oob.us_flak,
        at.US_FLAK_SPECIAL: oob.us_flak_special,
        at.JAPAN_FLAK: oob.japan_flak,
        at.JAPAN_FLAK_SPECIAL: oob.japan_flak_special,
        at.HIT_CARRIER: oob.hit_carrier,
        at.HIT_MIDWAY: oob.hit_midway,
        at.US_HIT: oob.us_hit,
        at.TORPEDO_MAX: oob.torpedo_max,
        at.TIE_BOMBER_MAX: oob.tie_bomber_max,
        at.POINTS_US_SUNK: oob.points_us_sunk,
        at.POINTS_DAMAGED: oob.points_damaged,
        at.POINTS_MIDWAY: oob.points_midway,
        at.POINTS_MIDWAY_DAMAGED: oob.points_midway_damaged,
        at.SQUADRON_OFFSET: oob.squadron_offset,
        at.SQUADRON_DIVISOR: oob.squadron_divisor,
        at.SPECIAL_IF_NO_CAP: oob.special_if_no_cap,
        at.REMOVAL_AS_DUE: oob.removal_as_due,
        at.REMOVAL_TAKES_DUMMY: oob.removal_takes_dummy,
        at.REMOVAL_CUMULATIVE: oob.removal_cumulative,
        at.BOMBER_KILL_TAKES_DUMMY: oob.bomber_kill_takes_dummy,
        at.LOITER: oob.loiter,
        at.FILL_IN_ORDER: oob.fill_in_order,
        at.SWEEP: oob.sweep,
        at.ALL_LOSSES_COUNT: oob.all_losses_count,
        at.MUST_HAVE_DECK: oob.must_have_deck,
        at.OFFER_EARLY_END: oob.offer_early_end,
        at.SPLIT_ATTACKS: oob.split_attacks,
        at.PLAYER_AIMS: oob.player_aims,
        at.ALL_COMMITTED_GO_LOW: oob.all_committed_go_low,
        at.PLAYER_REMOVES: oob.player_removes,
        at.NO_SPECIAL_ON_US: oob.no_special_on_us,
        at.RANDOM_TARGETS: oob.random_targets,
        at.N_FACES: len(oob.random_target),
    }
    for place, number in numbers.items():
        row[place] = int(number)
    alphabet = sorted(oob.squadrons)
    rows = {
        at.POINTS_SUNK: oob.points_sunk,
        at.FULL: [table[0] for table in oob.capacity],
        at.REDUCED: [table[-2] if len(table) > 2 else 0 for table in oob.capacity],
        at.US_SUNK_BY: oob.us_hits,
        at.US_FULL: [table[0] for table in oob.us_capacity],
        at.US_REDUCED: [table[-2] if len(table) > 2 else 0 for table in oob.us_capacity],
        at.ORDER: oob.target_order,
        at.FACE: oob.random_target,
        at.IS_ZERO: [int(zero) for zero in oob.is_zero],
        at.NAME_RANK: [alphabet.index(name) for name in oob.squadrons],
    }
    for place, values in rows.items():
        row[place : place + len(values)] = values
    return KERNEL.row(row)


def worths(oob: OrderOfBattle, terms: Terms) -> Weights:
    """What the doctrine expects of hits and of bombers on a US carrier."""
    row = [0.0] * (fighting.EXPECTED + fighting.BOMBERS_WEIGHED * (terms.carrier_hits + 1))
    for hits in range(terms.carrier_hits + 1):
        row[fighting.WORTH + hits] = worth(terms, hits)
        for bombers in range(1, len(oob.squadrons) + 1):
            row[fighting.EXPECTED + fighting.BOMBERS_WEIGHED * hits + bombers] = expected(terms, hits, bombers)
    return KERNEL.fractions(row)


def table(state: KidoButai) -> Flat:
    """The state as a row: every field lies at the place with its name, those of the battle with B_ before it."""
    plain = state.to_plain()
    battle = plain.pop("battle")
    plain["phase"] = at.PHASES.index(state.phase)
    plain["stack"] = [len(state.stack), *(_NUMBERS[name] for name in state.stack)]
    row = [0] * at.TABLE
    for name, value in plain.items():
        _put(row, _PLACES[name], value)
    if battle is not None:
        row[at.BATTLE] = 1
        for name, value in battle.items():
            _put(row, _BATTLE_PLACES[name], [len(value), *value] if isinstance(value, list) else value)
    return KERNEL.row(row)


def _put(row: list[int], place: int, value: int | Sequence[int]) -> None:
    values = [int(value)] if isinstance(value, int) else [int(one) for one in value]
    row[place : place + len(values)] = values


# --- actions ----------------------------------------------------------------------------------------------------------


def code(state: KidoButai, action: Action) -> int:
    """The number of a listed action, a player's or chance's."""
    if state.seat == CHANCE:
        return _outcome(state, action)
    answer = _ANSWERS.get(action.kind)
    return _order(state, action) if answer is None else answer(state, action.args)


def _order(state: KidoButai, action: Action) -> int:
    kind, args = action.kind, action.args
    if kind in ("end", "run-on"):
        return at.A_END if kind == "end" else at.A_RUN_ON
    if kind == "attack":
        return _attack(state, args)
    squadron = 256 * state.oob.index[args[0]]
    if kind == "launch":
        return at.A_LAUNCH + squadron + (args[1] == "cap")
    if kind == "fly":
        return at.A_FLY + squadron + (args[1] == "fleet")
    if kind == "land":
        return at.A_LAND + squadron + state.oob.ship_ids.index(args[1])
    return at.A_READY + squadron + (LOAD_NAMES.index(args[1]) if len(args) > 1 else at.NO_LOAD)


def _attack(state: KidoButai, args: tuple[str, ...]) -> int:
    target = _TARGETS.index(args[0])
    place = NORTH_EAST if target else MIDWAY
    named = [state.oob.index[name] for name in args[1:]]
    force = named or [one for one in state.squadrons_at(place) if not state.acted[one]]
    zeros = sum(state.oob.is_zero[one] for one in force)
    return at.A_ATTACK + 65536 * target + 256 * (len(force) - zeros) + zeros


def _divide(state: KidoButai, args: tuple[str, ...]) -> int:
    names = state.oob.us_ship_ids
    return at.A_DIVIDE + sum(
        int(count) << 7 * names.index(name) for name, count in zip(args[::2], args[1::2], strict=True)
    )


def _commit(state: KidoButai, args: tuple[str, ...]) -> int:
    return at.A_COMMIT + sum(1 << state.oob.index[name] for name in args if name != "none")


def _pick(state: KidoButai, args: tuple[str, ...]) -> int:
    return at.A_PICK + state.oob.index[args[0]]


def _load(state: KidoButai, args: tuple[str, ...]) -> int:
    return at.A_LOAD + int(args[1][:-1])


def _fill(state: KidoButai, args: tuple[str, ...]) -> int:
    return at.A_FILL + state.oob.us_ship_ids.index(args[0])


_ANSWERS: dict[str, Callable[[KidoButai, tuple[str, ...]], int]] = {
    "load": _load,
    "commit": _commit,
    "meet": _pick,
    "aim": _pick,
    "lose": _pick,
    "targets": _divide,
    "spread": _divide,
    "fill": _fill,
}


def _outcome(state: KidoButai, action: Action) -> int:
    if action.kind == "die":
        return at.A_CHANCE + int(action.args[0])
    if action.kind != "draw":
        return _pick(state, action.args)
    if state.stack[-1] == "fleet-draw":
        carriers = state.oob.us_ship_ids[:-1]
        return at.A_CHANCE + (carriers.index(action.args[0]) if action.args[0] in carriers else len(carriers))
    return at.A_CHANCE + (not action.args[0].startswith("no-"))
