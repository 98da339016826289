"""The kernel of Kido Butai as C++, so that a graphics card can play it: training wants a hundred million games.

The kernel is written in a small part of Python: whole numbers, rows of them, loops and comparisons. This module
translates just that part, function by function, and refuses everything else. The text compiles as plain C++ and as
CUDA. A number has 32 bits in it, except where dice are multiplied; so the kind of an action moves from bit 56 to bit
27, which is enough for a fleet of three carriers and 27 squadrons. Tables and plans are rows of single bytes, with
the dice and their seed in words at the end: what many games work on has to fit into fast memory.
"""

from __future__ import annotations

import ast
import inspect
from types import ModuleType
from typing import Any

from pointluck.players.kido_butai.kernel import layout

KIND = 1 << 27
TYPES = {"Flat": "row", "Weights": "weights", "int": "word", "bool": "bool", "float": "double", "None": "void"}
TABLES = {"s", "t", "p", "work", "start", "book"}
"""Rows of single bytes, by the name that they have all over the kernel."""
WIDE = {"dice"}
"""Modules whose products need more than 32 bits."""
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
#include <cmath>
#include <cstdint>
#ifdef __CUDACC__
#define PART __device__
/* Loops are not unrolled: fetching instructions is what a card spends most of its time with. */
#define ONCE _Pragma("unroll 1")
#else
#define PART static
#define ONCE
#endif
typedef int32_t word;
typedef int64_t wide;
typedef word* row;
typedef int8_t* table;
typedef double* weights;
template <class A, class B> PART inline auto floor_div(A a, B b) {
    auto q = a / b;
    return q - ((a % b != 0) && ((a % b < 0) != (b < 0)));
}
template <class A, class B> PART inline auto floor_mod(A a, B b) {
    auto r = a % b;
    return r + ((r != 0 && ((r < 0) != (b < 0))) ? b : 0);
}
template <class A, class B> PART inline auto least(A a, B b) { return a < b ? a : b; }
template <class A, class B> PART inline auto most(A a, B b) { return a > b ? a : b; }
"""


DICE = ("DIE_1", "DIE_2", "SEED")


def dice_at() -> int:
    """Where the dice lie in a table of bytes."""
    return (layout.DIE_1 + 3) // 4 * 4


def table_size() -> int:
    return dice_at() + 4 * len(DICE)


class Untranslatable(Exception):
    """Something that the kernel must not use."""


def translate(entries: list[Any], by_hand: frozenset[str] = frozenset()) -> str:
    """C++ for these functions of the kernel and all that they call.

    Functions named in `by_hand` (as `module_function`) are only declared.
    """
    found: dict[str, Function] = {}
    waiting = [_plain(one) for one in entries]
    while waiting:
        function = Function(waiting.pop())
        if function.name not in found:
            function.write()
            found[function.name] = function
            if function.name not in by_hand:
                waiting += function.calls
    parts = [PROLOGUE, *(f"{one.signature};" for one in found.values())]
    parts += [one.text for name, one in found.items() if name not in by_hand]
    return "\n".join(parts) + "\n"


def _plain(function: Any) -> Any:
    return getattr(function, "py_func", function)


def constant(module: ModuleType, name: str) -> int | float:
    value = getattr(module, name)
    if not isinstance(value, int | float):
        raise Untranslatable(f"{module.__name__}.{name} is no number")
    if module is layout and (name == "KIND" or name.startswith("A_")):
        return int(value) // layout.KIND * KIND
    return value


class Function:
    """One function of the kernel on its way to C++."""

    def __init__(self, function: Any) -> None:
        self.module: ModuleType = inspect.getmodule(function)  # type: ignore[assignment]
        self.short = self.module.__name__.rpartition(".")[2]
        self.name = f"{self.short}_{function.__name__}"
        tree = ast.parse(inspect.getsource(function)).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.tree = tree
        self.whole = "wide" if self.short in WIDE else "word"
        self.calls: list[Any] = []
        self.types: dict[str, str] = {}
        self.lines: list[str] = []
        self.depth = 1
        self.hidden = 0
        given = []
        for one in tree.args.args:
            kind = TYPES[ast.unparse(one.annotation) if one.annotation else "int"]
            kind = self.whole if kind == "word" else kind
            kind = "table" if one.arg in TABLES and kind == "row" else kind
            self.types[one.arg] = kind
            given.append(f"{kind} {one.arg}")
        self.given = set(self.types)
        result = TYPES[ast.unparse(tree.returns) if tree.returns else "None"]
        self.result = self.whole if result == "word" else result
        self.signature = f"PART {self.result} {self.name}({', '.join(given)})"
        self.body: list[str] = []

    def write(self) -> None:
        body = self.tree.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        self.block(body)
        own = {name: kind for name, kind in self.types.items() if name not in self.given}
        declared = [f"    {kind} {name} = 0;" for name, kind in own.items()]
        self.body = [*declared, *self.lines, "}"]

    @property
    def text(self) -> str:
        return "\n".join([f"{self.signature} {{", *self.body])

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
        elif isinstance(one, ast.Assign) and (len(one.targets) == 1 or isinstance(one.value, ast.Constant)):
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
            raise Untranslatable(f"{self.name}: {ast.unparse(one)}")

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if not isinstance(target, ast.Tuple):
            self.know(target, self.kind(value))
            self.line(f"{self.value(target)} = {self.value(value)};")
            return
        if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
            raise Untranslatable(f"{self.name}: {ast.unparse(target)} = {ast.unparse(value)}")
        names = []
        for one in value.elts:
            names.append(self.fresh())
            self.line(f"{self.kind(one)} {names[-1]} = {self.value(one)};")
        for place, one, kept in zip(target.elts, value.elts, names, strict=True):
            self.know(place, self.kind(one))
            self.line(f"{self.value(place)} = {kept};")

    def loop(self, one: ast.For) -> None:
        """The loop has a counter of its own: Python's loops do not mind what happens to their variable."""
        call = one.iter
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "range":
            raise Untranslatable(f"{self.name}: {ast.unparse(one.iter)}")
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

    # --- expressions --------------------------------------------------------------------------------------------------

    def kind(self, one: ast.expr) -> str:
        if isinstance(one, ast.Constant):
            return "double" if isinstance(one.value, float) else self.whole
        if isinstance(one, ast.Name):
            return self.types.get(one.id, self.whole)
        if isinstance(one, ast.Subscript):
            return "double" if self.kind(one.value) == "weights" else self.whole
        if isinstance(one, ast.Call):
            called = self.called(one.func)
            if called is not None:
                return Function(called).result
            root = isinstance(one.func, ast.Name) and one.func.id == "sqrt"
            return "double" if root or any(self.kind(each) == "double" for each in one.args) else self.whole
        if isinstance(one, ast.BinOp):
            kinds = (self.kind(one.left), self.kind(one.right))
            return "double" if "double" in kinds or isinstance(one.op, ast.Div) else self.whole
        if isinstance(one, ast.UnaryOp):
            return self.kind(one.operand)
        if isinstance(one, ast.IfExp):
            kinds = (self.kind(one.body), self.kind(one.orelse))
            return "double" if "double" in kinds else self.whole
        return self.whole

    def value(self, one: ast.expr) -> str:
        if isinstance(one, ast.Constant) and isinstance(one.value, int | float):
            return repr(one.value) if not isinstance(one.value, bool) else str(one.value).lower()
        if isinstance(one, ast.Name):
            if one.id in self.types:
                return one.id
            return repr(constant(self.module, one.id))
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
            return repr(constant(getattr(self.module, one.value.id), one.attr))
        if isinstance(one, ast.Subscript):
            text = f"{self.value(one.value)}[{self.value(one.slice)}]"
            if isinstance(one.slice, ast.Attribute) and one.slice.attr in DICE:
                text = f"((word*)({self.value(one.value)} + {dice_at()}))[{DICE.index(one.slice.attr)}]"
            widens = self.whole == "wide" and isinstance(one.ctx, ast.Load)
            return f"((wide){text})" if widens else text
        if isinstance(one, ast.Call):
            return self.call(one)
        if isinstance(one, ast.BinOp):
            return self.binary(one.op, one.left, one.right)
        if isinstance(one, ast.UnaryOp):
            return f"({OPERATORS[type(one.op)]}{self.value(one.operand)})"
        if isinstance(one, ast.BoolOp):
            return "(" + f" {OPERATORS[type(one.op)]} ".join(self.value(part) for part in one.values) + ")"
        if isinstance(one, ast.Compare):
            parts, left = [], one.left
            for operator, right in zip(one.ops, one.comparators, strict=True):
                parts.append(f"({self.value(left)} {OPERATORS[type(operator)]} {self.value(right)})")
                left = right
            return parts[0] if len(parts) == 1 else "(" + " && ".join(parts) + ")"
        if isinstance(one, ast.IfExp):
            return f"({self.value(one.test)} ? {self.value(one.body)} : {self.value(one.orelse)})"
        raise Untranslatable(f"{self.name}: {ast.unparse(one)}")

    def binary(self, operator: ast.operator, left: ast.expr, right: ast.expr) -> str:
        """Python divides downwards, C++ towards zero; by a power of two both are shifts."""
        a, b = self.value(left), self.value(right)
        if isinstance(operator, ast.Div):
            return f"((double){a} / (double){b})"
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            power = b.isdigit() and int(b) & (int(b) - 1) == 0
            if power:
                return (
                    f"({a} >> {int(b).bit_length() - 1})"
                    if isinstance(operator, ast.FloorDiv)
                    else f"({a} & {int(b) - 1})"
                )
            return f"{'floor_div' if isinstance(operator, ast.FloorDiv) else 'floor_mod'}({a}, {b})"
        return f"({a} {OPERATORS[type(operator)]} {b})"

    def called(self, function: ast.expr) -> Any:
        """The function of the kernel that is meant, or None for those that C++ has too."""
        found = None
        if isinstance(function, ast.Name):
            if function.id in ("min", "max", "sqrt"):
                return None
            found = getattr(self.module, function.id, None)
        elif isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
            found = getattr(getattr(self.module, function.value.id, None), function.attr, None)
        if not inspect.isfunction(_plain(found)):
            raise Untranslatable(f"{self.name}: {ast.unparse(function)}")
        return _plain(found)

    def call(self, one: ast.Call) -> str:
        called = self.called(one.func)
        arguments = [self.value(argument) for argument in one.args]
        if called is None:
            assert isinstance(one.func, ast.Name)
            if one.func.id == "sqrt":
                return f"sqrt({arguments[0]})"
            name = "least" if one.func.id == "min" else "most"
            text = arguments[0]
            for more in arguments[1:]:
                text = f"{name}({text}, {more})"
            return text
        self.calls.append(called)
        return f"{Function(called).name}({', '.join(arguments)})"
