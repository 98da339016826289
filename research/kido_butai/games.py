"""Very many games of Kido Butai at once: the kernel as C++ or CUDA, and the rules that it is given."""

from __future__ import annotations

from typing import Any

from research.kido_butai import small  # isort: skip  (before anything of the kernel)
import pointluck
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kido_butai.commander import EFFORTS
from pointluck.players.kido_butai.kernel import candidates, dice, encoding, playout, policy
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.picture import read_terms
from tools.kernels.translate import translate

from . import hours
from .cpp import OnCard, dice_at, table_size

__all__ = ["RULES", "known", "small", "source"]

RULES: dict[str, tuple[str, dict[str, object]]] = {
    "standard": ("standard", {}),
    "detailed-sequence": ("detailed-sequence", {}),
    "advanced": ("standard", {"kb.adv_10a": True, "kb.adv_10b": True, "kb.adv_10c": True}),
}
LASTING = (
    *((by.WAVE, by.WAVE, value) for value in (1, 2, 4, 5, 6)),
    *((by.VANGUARD, by.VANGUARD, value) for value in (0, 1, 3, 4)),
    *((by.QUOTA_QUIET, by.QUOTA_FLEET, value) for value in (0, 2, 4, 8, 99)),
    *((by.GUARDS_UP, by.GUARDS_UP, value) for value in (1, 2, 3)),
    (by.ESCORTS_FLEET, by.ESCORTS_FLEET, 1),
    (by.RESERVE, by.RESERVE, 0),
    (by.COMMITTED, by.COMMITTED, 0),
    (by.BOMBS, by.BOMBS, 0),
    (by.LAST_STRIKE, by.LAST_STRIKE, 2),
    (by.LAST_STRIKE, by.LAST_STRIKE, 4),
    (by.LAND_ON, by.LAND_ON, 1),
)
"""Changes for the rest of the game: two numbers of the plan and their value."""
LUCKS = 32
"""So many games are played for one part of a search."""

LAY_OUT = f"""
/* As playout.lay_out, four places at a time. */
PART word playout_lay_out(table work, table start) {{
    for (int place = 0; place < {(at.POSITION + 3) // 4}; place++) ((word*)work)[place] = ((word*)start)[place];
    return work[{at.STACK} + work[{at.STACK}]];
}}
"""

