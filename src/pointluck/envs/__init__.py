"""The games as learners know them: Gymnasium, PettingZoo and OpenSpiel. What every number means: docs/environments.md.

Only this package knows numpy, which comes with the extra `envs`.
"""

from __future__ import annotations

import os
from importlib import import_module

from pointluck.engine import Problem
from pointluck.language import Language, language_of


def needs(*modules: str) -> None:
    """Raises ImportError, which says what to install, unless these can be imported."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as missing:
            say = Language(language_of(None, os.environ)).problem
            raise ImportError(say(Problem("environments-missing", module=module)), name=module) from missing


needs("numpy", "gymnasium", "pettingzoo")

import gymnasium  # noqa: E402 -- only now is it known to be there

gymnasium.register(
    "pointluck/KidoButai-v0",
    entry_point="pointluck.envs.solitaire:KidoButaiEnv",
    vector_entry_point="pointluck.envs.vector:KidoButaiVectorEnv",
)
