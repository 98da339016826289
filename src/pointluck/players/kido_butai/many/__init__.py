"""Many games of Kido Butai, played whole or side by side on the kernel's flat table.

`doctrine` plays whole games with luck from outside (`series`); `wide` plays games side by side (pointluck.envs.batch),
with the lists of `legal` and what is `seen`. Both ask `luck` what chance decides. All of it is compiled, together with
the kernel that it plays on, into a library of its own: what the bots think with stays as it is.
"""

from __future__ import annotations

from pathlib import Path

from pointluck.players.kernels import Kernel

Bytes = bytearray
"""Numbers from 0 to 255 in a row, which is shared with whoever asked for them."""

KERNEL = Kernel("kido-butai-many", Path(__file__).parent.parent / "kernel", Path(__file__).parent)