ENTRY = f"""
#define TABLE {table_size()}
#define PLAN {candidates.PLAN}
#define TRIES {1 + hours.CHANGES + len(LASTING)}
struct Order {{
    /* Games or hours, their first seed, and for a search the parts of its luck. */
    word count, seed, parts;
    table start, plan;
    row figures, lasting;
    weights worths;
    word* results;
}};
PART void copy(table to, table from, int length) {{
    for (int place = 0; place < length; place++) to[place] = from[place];
}}
PART void reseed(table s, word seed) {{
    ((word*)(s + {dice_at()}))[2] = seed;
    dice_seed(s, 0);
}}
PART void one_game(Order const& order, long game, table s, table p, table, table) {{
    word name = playout_lay_out(s, order.start);
    copy(p, order.plan, PLAN);
    reseed(s, order.seed + game);
    order.results[game] = playout_finish(s, order.figures, order.worths, p, 0, name);
}}
/* One hour ordered in one way, {LUCKS} times: as without thinking, after each single change, after each lasting one. */
PART void one_way(Order const& order, long number, table s, table p, table s0, table p0) {{
    word hour = number / (TRIES * order.parts), way = number / order.parts % TRIES, part = number % order.parts;
    word name = playout_lay_out(s, order.start);
    copy(p, order.plan, PLAN);
    reseed(s, order.seed + hour);
    order.results[number] = -1000000;
    word turn = 1 + hour % order.figures[{at.N_TURNS}];
    if (hours_play_to_plan(s, order.figures, order.worths, p, name, turn) == {at.OVER}) return;
    hours_prepare(s, p);
    policy_look(s, order.figures);
    if (way > {hours.CHANGES}) {{
        const word* lasting = order.lasting + 3 * (way - {hours.CHANGES + 1});
        for (int place = 0; place < 2; place++)
            p[lasting[place]] = p[{by.NUMBERS} + lasting[place]] = lasting[2];
    }} else if (way) {{
        word armed = policy_with_torpedoes(s, order.figures);
        if (!hours_alter(s, order.figures, p, {by.NUMBERS}, way - 1, armed)) return;
    }}
    copy(s0, s, TABLE);
    copy(p0, p, PLAN);
    word sum = 0;
    for (int luck = 0; luck < {LUCKS}; luck++) {{
        copy(s, s0, TABLE);
        copy(p, p0, PLAN);
        reseed(s, 1500000000 + hour * 4099 + part * {LUCKS} + luck);
        sum += playout_finish(s, order.figures, order.worths, p, 0, {at.Q_JAPANESE});
    }}
    order.results[number] = sum;
}}
typedef void (*Work)(Order const&, long, table, table, table, table);
#ifdef __CUDACC__
#define ENTRY(name, one, count) \\
    __global__ void __launch_bounds__(128, 8) name##_on_card(Order order, long last) {{ \\
        alignas(4) int8_t s[TABLE], p[PLAN], s0[TABLE], p0[PLAN]; \\
        for (int place = 0; place < TABLE; place++) s[place] = 0; \\
        long number = (long)blockIdx.x * blockDim.x + threadIdx.x; \\
        if (number < last) one(order, number, s, p, s0, p0); \\
    }} \\
    extern "C" int name(Order* order) {{ \\
        long last = count; \\
        cudaDeviceSetLimit(cudaLimitStackSize, 8 * 1024); \\
        name##_on_card<<<(last + 127) / 128, 128>>>(*order, last); \\
        return (int)cudaDeviceSynchronize(); \\
    }}
#else
#define ENTRY(name, one, count) \\
    extern "C" int name(Order* order) {{ \\
        alignas(4) int8_t s[TABLE] = {{}}, p[PLAN], s0[TABLE], p0[PLAN]; \\
        long last = count; \\
        for (long number = 0; number < last; number++) one(*order, number, s, p, s0, p0); \\
        return 0; \\
    }}
#endif
ENTRY(play, one_game, order->count)
ENTRY(search, one_way, (long)order->count * TRIES * order->parts)
"""


def source() -> str:
    parts: list[Any] = [playout.lay_out, playout.finish, dice.seed, policy.look, policy.with_torpedoes]
    parts += [hours.play_to_plan, hours.prepare, hours.alter]
    return translate((), parts, frozenset({"playout_lay_out"}), OnCard) + LAY_OUT + ENTRY


def known() -> dict[str, Any]:
    """The rules and the plans, for a machine that has neither rules nor kernel."""
    rules, levels = {}, []
    for name, (preset, options) in RULES.items():
        state = pointluck.game("kido-butai").new(preset, None, **options)
        assert isinstance(state, KidoButaiState)
        terms = read_terms(state.setup.to_plain())
        levels = [least for least, _ in state.oob.levels]
        ships, massed = len(state.oob.ships), not terms.luck_sinks
        plans = {
            "doctrine": by.doctrine(ships, massed),
            "tuned": by.tuned(ships, massed, terms.bombers_must_be_met),
        }
        rules[name] = {
            "start": encoding.table(state)[: at.POSITION],
            "figures": encoding.figures(state.oob)[:],
            "worths": list(encoding.worths(state.oob, terms)),
            "plans": {plan: [*row, *row, -1] for plan, row in plans.items()},
        }
    numbers = {name: value for name, value in vars(by).items() if name.isupper() and name not in ("RULE", "NUMBERS")}
    return {
        "rules": rules,
        "numbers": dict(sorted(numbers.items(), key=lambda one: int(one[1]))),
        "turns": 16,
        "changes": hours.CHANGES,
        "lasting": [number for row in LASTING for number in row],
        "lucks": LUCKS,
        "efforts": {player: effort._asdict() for player, effort in EFFORTS.items()},
        "levels": levels,
    }
