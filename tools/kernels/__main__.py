"""`python -m tools.kernels` compiles the kernels of all games into the package. `make` and `pip install` run it."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pkgutil import iter_modules

os.environ["POINTLUCK_KERNELS"] = "plain"

from .build import NotCompiled, build

KERNELS = (
    "pointluck.players.kido_butai.kernel",
    "pointluck.players.kido_butai.many",
    "pointluck.players.dogfight.kernel",
)


def main() -> int:
    for name in KERNELS:
        package = import_module(name)
        for module in iter_modules(package.__path__):
            import_module(f"{name}.{module.name}")
        try:
            build(package.KERNEL)
        except NotCompiled as problem:
            print(f"{name} is not compiled; bots will think slower.\n{problem}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
