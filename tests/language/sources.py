"""What the source can say: read off the code itself, so that a new event or refusal cannot be forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pointluck

SOURCE = Path(pointluck.__file__).parent
PROBLEMS = {
    "Problem": 0,
    "NotationError": 0,
    "OptionError": 0,
    "DataError": 0,
    "StateError": 0,
    "UsageProblem": 0,
    "FileProblem": 0,
    "ServeProblem": 0,
    "WireProblem": 0,
    "TableProblem": 0,
    "BotProblem": 0,
    "KernelDiffers": 0,
    "NotFound": 0,
    "NotAllowed": 0,
    "Stale": 0,
    "StoreProblem": 0,
    "Overloaded": 0,
    "TooMuch": 0,
    "RecordError": 1,
}
"""Which argument of each class of problem is the key."""

TELLING = ("tell", "reveal", "whisper")
"""The ways of a state to tell an event: to all, to all for the first time, to one seat."""

Place = tuple[str | None, set[str] | None]
Said = dict[str, list[Place]]
"""By key, for each place in the code that says it: the game it is in, and the parameters; None: not in one, unknown."""


@cache
def modules() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def game_of(file: Path) -> str | None:
    """The game whose rules or board a file holds; None for everything else."""
    parts = file.relative_to(SOURCE).parts
    for rooms in (("games",), ("cli", "boards")):
        if parts[: len(rooms)] == rooms and len(parts) > len(rooms) + 1:
            return parts[len(rooms)].replace("_", "-")
    return None


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, node


def functions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """Those of a module, and those that it imports."""
    return {name: function for one in [*imported(tree), tree] for name, function in own_functions(one).items()}


def own_functions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def imported(tree: ast.Module) -> list[ast.Module]:
    """The modules of the same folder from which it imports by name."""
    folder = next(file.parent for file, one in modules().items() if one is tree)
    names = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level == 1]
    return [modules()[file] for name in names if name and (file := folder / f"{name}.py") in modules()]


def given(call: ast.Call, tree: ast.Module) -> set[str] | None:
    """The keyword arguments of a call, those of `**function()` included."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            names.add(keyword.arg)
        elif isinstance(keyword.value, ast.Call) and isinstance(keyword.value.func, ast.Name):
            names |= returned(functions(tree)[keyword.value.func.id], tree)
        else:
            return None
    return names


def returned(function: ast.FunctionDef, tree: ast.Module) -> set[str]:
    """The keys of the dictionaries that a function returns."""
    keys: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Dict):
            keys |= dictionary_keys(node.value, tree)
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Call):
            if isinstance(node.value.func, ast.Name) and node.value.func.id in functions(tree):
                keys |= returned(functions(tree)[node.value.func.id], tree)
    return keys


def dictionary_keys(dictionary: ast.Dict, tree: ast.Module) -> set[str]:
    keys: set[str] = set()
    for key, value in zip(dictionary.keys, dictionary.values, strict=True):
        if isinstance(key, ast.Constant):
            keys.add(str(key.value))
        elif key is None and isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            keys |= returned(functions(tree)[value.func.id], tree)
    return keys


def text_of(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def events() -> Said:
    said: Said = {}
    for file, tree in modules().items():
        for name, call in calls(tree):
            key = text_of(call.args[0]) if call.args else None
            if name in TELLING and key is not None:
                said.setdefault(key, []).append((game_of(file), given(call, tree)))
            elif name == "Event" and key is not None and len(call.args) > 1:
                said.setdefault(key, []).append((game_of(file), None))
    return said


@cache
def refusals() -> Said:
    """Reasons in the code, also those that reach `refusal` through a variable: a class's `reason`, an argument."""
    said: Said = {}
    for file, tree in modules().items():
        place = game_of(file)
        for name, call in calls(tree):
            if not isinstance(call.func, ast.Name) or not call.args:
                continue
            key = text_of(call.args[0])
            if name == "refusal" and key is not None:
                said.setdefault(key, []).append((place, given(call, tree)))
            elif name == "refusal":
                for reason in indirect_reasons(tree, call):
                    said.setdefault(reason, []).append((place, given(call, tree)))
            elif name == "Refusal" and key is not None and isinstance(call.args[1], ast.Dict):
                said.setdefault(key, []).append((place, dictionary_keys(call.args[1], tree)))
    return said


def indirect_reasons(tree: ast.Module, call: ast.Call) -> Iterator[str]:
    source = call.args[0]
    if isinstance(source, ast.Attribute):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [source.attr]:
                text = text_of(node.value)
                if text:
                    yield text
    elif isinstance(source, ast.Name):
        holder = next(f for f in functions(tree).values() if call in list(ast.walk(f)))
        place = [argument.arg for argument in holder.args.args].index(source.id)
        for name, use in calls(tree):
            if name == holder.name:
                text = text_of(use.args[place])
                assert text is not None, f"{holder.name}: a reason that cannot be read off the code"
                yield text


@cache
def problems() -> Said:
    said: Said = {}
    for file, tree in modules().items():
        for name, call in calls(tree):
            if name in PROBLEMS and isinstance(call.func, ast.Name):
                key = text_of(call.args[PROBLEMS[name]])
                assert key is not None, f"{file}, line {call.lineno}: the key of a problem must stand there"
                # What goes wrong with a record always has its line.
                names = given(call, tree)
                if names is not None and name == "RecordError":
                    names.add("line")
                said.setdefault(key, []).append((game_of(file), names))
    return said


def question_params(game: str) -> dict[str, set[str]]:
    """The parameters of a game's questions that name their kind: as a class, or as a die."""
    found: dict[str, set[str]] = {}
    for file, tree in modules().items():
        if game_of(file) != game:
            continue
        for name, call in calls(tree):
            kind = text_of(call.args[0]) if call.args else None
            if name == "Die" and kind:
                source = call.args[3] if len(call.args) > 3 else None
                found[kind] = returned(functions(tree)[source.id], tree) if isinstance(source, ast.Name) else set()
        for node in ast.walk(tree):
            if not isinstance(node, ast.ClassDef):
                continue
            kind = next(
                (text_of(part.value) for part in node.body if isinstance(part, ast.Assign) and _names(part, "kind")),
                None,
            )
            params = params_of(node, tree)
            if kind:
                found[kind] = returned(params, tree) if params else set()
    return found


def params_of(node: ast.ClassDef, tree: ast.Module) -> ast.FunctionDef | None:
    """The method `params` of a class, perhaps from a class that it extends in the same file."""
    own = next((p for p in node.body if isinstance(p, ast.FunctionDef) and p.name == "params"), None)
    if own is not None:
        return own
    bases = {ast.unparse(base) for base in node.bases}
    parents = [one for one in ast.walk(tree) if isinstance(one, ast.ClassDef) and one.name in bases]
    return next((found for found in (params_of(parent, tree) for parent in parents) if found is not None), None)


def _names(assignment: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in assignment.targets)


def sayings() -> Iterator[tuple[Path, int, ast.expr, set[str] | None]]:
    """Each `say(key, ...)` of the command line: where it stands, its key, and its parameters (None: unknown)."""
    for file, tree in modules().items():
        if "cli" not in file.relative_to(SOURCE).parts:
            continue
        for name, call in calls(tree):
            if name in ("say", "_say") and call.args:
                known = all(keyword.arg is not None for keyword in call.keywords)
                yield file, call.lineno, call.args[0], {k.arg for k in call.keywords if k.arg} if known else None
