"""The kernel of Kido Butai as C++ for a graphics card: training wants a hundred million games.

A number has 32 bits there, except where dice are multiplied; so the kind of an action moves from bit 56 to bit 27,
which is enough for a fleet of three carriers and 27 squadrons. Tables and plans are rows of single bytes, with the dice
and their seed in words at the end: what many games work on has to fit into fast memory.
"""

from __future__ import annotations

import ast
from types import ModuleType

from pointluck.players.kido_butai.kernel import layout
from tools.kernels.translate import Function

KIND = 1 << 27
TABLES = {"s", "t", "p", "work", "start", "book"}
"""Rows of single bytes, by the name that they have all over the kernel."""
WIDE = {"dice"}
"""Modules whose products need more than 32 bits."""
DICE = ("DIE_1", "DIE_2", "SEED")

PROLOGUE = """
#include <cmath>
#include <cstdint>
#ifdef __CUDACC__
#define PART __device__
/* Loops are not unrolled: fetching instructions is what a card spends most of its time with. */
#define ONCE _Pragma("unroll 1")
#else
#define PART static
#define ONCE
#endif
typedef int32_t word;
typedef int64_t wide;
typedef word* row;
typedef int8_t* table;
typedef double* weights;
"""


def dice_at() -> int:
    """Where the dice lie in a table of bytes."""
    return (layout.DIE_1 + 3) // 4 * 4


def table_size() -> int:
    return dice_at() + 4 * len(DICE)


class OnCard(Function):
    """A function of the kernel as a graphics card wants it."""

    prologue = PROLOGUE

    def whole_number(self) -> str:
        return "wide" if self.short in WIDE else "word"

    def parameter(self, name: str, kind: str) -> str:
        return "table" if name in TABLES and kind == "word*" else kind

    def constant(self, module: ModuleType, name: str) -> int | float:
        value = super().constant(module, name)
        if module is layout and (name == "KIND" or name.startswith("A_")):
            return int(value) // layout.KIND * KIND
        return value

    def literal(self, value: float) -> str:
        return repr(value)

    def place(self, one: ast.Subscript) -> str:
        text = super().place(one)
        if isinstance(one.slice, ast.Attribute) and one.slice.attr in DICE:
            text = f"((word*)({self.value(one.value)} + {dice_at()}))[{DICE.index(one.slice.attr)}]"
        widens = self.whole == "wide" and isinstance(one.ctx, ast.Load)
        return f"((wide){text})" if widens else text
