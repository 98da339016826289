"""`python -m benchmarks.frames.server SEED ...`: our server with dice and bots that are the same every time.

Everything a table draws by chance hangs on secrets; here they come from the seed. For measurements only: whoever knows
the seed knows every roll.
"""

from __future__ import annotations

import base64
import secrets
import sys
from random import Random

from pointluck.cli import main


def foresee(seed: str) -> None:
    """Makes every secret of this process follow from the seed."""
    source = Random(seed)

    def token_bytes(nbytes: int | None = None) -> bytes:
        return source.randbytes(32 if nbytes is None else nbytes)

    def token_hex(nbytes: int | None = None) -> str:
        return token_bytes(nbytes).hex()

    def token_urlsafe(nbytes: int | None = None) -> str:
        return base64.urlsafe_b64encode(token_bytes(nbytes)).rstrip(b"=").decode("ascii")

    secrets.token_bytes, secrets.token_hex, secrets.token_urlsafe = token_bytes, token_hex, token_urlsafe


if __name__ == "__main__":
    foresee(sys.argv[1])
    sys.exit(main(["serve", *sys.argv[2:]]))
