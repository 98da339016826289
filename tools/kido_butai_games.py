"""Many games of Kido Butai at once, on a graphics card where there is one: the engine room of the training."""

from __future__ import annotations

from typing import Any

import pointluck
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kido_butai.kernel import dice, encoding, hour, outlook, playout
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.kernel.compiled import plain
from pointluck.players.kido_butai.picture import read_terms

from .kido_butai_cpp import translate
from .kido_butai_wander import wander

RULES: dict[str, tuple[str, dict[str, object]]] = {
    "standard": ("standard", {}),
    "detailed-sequence": ("detailed-sequence", {}),
    "advanced": ("standard", {"kb.adv_10a": True, "kb.adv_10b": True, "kb.adv_10c": True}),
}

JUDGE = f"""
#ifdef __CUDACC__
#define ALONE __noinline__
#define UNROLLED _Pragma("unroll")
#else
#define ALONE
#define UNROLLED
#endif
/* As outlook.judge, with the hidden units in registers. */
PART ALONE wide outlook_judge(row s, wide x, row net) {{
    word hidden[{outlook.FIRST}];
    UNROLLED for (int unit = 0; unit < {outlook.FIRST}; unit++) hidden[unit] = net[{outlook.FIRST_BIAS} + unit];
    for (int place = 0; place < {outlook.COUNTED}; place++) {{
        word times = s[x + place];
        if (times) {{
            const word* weight = net + place * {outlook.FIRST};
            UNROLLED for (int unit = 0; unit < {outlook.FIRST}; unit++) hidden[unit] += times * weight[unit];
        }}
    }}
    wide value = net[{outlook.LAST_BIAS}];
    for (int unit = 0; unit < {outlook.SECOND}; unit++) {{
        wide total = net[{outlook.SECOND_BIAS} + unit];
        const word* weight = net + {outlook.SECOND_WEIGHT} + unit;
        UNROLLED for (int before = 0; before < {outlook.FIRST}; before++)
            total += (wide)(hidden[before] > 0 ? hidden[before] : 0) * weight[before * {outlook.SECOND}];
        if (total > 0) value += (total >> {outlook.PLACES}) * net[{outlook.LAST_WEIGHT} + unit];
    }}
    return value >> 8;
}}
"""

ENTRY = f"""
struct Order {{
    word games, seed, learned, strays;
    row start, figures, plan, net;
    weights worths;
    /* What is noted of each game: its result; by hour what was counted, what was promised, the points so far. */
    word* results;
    int8_t* counted;
    word* promised;
    int8_t* points;
}};
PART void one_game(Order const& order, word game, row s, row t, row p) {{
    word name = playout_lay_out(s, order.start);
    for (int place = 0; place < {playout.CANDIDATE}; place++) p[place] = order.plan[place];
    s[{at.SEED}] = order.seed + game;
    dice_seed(s, 0);
    while (true) {{
        name = hour_play_to_plan(s, order.figures, order.worths, p, 0, name);
        if (name == {at.OVER}) break;
        if (order.learned == 1) hour_choose(s, order.figures, p, 0, order.net, t);
        else hour_prepare(s, order.figures, p, 0);
        if (!order.counted) continue;
        kido_butai_wander_wander(s, order.figures, p, {by.NUMBERS}, order.strays);
        word promise = hour_promise(s, order.figures, p, {by.NUMBERS}, order.net, t);
        long place = (long)game * {outlook.TURNS} + s[{at.TURN}] - 1;
        for (int number = 0; number < {outlook.COUNTED}; number++)
            order.counted[place * {outlook.COUNTED} + number] = t[{hour.PAPER} + number];
        order.promised[place] = promise;
        order.points[place] = table_difference(t, order.figures);
    }}
    order.results[game] = table_difference(s, order.figures);
}}
#ifdef __CUDACC__
__global__ void __launch_bounds__(128, BLOCKS) games(Order order) {{
    word s[{at.TABLE}], t[{hour.SECOND_TABLE}], p[{playout.CANDIDATE}];
    for (int place = 0; place < {at.TABLE}; place++) s[place] = 0;
    for (int place = 0; place < {hour.SECOND_TABLE}; place++) t[place] = 0;
    for (word game = blockIdx.x * blockDim.x + threadIdx.x; game < order.games; game += gridDim.x * blockDim.x)
        one_game(order, game, s, t, p);
}}
#endif
extern "C" int play(Order* order) {{
#ifdef __CUDACC__
    cudaDeviceSetLimit(cudaLimitStackSize, 24 * 1024);
    games<<<(order->games + 127) / 128, 128>>>(*order);
    cudaError_t error = cudaDeviceSynchronize();
    return (int)error;
#else
    static word s[{at.TABLE}], t[{hour.SECOND_TABLE}], p[{playout.CANDIDATE}];
    for (word game = 0; game < order->games; game++) one_game(*order, game, s, t, p);
    return 0;
#endif
}}
"""


def source() -> str:
    parts: list[Any] = [playout.lay_out, dice.seed, hour.play_to_plan, hour.choose, hour.prepare, hour.promise, wander]
    return translate(parts, frozenset({"outlook_judge"})) + JUDGE + ENTRY


def rules_and_shape() -> dict[str, Any]:
    """The rules that are trained for, and the network's measures, for a machine that has neither rules nor kernel."""
    known = {}
    for name, (preset, options) in RULES.items():
        state = pointluck.game("kido-butai").new(preset, None, **options)
        assert isinstance(state, KidoButaiState)
        terms = read_terms(state.setup.to_plain())
        ships, massed = len(state.oob.ships), not terms.luck_sinks
        plans = {
            "doctrine": by.doctrine(ships, massed),
            "tuned": by.tuned(ships, massed, terms.bombers_must_be_met),
        }
        known[name] = {
            "start": plain(encoding.table(state)),
            "figures": plain(encoding.figures(state.oob)),
            "worths": list(encoding.worths(state.oob, terms)),
            "plans": {plan: [*row, *row, -1, -1, 1] for plan, row in plans.items()},
        }
    shape = {
        "counted": outlook.COUNTED,
        "first": outlook.FIRST,
        "second": outlook.SECOND,
        "turns": outlook.TURNS,
        "places": outlook.PLACES,
        "point": outlook.POINT,
    }
    return {"shape": shape, "rules": known}
