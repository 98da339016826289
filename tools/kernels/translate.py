"""Kernels as C++.

A kernel is written in a small part of Python: whole numbers, fractions, rows of them, loops and comparisons. This
module translates just that part, function by function, and refuses everything else. The text compiles as plain C++,
needs no library but the one with `exp` and `sqrt`, and calculates what Python does: whole numbers have 64 bits, and
divisions round down.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from types import ModuleType
from typing import Any

TYPES = {
    "Flat": "word*",
    "Weights": "double*",
    "Boards": "word**",
    "Bytes": "unsigned char*",
    "int": "word",
    "bool": "bool",
    "float": "double",
    "None": "void",
}
ELEMENTS = {"word*": "word", "double*": "double", "word**": "word*"}
LETTERS = {"word": "w", "double": "d"}
"""In the name of a struct that stands for a tuple: of_wd is a whole number and a fraction."""
BUILT_IN = {
    "min": "least",
    "max": "most",
    "abs": "size_of",
    "sqrt": "sqrt",
    "exp": "exp",
    "float": "(double)",
    "int": "(word)",
}
REAL = {"sqrt", "exp", "float"}
OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "&&",
    ast.Or: "||",
    ast.Not: "!",
    ast.Invert: "~",
    ast.USub: "-",
}

PROLOGUE = """
#include <math.h>
#include <stdint.h>
#ifdef _WIN32
#define ENTRY extern "C" __declspec(dllexport)
#else
#define ENTRY extern "C" __attribute__((visibility("default")))
#endif
#define PART static
#define ONCE
typedef long long word;
"""
ARITHMETIC = """
template <class A, class B> PART inline auto floor_div(A a, B b) {
    auto q = a / b;
    return q - ((a % b != 0) && ((a % b < 0) != (b < 0)));
}
template <class A, class B> PART inline auto floor_mod(A a, B b) {
    auto r = a % b;
    return r + ((r != 0 && ((r < 0) != (b < 0))) ? b : 0);
}
template <class A, class B> PART inline auto least(A a, B b) { return b < a ? b : a; }
template <class A, class B> PART inline auto most(A a, B b) { return b > a ? b : a; }
template <class A> PART inline auto size_of(A a) { return a < 0 ? -a : a; }
"""


class Untranslatable(Exception):
    """Something that a kernel must not use."""


class Function:
    """One function of a kernel on its way to C++."""

    prologue = PROLOGUE

    def __init__(self, function: Any) -> None:
        function = inspect.unwrap(function)
        self.module: ModuleType = inspect.getmodule(function)  # type: ignore[assignment]
        self.short = self.module.__name__.rpartition(".")[2]
        self.name = f"{self.short}_{function.__name__}"
        tree = ast.parse(inspect.getsource(function)).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.tree = tree
        self.whole = self.whole_number()
        self.calls: list[Any] = []
        self.structs: dict[str, str] = {}
        self.types: dict[str, str] = {}
        self.lines: list[str] = []
        self.depth = 1
        self.hidden = 0
        for one in tree.args.args:
            self.types[one.arg] = self.parameter(one.arg, self.named(one.annotation))
        self.given = dict(self.types)
        self.result = self.named(tree.returns)
        parameters = ", ".join(f"{kind} {name}" for name, kind in self.given.items())
        self.signature = f"{self.result} {self.name}({parameters})"

    def write(self) -> None:
        body = self.tree.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        self.block(body)

    @property
    def text(self) -> str:
        own = {name: kind for name, kind in self.types.items() if name not in self.given}
        declared = [f"    {kind} {name}{{}};" for name, kind in own.items()]
        return "\n".join([f"{self.signature} {{", *declared, *self.lines, "}"])

    # --- what another dialect does otherwise --------------------------------------------------------------------------

    def whole_number(self) -> str:
        """The type of whole numbers in this function."""
        return "word"

    def parameter(self, name: str, kind: str) -> str:
        """The type of a parameter that is annotated as of this kind."""
        return kind

    def constant(self, module: ModuleType, name: str) -> int | float:
        value = getattr(module, name, None)
        if not isinstance(value, int | float):
            raise Untranslatable(f"{self.name}: {module.__name__}.{name} is no number")
        return value

    def literal(self, value: float) -> str:
        text = f"{value}LL" if isinstance(value, int) else repr(value)
        return f"({text})" if value < 0 else text

    def place(self, one: ast.Subscript) -> str:
        return f"{self.value(one.value)}[{self.value(one.slice)}]"

    # --- statements ---------------------------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def block(self, body: list[ast.stmt]) -> None:
        for one in body:
            self.statement(one)

    def nested(self, head: str, body: list[ast.stmt], first: str = "") -> None:
        if not head.startswith(("if", "else")):
            self.line("ONCE")
        self.line(head + " {")
        self.depth += 1
        if first:
            self.line(first)
        self.block(body)
        self.depth -= 1
        self.line("}")

    def statement(self, one: ast.stmt) -> None:
        if isinstance(one, ast.If):
            self.nested(f"if ({self.value(one.test)})", one.body)
            if one.orelse:
                self.nested("else", one.orelse)
        elif isinstance(one, ast.While) and not one.orelse:
            self.nested(f"while ({self.value(one.test)})", one.body)
        elif isinstance(one, ast.For) and not one.orelse:
            self.loop(one)
        elif isinstance(one, ast.Assign) and (len(one.targets) == 1 or self.number(one.value) is not None):
            for target in one.targets:
                self.assign(target, one.value)
        elif isinstance(one, ast.AugAssign):
            self.line(f"{self.value(one.target)} = {self.binary(one.op, one.target, one.value)};")
        elif isinstance(one, ast.Return):
            self.line(f"return {self.value(one.value)};" if one.value else "return;")
        elif isinstance(one, ast.Expr):
            self.line(self.value(one.value) + ";")
        elif isinstance(one, ast.Break | ast.Continue | ast.Pass):
            self.line("" if isinstance(one, ast.Pass) else type(one).__name__.lower() + ";")
        else:
            raise self.refused(one)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        """Where several are assigned at once, all values are worked out first."""
        if not isinstance(target, ast.Tuple):
            self.know(target, self.kind(value))
            self.line(f"{self.value(target)} = {self.value(value)};")
            return
        kept: list[tuple[str, str]] = []
        if isinstance(value, ast.Tuple):
            for one in value.elts:
                kept.append((self.keep(one), self.kind(one)))
        else:
            kind = self.kind(value)
            if not kind.startswith("of_"):
                raise self.refused(value)
            name = self.keep(value)
            kept = [(f"{name}._{number}", self.letter(one)) for number, one in enumerate(kind[3:])]
        if len(kept) != len(target.elts):
            raise self.refused(target)
        for place, (text, kind) in zip(target.elts, kept, strict=True):
            self.know(place, kind)
            self.line(f"{self.value(place)} = {text};")

    def keep(self, one: ast.expr) -> str:
        name = self.fresh()
        self.line(f"{self.kind(one)} {name} = {self.value(one)};")
        return name

    def loop(self, one: ast.For) -> None:
        """The loop has a counter of its own: Python's loops do not mind what happens to their variable."""
        call = one.iter
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "range":
            raise self.refused(one.iter)
        assert isinstance(one.target, ast.Name)
        bounds = [self.value(bound) for bound in call.args]
        first, last, step = ("0", bounds[0], "1") if len(bounds) == 1 else (*bounds, "1")[:3]
        self.know(one.target, self.whole)
        here, end = self.fresh(), self.fresh()
        before = ">" if step.replace("(", "").startswith("-") else "<"
        bounds = [f"{self.whole} {here} = {first}, {end} = {last}", f"{here} {before} {end}", f"{here} += {step}"]
        self.nested(f"for ({'; '.join(bounds)})", one.body, f"{one.target.id} = {here};")

    def fresh(self) -> str:
        self.hidden += 1
        return f"hidden_{self.hidden}"

    def know(self, target: ast.expr, kind: str) -> None:
        if isinstance(target, ast.Name):
            known = self.types.setdefault(target.id, self.whole if kind == "bool" else kind)
            if "double" in (known, kind) and known != kind and target.id not in self.given:
                self.types[target.id] = "double"

    def refused(self, one: ast.AST) -> Untranslatable:
        return Untranslatable(f"{self.name}: {ast.unparse(one)}")

    # --- types --------------------------------------------------------------------------------------------------------

    def named(self, annotation: ast.expr | None) -> str:
        """The type that an annotation means."""
        text = ast.unparse(annotation) if annotation else ""
        if text in TYPES:
            return self.whole if TYPES[text] == "word" else TYPES[text]
        if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "tuple":
            assert isinstance(annotation.slice, ast.Tuple)
            return self.tuple_of(self.named(one) for one in annotation.slice.elts)
        fields = getattr(getattr(self.module, text, None), "__annotations__", None)
        if not fields:
            raise Untranslatable(f"{self.name}: {text or 'a parameter without a type'}")
        listed = "".join(f" {TYPES[kind]} {name};" for name, kind in fields.items())
        self.structs[text] = f"struct {text} {{{listed} }};"
        return f"{text}*"

    def tuple_of(self, kinds: Iterable[str]) -> str:
        kinds = list(kinds)
        name = "of_" + "".join(LETTERS.get(kind, "w") for kind in kinds)
        parts = "".join(f" {self.letter(one)} _{number};" for number, one in enumerate(name[3:]))
        self.structs[name] = f"struct {name} {{{parts} }};"
        return name

    def letter(self, one: str) -> str:
        return "double" if one == "d" else "word"

    def kind(self, one: ast.expr) -> str:
        if isinstance(one, ast.Constant):
            return "double" if isinstance(one.value, float) else self.whole
        if isinstance(one, ast.Name):
            return self.types.get(one.id) or self.number_kind(one)
        if isinstance(one, ast.Attribute):
            field = self.field(one)
            return field or self.number_kind(one)
        if isinstance(one, ast.Subscript):
            row = self.kind(one.value)
            if row.startswith("of_"):
                return self.letter(row[3 + self.which(one)])
            return ELEMENTS[row] if ELEMENTS.get(row, "word") != "word" else self.whole
        if isinstance(one, ast.Call):
            called = self.called(one.func)
            if called is not None:
                return type(self)(called).result
            if isinstance(one.func, ast.Name) and one.func.id == "int":
                return self.whole
            real = isinstance(one.func, ast.Name) and one.func.id in REAL
            return "double" if real or any(self.kind(each) == "double" for each in one.args) else self.whole
        if isinstance(one, ast.BinOp):
            return self.common(one.left, one.right) if not isinstance(one.op, ast.Div) else "double"
        if isinstance(one, ast.UnaryOp) and not isinstance(one.op, ast.Not):
            return self.kind(one.operand)
        if isinstance(one, ast.IfExp):
            return self.common(one.body, one.orelse)
        if isinstance(one, ast.Tuple):
            return self.tuple_of(self.kind(part) for part in one.elts)
        return self.whole

    def common(self, left: ast.expr, right: ast.expr) -> str:
        kinds = (self.kind(left), self.kind(right))
        return "double" if "double" in kinds else self.whole if "bool" in kinds else kinds[0]

    def number_kind(self, one: ast.expr) -> str:
        return "double" if isinstance(self.number(one), float) else self.whole

    def number(self, one: ast.expr) -> int | float | None:
        """The value of a constant, or None for what is only known when the kernel runs."""
        if isinstance(one, ast.Constant) and isinstance(one.value, int | float):
            return one.value
        if isinstance(one, ast.Name) and one.id not in self.types:
            return self.constant(self.module, one.id)
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id not in self.types:
            return self.constant(getattr(self.module, one.value.id), one.attr)
        if isinstance(one, ast.UnaryOp) and isinstance(one.op, ast.USub):
            number = self.number(one.operand)
            return None if number is None else -number
        return None

    def field(self, one: ast.Attribute) -> str | None:
        """The type of a field, if that is one of a struct."""
        if not isinstance(one.value, ast.Name) or one.value.id not in self.types:
            return None
        fields: dict[str, str] = getattr(self.module, self.types[one.value.id].rstrip("*")).__annotations__
        return TYPES[fields[one.attr]]

    def which(self, one: ast.Subscript) -> int:
        """The place in a tuple, which has to be written down."""
        place = self.number(one.slice)
        if not isinstance(place, int):
            raise self.refused(one)
        return place

    # --- expressions --------------------------------------------------------------------------------------------------

    def value(self, one: ast.expr) -> str:
        if isinstance(one, ast.Constant) and isinstance(one.value, bool):
            return str(one.value).lower()
        number = self.number(one)
        if number is not None:
            return self.literal(number)
        if isinstance(one, ast.Name):
            return one.id
        if isinstance(one, ast.Attribute) and self.field(one):
            return f"{self.value(one.value)}->{one.attr}"
        if isinstance(one, ast.Subscript):
            if self.kind(one.value).startswith("of_"):
                return f"{self.value(one.value)}._{self.which(one)}"
            return self.place(one)
        if isinstance(one, ast.Tuple):
            kind = self.kind(one)
            parts = zip(kind[3:], one.elts, strict=True)
            return f"{kind}{{{', '.join(f'({self.letter(type_)}){self.value(part)}' for type_, part in parts)}}}"
        if isinstance(one, ast.Call):
            return self.call(one)
        if isinstance(one, ast.BinOp):
            return self.binary(one.op, one.left, one.right)
        if isinstance(one, ast.UnaryOp):
            return f"({OPERATORS[type(one.op)]}{self.value(one.operand)})"
        if isinstance(one, ast.BoolOp):
            return "(" + f" {OPERATORS[type(one.op)]} ".join(self.value(part) for part in one.values) + ")"
        if isinstance(one, ast.Compare):
            return self.compare(one)
        if isinstance(one, ast.IfExp):
            return f"({self.value(one.test)} ? {self.value(one.body)} : {self.value(one.orelse)})"
        raise self.refused(one)

    def compare(self, one: ast.Compare) -> str:
        parts, left = [], one.left
        for operator, right in zip(one.ops, one.comparators, strict=True):
            if isinstance(operator, ast.In) and isinstance(right, ast.Tuple):
                same = " || ".join(f"{self.value(left)} == {self.value(each)}" for each in right.elts)
                parts.append(f"({same})")
            elif type(operator) in OPERATORS:
                parts.append(f"({self.value(left)} {OPERATORS[type(operator)]} {self.value(right)})")
            else:
                raise self.refused(one)
            left = right
        return parts[0] if len(parts) == 1 else "(" + " && ".join(parts) + ")"

    def binary(self, operator: ast.operator, left: ast.expr, right: ast.expr) -> str:
        """Python divides downwards, C++ towards zero; by a power of two both are shifts."""
        a, b = self.value(left), self.value(right)
        if isinstance(operator, ast.Div):
            return f"((double){a} / (double){b})"
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            down, by = isinstance(operator, ast.FloorDiv), self.number(right)
            if isinstance(by, int) and by > 0 and by & (by - 1) == 0:
                return f"({a} >> {by.bit_length() - 1})" if down else f"({a} & {self.literal(by - 1)})"
            return f"{'floor_div' if down else 'floor_mod'}({a}, {b})"
        if type(operator) not in OPERATORS:
            raise Untranslatable(f"{self.name}: {type(operator).__name__}")
        return f"({a} {OPERATORS[type(operator)]} {b})"

    def called(self, function: ast.expr) -> Any:
        """The function of the kernel that is meant, or None for those that C++ has too."""
        found = None
        if isinstance(function, ast.Name):
            if function.id in BUILT_IN:
                return None
            found = getattr(self.module, function.id, None)
        elif isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
            found = getattr(getattr(self.module, function.value.id, None), function.attr, None)
        if not inspect.isfunction(found):
            raise self.refused(function)
        return inspect.unwrap(found)

    def call(self, one: ast.Call) -> str:
        called = self.called(one.func)
        if one.keywords:
            raise self.refused(one)
        arguments = [self.value(argument) for argument in one.args]
        if called is not None:
            self.calls.append(called)
            return f"{type(self)(called).name}({', '.join(arguments)})"
        assert isinstance(one.func, ast.Name)
        name, text = BUILT_IN[one.func.id], arguments[0]
        if len(arguments) == 1:
            return f"{name}({text})"
        for more in arguments[1:]:
            text = f"{name}({text}, {more})"
        return text


def translate(
    entries: Iterable[Any] = (),
    parts: Iterable[Any] = (),
    by_hand: frozenset[str] = frozenset(),
    dialect: type[Function] = Function,
) -> str:
    """C++ for these functions of a kernel and all that they call; the entries can be called from outside.

    Functions named in `by_hand` (as `module_function`) are only declared.
    """
    found: dict[str, Function] = {}
    entries = list(entries)
    waiting = [*entries, *parts]
    outside = {dialect(one).name for one in entries}
    while waiting:
        function = dialect(waiting.pop())
        if function.name not in found:
            function.write()
            found[function.name] = function
            if function.name not in by_hand:
                waiting += function.calls
    structs = {name: text for one in found.values() for name, text in one.structs.items()}
    how = {name: "ENTRY" if name in outside else "PART" for name in found}
    lines = [dialect.prologue, ARITHMETIC, *structs.values()]
    lines += [f"{how[name]} {one.signature};" for name, one in found.items()]
    lines += [f"{how[name]} {one.text}" for name, one in found.items() if name not in by_hand]
    return "\n".join(lines) + "\n"
