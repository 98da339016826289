"""The kernel with tables just large enough for the printed game, to be translated for a graphics card.

Import this before anything of the kernel is used: it lays the kernel out anew, in this process.
"""

from __future__ import annotations

import os

os.environ["POINTLUCK_KERNELS"] = "plain"

import importlib
import inspect
import re

from pointluck.players.kido_butai.kernel import layout

SIZES = {"SQUADRONS": 14, "SHIPS": 4, "TURNS": 16, "FACES": 6, "COUNTERS": 12, "SCRATCHED": 88}
MODULES = (
    *("table", "bombs", "air", "fighting", "operations", "sequence", "dice", "policy"),
    *("candidates", "playout", "search", "encoding"),
)


def lay_out_anew() -> None:
    text = inspect.getsource(layout)
    for name, size in SIZES.items():
        text, found = re.subn(rf"^{name}: Final = \d+$", f"{name}: Final = {size}", text, flags=re.MULTILINE)
        assert found == 1, name
    # Dice are words of four bytes there, beginning at a multiple of four.
    text = text.replace("TABLE: Final = DIE_1 + 4", "TABLE: Final = DIE_1 + 20")
    exec(text, layout.__dict__)
    for module in MODULES:
        importlib.reload(importlib.import_module(f"pointluck.players.kido_butai.kernel.{module}"))


lay_out_anew()
