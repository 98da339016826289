"""Kernels: what bots calculate most with, in a small part of Python that is compiled when the package is built.

`python -m tools.kernels` writes their text as C++ and compiles it into a library for each game, in `compiled/` beside
this file. Where there is no library, or it was made from other text, or it does not fit the machine, the same functions
run as the Python that they are written in: the same answers, later.
"""

from __future__ import annotations

import ast
import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R", bound=Sequence[Any])

Flat = list[int]
"""Whole numbers in a row: a list, or an array for the compiled kernel. Only indexed, never sliced."""
Weights = list[float]
"""The same with fractions."""
Boards = tuple[Flat, ...]
"""Rows side by side."""

FOLDER = Path(__file__).parent / "compiled"
SUFFIX = {"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so")
_NUMBERS: dict[str, Any] = {"int": ctypes.c_longlong, "bool": ctypes.c_bool, "float": ctypes.c_double, "None": None}


class Kernel:
    """The kernel of one game. `sources` are the files that it is made from, or folders of them."""

    def __init__(self, name: str, *sources: Path) -> None:
        self.name = name
        self.sources = [file for one in sources for file in (sorted(one.glob("*.py")) if one.is_dir() else [one])]
        self.entries: list[Callable[..., Any]] = []
        """The functions that are called from outside, as they are written."""
        self._library = None if asked_for_plain() else self._load()

    @property
    def compiled(self) -> bool:
        return self._library is not None

    @property
    def file(self) -> Path:
        """Where the library of this text is. After any change of the text it is another file."""
        digest = sha256()
        for source in (Path(__file__), *self.sources):
            digest.update(source.read_bytes())
        return FOLDER / f"{self.name}-{digest.hexdigest()[:16]}.{SUFFIX}"

    def _load(self) -> ctypes.CDLL | None:
        try:
            return ctypes.CDLL(str(self.file))
        except OSError:  # it is not there, or made for another machine
            return None

    def entry(self, function: F) -> F:
        """A function that is called from outside the kernel: the compiled one, if there is one."""
        self.entries.append(function)
        if self._library is None:
            return function
        return cast(F, bound(self._library, function))

    # --- rows ---------------------------------------------------------------------------------------------------------

    def row(self, values: Iterable[int]) -> Flat:
        """Whole numbers as the kernel wants them."""
        listed = list(values)
        return cast(Flat, (ctypes.c_longlong * len(listed))(*listed)) if self.compiled else listed

    def fractions(self, values: Iterable[float]) -> Weights:
        listed = list(values)
        return cast(Weights, (ctypes.c_double * len(listed))(*listed)) if self.compiled else listed

    def copied(self, row: R) -> R:
        made: Any = type(row)
        return cast(R, made.from_buffer_copy(row) if self.compiled else made(row))


class Bundle:
    """Rows that are handed to a kernel together, each annotated: a struct of pointers there. Set all, then pin them."""

    def pin(self) -> None:
        rows = [getattr(self, name) for name in type(self).__annotations__]
        if not any(isinstance(row, ctypes.Array) for row in rows):
            return
        places = [_pointers(row) if isinstance(row, tuple) else row for row in rows]
        self._as_parameter_ = _pointers(places)


def _pointers(rows: Sequence[Any]) -> Any:
    """An array of addresses. It keeps what they point to."""
    found = (ctypes.c_void_p * len(rows))(*(ctypes.addressof(row) for row in rows))
    found.rows = rows  # type: ignore[attr-defined]
    return found


def asked_for_plain() -> bool:
    """POINTLUCK_KERNELS=plain: do without compiled kernels."""
    asked = os.environ.get("POINTLUCK_KERNELS", "")
    if asked not in ("", "plain"):
        raise ValueError(f"POINTLUCK_KERNELS is {asked!r}: say plain, or leave it out")
    return asked == "plain"


def bound(library: ctypes.CDLL, function: Callable[..., Any]) -> Any:
    """The compiled form of a function, with the types of its annotations."""
    found: Any = library[f"{function.__module__.rpartition('.')[2]}_{function.__name__}"]
    kinds: dict[str, str] = dict(function.__annotations__)
    result = kinds.pop("return")
    found.argtypes = [_NUMBERS.get(kind, ctypes.c_void_p) for kind in kinds.values()]
    if result in _NUMBERS:
        found.restype = _NUMBERS[result]
    else:
        found.restype = _tuple(result)
        found.errcheck = lambda value, *_: tuple(getattr(value, name) for name, _ in value._fields_)
    return found


def _tuple(annotation: str) -> type[ctypes.Structure]:
    """`tuple[int, float]` as the struct that the kernel returns."""
    parts = cast(ast.Tuple, cast(ast.Subscript, ast.parse(annotation, mode="eval").body).slice)
    fields = [(f"_{number}", _NUMBERS[ast.unparse(part)]) for number, part in enumerate(parts.elts)]
    return type("Tuple", (ctypes.Structure,), {"_fields_": fields})
