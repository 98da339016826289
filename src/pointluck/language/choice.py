"""Which language: the one that was asked for, else the one of the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping

from pointluck.engine import LANGUAGES, Problem

_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(asked: str | None, environment: Mapping[str, str]) -> str:
    """The code of the language to use. Raises Problem for one that we do not speak."""
    if asked is None:
        return _from(environment)
    code = _code(asked)
    if code not in LANGUAGES:
        raise Problem("language-unknown", language=asked, languages=list(LANGUAGES))
    return code


def _from(environment: Mapping[str, str]) -> str:
    """The first of the variables that is set decides, as it does for other programs."""
    for name in _ENVIRONMENT:
        if environment.get(name):
            code = _code(environment[name])
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _code(name: str) -> str:
    """`de_AT.UTF-8` and `DE-ch` are both German."""
    return name.lower().replace("-", "_").partition(".")[0].partition("_")[0]
