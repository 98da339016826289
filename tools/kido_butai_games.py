"""Many games of Kido Butai at once, on a graphics card where there is one: the engine room of the training."""

from __future__ import annotations

from typing import Any

import pointluck
from tools import kido_butai_small as _small  # noqa: F401  (first of all)
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kido_butai.kernel import dice, encoding, hour, outlook, playout, table
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.kernel.compiled import plain
from pointluck.players.kido_butai.picture import read_terms

from .kido_butai_cpp import dice_at, table_size, translate
from .kido_butai_wander import stray, wander

RULES: dict[str, tuple[str, dict[str, object]]] = {
    "standard": ("standard", {}),
    "detailed-sequence": ("detailed-sequence", {}),
    "advanced": ("standard", {"kb.adv_10a": True, "kb.adv_10b": True, "kb.adv_10c": True}),
}

LAY_OUT = f"""
/* As playout.lay_out, four places at a time. */
PART word playout_lay_out(table work, table start) {{
    for (int place = 0; place < {(at.POSITION + 3) // 4}; place++) ((word*)work)[place] = ((word*)start)[place];
    return work[{at.STACK} + work[{at.STACK}]];
}}
"""

JUDGE = f"""
#ifdef __CUDACC__
#define ALONE __noinline__
#define UNROLLED _Pragma("unroll")
#else
#define ALONE
#define UNROLLED
#endif
/* As outlook.judge, with the hidden units in registers. */
PART ALONE wide outlook_judge(table s, wide x, row net) {{
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

WAYS = 8
"""So many ways of ordering an hour are compared."""

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
"""Changes for the rest of the game that a search tries: two numbers and their value."""
LUCKS = 32
"""So many games are played for one part of a search."""

ENTRY = f"""
#define WAYS {WAYS}
#define TRIES {hour.CHANGES + 2 + len(LASTING)}
#define LUCKS {LUCKS}
struct Order {{
    word games, seed, learned, strays;
    table start, plan;
    row figures, net;
    weights worths;
    /* What is noted of each game: its result; by hour what was counted, what had been promised before he
       strayed, the points so far, and whether he strayed. */
    word* results;
    int8_t* counted;
    word* promised;
    int8_t* points;
    int8_t* strayed;
}};
PART void one_game(Order const& order, word game, table s, table t, table p) {{
    word name = playout_lay_out(s, order.start);
    for (int place = 0; place < {playout.CANDIDATE}; place++) p[place] = order.plan[place];
    ((word*)(s + {dice_at()}))[2] = order.seed + game;
    dice_seed(s, 0);
    while (true) {{
        name = hour_play_to_plan(s, order.figures, order.worths, p, 0, name);
        if (name == {at.OVER}) break;
        word promised = 0;
        if (order.learned == 1) promised = hour_choose(s, order.figures, p, 0, order.net, t);
        else hour_prepare(s, order.figures, p, 0);
        if (!order.counted) continue;
        bool strays = kido_butai_wander_wander(s, order.figures, p, {by.NUMBERS}, order.strays);
        hour_promise(s, order.figures, p, {by.NUMBERS}, order.net, t);
        long place = (long)game * {outlook.TURNS} + s[{at.TURN}] - 1;
        for (int number = 0; number < {outlook.COUNTED}; number++)
            order.counted[place * {outlook.COUNTED} + number] = t[{hour.PAPER} + number];
        order.promised[place] = promised;
        order.strayed[place] = strays;
        order.points[place] = table_difference(t, order.figures);
    }}
    order.results[game] = table_difference(s, order.figures);
}}
/* The same hour ordered in several ways, all with the same luck afterwards; the first of them as without thinking. */
PART void one_hour(Order const& order, word game, table s, table t, table p, table s0, table p0) {{
    word name = playout_lay_out(s, order.start);
    for (int place = 0; place < {playout.CANDIDATE}; place++) p[place] = order.plan[place];
    word* seed = (word*)(s + {dice_at()}) + 2;
    *seed = order.seed + game;
    dice_seed(s, 0);
    word turn = 1 + (game * 7 + game / 16) % {outlook.TURNS};
    while (true) {{
        name = hour_play_to_plan(s, order.figures, order.worths, p, 0, name);
        if (name == {at.OVER}) return;
        if (s[{at.TURN}] >= turn) break;
        if (order.learned) hour_choose(s, order.figures, p, 0, order.net, t);
        else hour_prepare(s, order.figures, p, 0);
        kido_butai_wander_wander(s, order.figures, p, {by.NUMBERS}, order.strays);
    }}
    hour_prepare(s, order.figures, p, 0);
    policy_look(s, order.figures);
    for (int place = 0; place < {table_size()}; place++) s0[place] = s[place];
    for (int place = 0; place < {playout.CANDIDATE}; place++) p0[place] = p[place];
    for (word way = 0; way < WAYS; way++) {{
        for (int place = 0; place < {playout.CANDIDATE}; place++) p[place] = p0[place];
        if (way == 1 && order.learned) hour_choose(s0, order.figures, p, 0, order.net, t);
        else if (way) kido_butai_wander_stray(s0, order.figures, p, {by.NUMBERS}, way);
        hour_promise(s0, order.figures, p, {by.NUMBERS}, order.net, t);
        long row = (long)game * WAYS + way;
        for (int number = 0; number < {outlook.COUNTED}; number++)
            order.counted[row * {outlook.COUNTED} + number] = t[{hour.PAPER} + number];
        order.points[row] = table_difference(t, order.figures);
        for (int place = 0; place < {table_size()}; place++) s[place] = s0[place];
        *seed = order.seed + 1000000000 + game;
        dice_seed(s, 0);
        if (order.learned == 2) {{
            name = {at.Q_JAPANESE};
            while (true) {{
                name = hour_play_to_plan(s, order.figures, order.worths, p, 0, name);
                if (name == {at.OVER}) break;
                hour_choose(s, order.figures, p, 0, order.net, t);
            }}
            order.results[row] = table_difference(s, order.figures);
        }} else order.results[row] = playout_finish(s, order.figures, order.worths, p, 0, {at.Q_JAPANESE});
    }}
}}
/* One hour ordered in one way, LUCKS times: of all single changes, and of what the network would order. */
PART void one_way(Order const& order, long thread, table s, table t, table p, table s0, table p0) {{
    word game = thread / (TRIES * order.strays), way = thread / order.strays % TRIES, chunk = thread % order.strays;
    word name = playout_lay_out(s, order.start);
    for (int place = 0; place < {playout.CANDIDATE}; place++) p[place] = order.plan[place];
    word* seed = (word*)(s + {dice_at()}) + 2;
    *seed = order.seed + game;
    dice_seed(s, 0);
    word turn = 1 + game % {outlook.TURNS};
    order.results[thread] = -1000000;
    while (true) {{
        name = hour_play_to_plan(s, order.figures, order.worths, p, 0, name);
        if (name == {at.OVER}) return;
        if (s[{at.TURN}] >= turn) break;
        hour_prepare(s, order.figures, p, 0);
    }}
    hour_prepare(s, order.figures, p, 0);
    policy_look(s, order.figures);
    if (way == {hour.CHANGES + 1}) hour_choose(s, order.figures, p, 0, order.net, t);
    else if (way > {hour.CHANGES + 1}) {{
        /* From now on, in all hours. */
        const word* lasting = order.promised + 3 * (way - {hour.CHANGES + 2});
        for (int number = 0; number < 2; number++) {{
            p[lasting[number]] = lasting[2];
            p[{by.NUMBERS} + lasting[number]] = lasting[2];
        }}
    }} else if (way && !hour_alter(s, order.figures, p, {by.NUMBERS}, way - 1, policy_with_torpedoes(s, order.figures)))
        return;
    for (int place = 0; place < {table_size()}; place++) s0[place] = s[place];
    for (int place = 0; place < {playout.CANDIDATE}; place++) p0[place] = p[place];
    word sum = 0;
    for (int luck = 0; luck < LUCKS; luck++) {{
        for (int place = 0; place < {table_size()}; place++) s[place] = s0[place];
        for (int place = 0; place < {playout.CANDIDATE}; place++) p[place] = p0[place];
        *seed = 1500000000 + game * 4099 + chunk * LUCKS + luck;
        dice_seed(s, 0);
        sum += playout_finish(s, order.figures, order.worths, p, 0, {at.Q_JAPANESE});
    }}
    order.results[thread] = sum;
}}
#ifdef __CUDACC__
__global__ void __launch_bounds__(128, BLOCKS) ways(Order order) {{
    alignas(4) int8_t s[{table_size()}], t[{hour.SECOND_TABLE - outlook.FIRST}], p[{hour.PLAN}];
    alignas(4) int8_t s0[{table_size()}], p0[{hour.PLAN}];
    for (int place = 0; place < {table_size()}; place++) s[place] = 0;
    for (int place = 0; place < {hour.SECOND_TABLE - outlook.FIRST}; place++) t[place] = 0;
    long thread = (long)blockIdx.x * blockDim.x + threadIdx.x;
    if (thread < (long)order.games * TRIES * order.strays) one_way(order, thread, s, t, p, s0, p0);
}}
__global__ void __launch_bounds__(128, BLOCKS) hours(Order order) {{
    alignas(4) int8_t s[{table_size()}], t[{hour.SECOND_TABLE - outlook.FIRST}], p[{hour.PLAN}];
    alignas(4) int8_t s0[{table_size()}], p0[{hour.PLAN}];
    for (int place = 0; place < {table_size()}; place++) s[place] = 0;
    for (int place = 0; place < {hour.SECOND_TABLE - outlook.FIRST}; place++) t[place] = 0;
    for (word game = blockIdx.x * blockDim.x + threadIdx.x; game < order.games; game += gridDim.x * blockDim.x)
        one_hour(order, game, s, t, p, s0, p0);
}}
__global__ void __launch_bounds__(128, BLOCKS) games(Order order) {{
    alignas(4) int8_t s[{table_size()}], t[{hour.SECOND_TABLE - outlook.FIRST}], p[{hour.PLAN}];
    for (int place = 0; place < {table_size()}; place++) s[place] = 0;
    for (int place = 0; place < {hour.SECOND_TABLE - outlook.FIRST}; place++) t[place] = 0;
    for (word game = blockIdx.x * blockDim.x + threadIdx.x; game < order.games; game += gridDim.x * blockDim.x)
        one_game(order, game, s, t, p);
}}
#endif
extern "C" int search(Order* order) {{
    long count = (long)order->games * TRIES * order->strays;
#ifdef __CUDACC__
    cudaDeviceSetLimit(cudaLimitStackSize, 8 * 1024);
    ways<<<(count + 127) / 128, 128>>>(*order);
    return (int)cudaDeviceSynchronize();
#else
    alignas(4) static int8_t s[{table_size()}], t[{hour.SECOND_TABLE - outlook.FIRST}], p[{hour.PLAN}];
    alignas(4) static int8_t s0[{table_size()}], p0[{hour.PLAN}];
    for (long thread = 0; thread < count; thread++) one_way(*order, thread, s, t, p, s0, p0);
    return 0;
#endif
}}
extern "C" int compare(Order* order) {{
#ifdef __CUDACC__
    cudaDeviceSetLimit(cudaLimitStackSize, 8 * 1024);
    hours<<<(order->games + 127) / 128, 128>>>(*order);
    return (int)cudaDeviceSynchronize();
#else
    alignas(4) static int8_t s[{table_size()}], t[{hour.SECOND_TABLE - outlook.FIRST}], p[{hour.PLAN}];
    alignas(4) static int8_t s0[{table_size()}], p0[{hour.PLAN}];
    for (word game = 0; game < order->games; game++) one_hour(*order, game, s, t, p, s0, p0);
    return 0;
#endif
}}
extern "C" int play(Order* order) {{
#ifdef __CUDACC__
    cudaDeviceSetLimit(cudaLimitStackSize, 8 * 1024);
    games<<<(order->games + 127) / 128, 128>>>(*order);
    cudaError_t error = cudaDeviceSynchronize();
    return (int)error;
#else
    alignas(4) static int8_t s[{table_size()}], t[{hour.SECOND_TABLE - outlook.FIRST}], p[{hour.PLAN}];
    for (word game = 0; game < order->games; game++) one_game(*order, game, s, t, p);
    return 0;
#endif
}}
"""


def source() -> str:
    parts: list[Any] = [playout.lay_out, dice.seed, hour.play_to_plan, hour.choose, hour.prepare, hour.promise, playout.finish]
    parts += [wander, stray, table.difference]
    return translate(parts, frozenset({"outlook_judge", "playout_lay_out"})) + LAY_OUT + JUDGE + ENTRY


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
            "start": plain(encoding.table(state))[: at.POSITION],
            "figures": plain(encoding.figures(state.oob)),
            "worths": list(encoding.worths(state.oob, terms)),
            "plans": {plan: [*row, *row, -1, -1, 1, 0] for plan, row in plans.items()},
        }
    shape = {
        "counted": outlook.COUNTED,
        "first": outlook.FIRST,
        "second": outlook.SECOND,
        "turns": outlook.TURNS,
        "places": outlook.PLACES,
        "point": outlook.POINT,
        "ways": WAYS,
        "tries": hour.CHANGES + 2 + len(LASTING),
        "changes": hour.CHANGES,
        "lasting": [number for row in LASTING for number in row],
        "lucks": LUCKS,
    }
    numbers = {name: value for name, value in vars(by).items() if name.isupper() and name not in ("RULE", "NUMBERS")}
    return {"shape": shape, "rules": known, "numbers": dict(sorted(numbers.items(), key=lambda one: one[1]))}
