"""The rules and the doctrine of Kido Butai a second time, on one row of numbers, so that they can be compiled.

The parts of it are written for tools/kernels/translate.py: whole numbers, rows of them, loops and comparisons.
"""

from __future__ import annotations

from pathlib import Path

from pointluck.players.kernels import Kernel

KERNEL = Kernel("kido-butai", Path(__file__).parent)
