"""Makes the client's types of views from those of the games: `python -m tools.view_types FOLDER`, or `make types`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pointluck import games
from pointluck.engine import Fields

BANNER = "// Made from the game's view_types.py by `make types`. Do not edit.\n"
_PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def types(game: str) -> str:
    """The types of one game's view, in TypeScript."""
    module = import_module(f"pointluck.games.{game.replace('-', '_')}.view_types")
    view = next(thing for name, thing in vars(module).items() if name.endswith("View") and name != "SetupView")
    writer = _Writer()
    writer.type(view)
    return BANNER + "".join(f"\n{text}\n" for text in writer.named.values())


class _Writer:
    """Writes a type, and one of its own for every class it meets."""

    def __init__(self) -> None:
        self.named: dict[str, str] = {}

    def type(self, kind: Any) -> str:
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in _PLAIN:
            return _PLAIN[kind]
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in arguments)
        if origin in (Union, UnionType):
            return " | ".join(self.type(one) for one in arguments)
        if origin in (list, tuple):
            member = self.type(arguments[0])
            return f"({member})[]" if " " in member else f"{member}[]"
        if origin is dict:
            return f"Record<{', '.join(self.type(one) for one in arguments)}>"
        if origin is Annotated:
            # Plain data that is the written form of a class of fields, and perhaps more beside it.
            written = " & ".join(self.type(one) for one in arguments[1:])
            return f"({written})" if "&" in written else written
        if origin is NotRequired:
            return self.type(arguments[0])
        return self._class(kind)

    def _class(self, kind: Any) -> str:
        name: str = kind.__name__
        if name not in self.named:
            self.named[name] = ""
            fields = kind.declared if issubclass(kind, Fields) else _hints(kind)
            optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
            lines = [f"  {_key(key)}{'?' if key in optional else ''}: {self.type(one)};" for key, one in fields.items()]
            # After those it names.
            del self.named[name]
            self.named[name] = "\n".join((f"export type {name} = {{", *lines, "};"))
        return name


def _hints(kind: Any) -> dict[str, Any]:
    if not is_typeddict(kind):
        raise TypeError(f"{kind} has no type in the client")
    return get_type_hints(kind, include_extras=True)


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


if __name__ == "__main__":
    for name in games():
        if find_spec(f"pointluck.games.{name.replace('-', '_')}") is None:
            continue  # a game of another package, on the plain board
        Path(sys.argv[1], f"{name}.ts").write_text(types(name), encoding="utf-8")
