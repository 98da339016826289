"""Many games of Kido Butai, played whole or side by side on the kernel's flat table.

`luck`, `doctrine`, `legal`, `wide` and `seen` are compiled, together with the kernel that they play on, into a library
of their own: what the bots think with stays as it is when something here changes.
"""

from __future__ import annotations

from pathlib import Path

from pointluck.players.kernels import Kernel

Bytes = bytearray
"""Numbers from 0 to 255 in a row, which is shared with whoever asked for them."""

KERNEL = Kernel("kido-butai-many", Path(__file__).parent.parent / "kernel", Path(__file__).parent)
