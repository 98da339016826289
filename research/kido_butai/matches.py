"""Whole games of the commanders who look ahead, thousands of them side by side on a graphics card.

The search is the kernel's own (players/kido_butai/kernel/search.py), translated. A group of threads plays one game:
the first of them steps through the rules and sifts, and all of them share the imagined games. Without a card a group
is a single thread, and the same text makes the same decisions.
"""

from __future__ import annotations

from typing import Any

from . import games  # isort: skip  (before anything of the kernel)
from pointluck.players.kido_butai.kernel import candidates, dice, playout, search, sequence
from pointluck.players.kido_butai.kernel import layout as at
from tools.kernels.translate import translate

from .cpp import OnCard, dice_at, table_size

JOB = 2 + at.TURNS + 1
"""A game: the number of its effort, the seed of its luck, and the seeds of the imagined games of each hour."""
RESULT = 8
"""Points, games counted, decisions that differ, points that these gain (in all, in battle), searches, all decisions,
and games really played."""
FRESH = 1_000_000
"""Games that judge a decision have numbers from here on: other luck than those that it was made by."""

ENTRY = f"""
#define TABLE {table_size()}
#ifdef __CUDACC__
#ifndef THREADS
#define THREADS 256
#endif
#ifndef BLOCKS
#define BLOCKS 4
#endif
/* Threads of a warp may be far apart when they come here. With the plain __syncthreads the card failed now and then. */
#define TOGETHER do {{ __syncwarp(); asm volatile("barrier.sync 0;" ::: "memory"); }} while (0)
#define ADD(place, more) atomicAdd(&(place), more)
#else
#define TOGETHER
#define ADD(place, more) (place) += (more)
#endif
#define ME(i, count) ONCE for (word i = me, last_##i = (count); i < last_##i; i += threads)
#define ALIVE(i) c[candidates_note(i) + {candidates.ALIVE}]
struct Match {{
    /* Games; imagined games for judging a decision; places in a row of the book, rows, and decisions to be noted. */
    word count, judged, room, pages, traced;
    table start, plan;
    row figures;
    weights worths;
    row efforts, jobs, results, traces;
    /* Paper, for each game. */
    table tables, plans, book;
    row notes, marks;
    weights values;
}};
PART word* seed_of(table s) {{ return (word*)(s + {dice_at()}) + 2; }}
/* A round: imagined games are shared out, then each candidate is looked at. */
PART void share_out(Match const& m, word more, table start, table p, row c, row b, row e, table book, weights values,
                    row result, int me, int threads, table work, word* told) {{
    word alive = told[1], mine = 0, item = me - threads, name = {at.OVER}, here = 0, cell = -1;
    /* Whoever has finished a game takes the next, so that all of a group come to their orders together. */
    for (;;) {{
        while (name == {at.OVER}) {{
            if (cell >= 0) book[cell] = table_difference(work, m.figures);
            cell = -1;
            item += threads;
            if (item >= alive * more) break;
            word number = told[8 + item / more], game = c[{candidates.DONE}] + item % more;
            row note = c + candidates_note(number);
            if (game < b[{search.PAGE} * note[{candidates.ROW}] + {search.B_GAMES}]) continue;
            mine++;
            here = number * {candidates.PLAN};
            cell = note[{candidates.ROW}] * e[{search.ROOM}] + game;
            name = playout_open_game(start, m.figures, note[{candidates.ACTION}], game, work);
        }}
        if (cell < 0) break;
        name = playout_to_orders(work, m.figures, m.worths, p, here, name);
        if (name == {at.Q_JAPANESE}) name = playout_order(work, m.figures, p, here);
    }}
    ADD(result[7], mine);
    TOGETHER;
    if (!me) search_played(c, b, more);
    TOGETHER;
    ME(i, alive) search_mean(c, e, book, told[8 + i], values);
    TOGETHER;
    if (!me) search_lead(c, values);
    TOGETHER;
    ME(i, alive) search_error(c, e, book, told[8 + i], values);
    TOGETHER;
    ME(i, alive) search_judge(c, e, book, told[8 + i], values);
    TOGETHER;
    if (!me) search_sift(c);
    TOGETHER;
}}
PART void decide(Match const& m, table start, table p, row c, row b, row e, table book, weights values,
                 row result, int me, int threads, table work, word* told) {{
    do {{
        ME(i, c[{candidates.COUNT}]) search_begin(start, m.figures, m.worths, p, c, i, work);
        TOGETHER;
        if (!me) search_settle(start, c, b, e);
        for (word number = 0;; number++) {{
            if (!me) {{
                told[0] = search_next_round(c, e, number);
                told[1] = 0;
                for (word i = 0; i < c[{candidates.COUNT}]; i++) if (ALIVE(i)) told[8 + told[1]++] = i;
            }}
            TOGETHER;
            word more = told[0];
            if (!more) break;
            share_out(m, more, start, p, c, b, e, book, values, result, me, threads, work, told);
        }}
        if (!me) {{
            told[4] += c[{candidates.PLAYED}];
            told[3] = search_chosen(c, e, values);
            told[3] = c[candidates_note(told[3]) + {candidates.ACTION}];
            told[2] = search_consider_more(p, c, e);
            if (told[2]) told[4] -= c[{candidates.PLAYED}];
        }}
        TOGETHER;
    }} while (told[2]);
}}
/* What a decision is worth that differs from the doctrine's: fresh games of both. */
PART void weigh(Match const& m, table start, table p, word action, word doctrine, row result, bool battle,
                int me, int threads, table work) {{
    word sum = 0;
    ME(item, 2 * m.judged) {{
        word points = playout_imagine(start, m.figures, m.worths, p, 0, item & 1 ? doctrine : action,
            {FRESH} + item / 2, work);
        sum += item & 1 ? -points : points;
    }}
    ADD(result[3], sum);
    if (battle) ADD(result[4], sum);
}}
PART void one_match(Match const& m, long job, int me, int threads, table work, word* told) {{
    row of = m.jobs + job * {JOB}, e = m.efforts + of[0] * {search.EFFORT}, result = m.results + job * {RESULT};
    table real = m.tables + 2 * job * TABLE, start = real + TABLE, p = m.plans + job * {candidates.PLANS};
    table book = m.book + job * (long)m.room * m.pages;
    row c = m.notes + job * {candidates.NOTES}, b = m.marks + job * {search.PAGE} * (long)m.pages;
    weights values = m.values + job * {2 * candidates.MOST + 2};
    word name = 0;
    if (!me) {{
        name = playout_lay_out(real, m.start);
        ONCE for (int place = 0; place < {candidates.PLAN}; place++) p[place] = m.plan[place];
        *seed_of(real) = of[1];
        dice_seed(real, 0);
        told[4] = 0;
    }}
    for (;;) {{
        if (!me) {{
            while (name >= {at.FIRST_CHANCE})
                name = sequence_apply(real, m.figures, dice_outcome(real, m.figures, name));
            told[5] = name;
            if (name != {at.OVER}) {{
                playout_lay_out(start, real);
                *seed_of(start) = of[2 + real[{at.TURN}]];
                search_consider(start, m.figures, m.worths, p, c, name);
            }}
        }}
        TOGETHER;
        if (told[5] == {at.OVER}) break;
        decide(m, start, p, c, b, e, book, values, result, me, threads, work, told);
        word action = told[3], doctrine = c[{candidates.HEAD + candidates.ACTION}];
        bool differs = action != doctrine;
        if (differs && m.judged)
            weigh(m, start, p, action, doctrine, result, told[5] != {at.Q_JAPANESE}, me, threads, work);
        TOGETHER;
        if (!me) {{
            if (result[6] < m.traced) m.traces[job * m.traced + result[6]] = action;
            result[2] += differs;
            result[5] += c[{candidates.DONE}] > 0;
            result[6] += 1;
            name = sequence_apply(real, m.figures, action);
        }}
    }}
    if (!me) {{
        result[0] = table_difference(real, m.figures);
        result[1] = told[4];
    }}
}}
#ifdef __CUDACC__
__global__ void __launch_bounds__(THREADS, BLOCKS) matches_on_card(Match m) {{
    __shared__ word told[8 + {candidates.MOST}];
#ifdef SHARED
    __shared__ alignas(4) int8_t papers[THREADS * TABLE];
    table work = papers + threadIdx.x * TABLE;
#else
    alignas(4) int8_t work[TABLE];
#endif
    ONCE for (int place = 0; place < TABLE; place++) work[place] = 0;
    one_match(m, blockIdx.x, threadIdx.x, THREADS, work, told);
}}
extern "C" int matches(Match* m) {{
    cudaDeviceSetLimit(cudaLimitStackSize, 8 * 1024);
    matches_on_card<<<m->count, THREADS>>>(*m);
    return (int)cudaDeviceSynchronize();
}}
#else
extern "C" int matches(Match* m) {{
    alignas(4) int8_t work[TABLE] = {{}};
    word told[8 + {candidates.MOST}];
    for (long job = 0; job < m->count; job++) one_match(*m, job, 0, 1, work, told);
    return 0;
}}
#endif
"""


def source() -> str:
    parts: list[Any] = [playout.lay_out, playout.imagine, dice.seed, dice.outcome, sequence.apply]
    parts += [search.consider, search.consider_more, search.begin, search.settle, search.next_round, search.played]
    parts += [search.mean, search.lead, search.error, search.judge, search.sift, search.chosen]
    return translate((), parts, frozenset({"playout_lay_out"}), OnCard) + games.LAY_OUT + ENTRY


def known() -> dict[str, int]:
    return {
        "job": JOB,
        "result": RESULT,
        "effort": search.EFFORT,
        "most_rounds": search.MOST_ROUNDS,
        "table": table_size(),
        "plans": candidates.PLANS,
        "notes": candidates.NOTES,
        "page": search.PAGE,
        "values": 2 * candidates.MOST + 2,
        "turns": at.TURNS,
    }
