"""Plain data declares its fields once, as annotations. Copies, plain dictionaries and the way back follow from them.

    class Battle(Fields):
        target: int
        force: list[int]
        __slots__ = tuple(__annotations__)

The methods are made as text and compiled, as `dataclasses` does it: as fast as by hand, and `Battle.source` shows them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from inspect import get_annotations
from types import UnionType
from typing import Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, get_args, get_origin

T = TypeVar("T")
Plain = dict[str, Any]
View = Mapping[str, Any]
"""What a seat may know, as JSON-ready data. Each game has a closed type for it (`view_types.py`)."""
Both = Annotated[list[T], 2]
"""A list with one member for each of two sides. Known lengths are copied faster."""
_OPEN = "open"
Open = Annotated[T, _OPEN]
"""A field that everybody may see as it is, by its own name."""

_SCALARS = (int, str, bool)


class Form(NamedTuple):
    """How a type of field is copied, written as JSON-ready data and read back: expressions of a value `{v}`."""

    copied: str
    written: str
    read: str


class Fields:
    """The base of every class of plain data: numbers, words, lists of them, and other classes like this."""

    __slots__ = ()
    declared: ClassVar[dict[str, Any]] = {}
    """Every field's type, in the order of declaration."""
    open_names: ClassVar[tuple[str, ...]] = ()
    """The fields that are declared `Open`."""
    source: ClassVar[str] = ""
    """The text of the methods that follow from the fields."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        names = vars(sys.modules[cls.__module__])
        for name, kind in get_annotations(cls).items():
            # What a base class has already is no new field: a game may say more exactly what it is.
            if not kind.startswith("ClassVar") and not any(hasattr(base, name) for base in cls.__bases__):
                cls.declared = cls.declared | {name: eval(kind, names)}
        if cls.declared:
            _make_methods(cls)

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        self.copy_to(twin)
        return twin

    @classmethod
    def from_plain(cls, plain: Plain) -> Self:
        """The inverse of `to_plain`."""
        made = cls.__new__(cls)
        made.restore(plain)
        return made

    @classmethod
    def from_open(cls, shown: Mapping[str, Any]) -> Plain:
        """The inverse of `open_part`, as a part of what `to_plain` writes; `shown` may hold more."""
        return {name: shown[name] for name in cls.open_names}

    # --- made for every class -------------------------------------------------------------------------------

    def copy_to(self, twin: Self) -> None:
        """Give `twin` the same values, none of which it shares if they can change."""
        raise NotImplementedError

    def to_plain(self) -> Plain:
        """The data, ready for JSON: a value, which shares nothing that can change."""
        raise NotImplementedError

    def open_part(self) -> Any:
        """The open fields, ready for JSON: a part of every view. Any, because it is part of a game's own type."""
        raise NotImplementedError

    def restore(self, plain: Plain) -> None:
        """Give every field its value from what `to_plain` wrote."""
        raise NotImplementedError


def _make_methods(cls: type[Fields]) -> None:
    forms = {name: _form(kind) for name, kind in cls.declared.items()}
    copies = [f"twin.{name} = {form.copied.format(v=f'self.{name}')}" for name, form in forms.items()]
    entries = {name: f"{name!r}: {form.written.format(v=f'self.{name}')}," for name, form in forms.items()}
    cls.open_names = tuple(name for name, kind in cls.declared.items() if _OPEN in get_args(kind)[1:])
    values = [f"self.{name} = {form.read.format(v=f'plain[{name!r}]')}" for name, form in forms.items()]
    cls.source = "\n".join(
        (
            _function("copy_to(self, twin)", copies),
            _function("to_plain(self)", ["return {", *entries.values(), "}"]),
            _function("open_part(self)", ["return {", *(entries[name] for name in cls.open_names), "}"]),
            _function("restore(self, plain)", values),
        )
    )
    methods: dict[str, Any] = {}
    parts = {part.__name__: part for kind in cls.declared.values() for part in _parts(kind)}
    exec(compile(cls.source, f"<fields of {cls.__qualname__}>", "exec"), parts, methods)
    for name, method in methods.items():
        method.__doc__ = getattr(Fields, name).__doc__
        setattr(cls, name, method)


def _function(head: str, lines: list[str]) -> str:
    return f"def {head}:\n" + "".join(f"    {line}\n" for line in lines)


def _form(kind: Any) -> Form:
    """Raises TypeError for what is no plain data."""
    if kind in _SCALARS:
        return Form("{v}", "{v}", "{v}")
    if kind is bytearray:
        return Form("{v}[:]", "list({v})", "bytearray({v})")
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        lengths = [mark for mark in arguments[1:] if mark != _OPEN]
        return _form_of_known_length(arguments[0], *lengths) if lengths else _form(arguments[0])
    if origin is tuple and arguments[0] in _SCALARS:
        # Never changed in place, so copies share it.
        return Form("{v}", "{v}", "tuple({v})")
    if origin is list and arguments[0] in _SCALARS:
        return Form("{v}[:]", "{v}[:]", "list({v})")
    if origin is list:
        copied, written, read = (form.format(v="one") for form in _form(arguments[0]))
        return Form(f"[{copied} for one in {{v}}]", f"[{written} for one in {{v}}]", f"[{read} for one in {{v}}]")
    parts = _parts(kind)
    if len(parts) == 1:
        absent = "None if {v} is None else " if origin is UnionType else ""
        name = parts[0].__name__
        return Form(f"{absent}{{v}}.copy()", f"{absent}{{v}}.to_plain()", f"{absent}{name}.from_plain({{v}})")
    raise TypeError(f"{kind} is no plain data")


def _form_of_known_length(kind: Any, length: int) -> Form:
    """Copied member by member; read and written whatever the length, for whoever looks what is wrong with a state."""
    one = _form(get_args(kind)[0]).copied
    members = ", ".join(one.format(v=f"{{v}}[{number}]") for number in range(length))
    return _form(kind)._replace(copied=f"[{members}]")


def _parts(kind: Any) -> list[type[Fields]]:
    """The classes of plain data that a type names."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    kinds = (kind, *get_args(kind))
    return [one for one in kinds if isinstance(one, type) and issubclass(one, Fields)]
