"""Lessons: a game that begins in a certain way, with dice and other side from a script, and what is said on the way.

A lesson is a file in the game's own room (`lessons/*.toml`), its sentences lie beside it (`lessons/en.ftl`, `de.ftl`).
docs/lessons.md says how to write one. Nothing here knows of tables: whoever holds the game asks what comes next.
"""

from .lesson import Lesson, Mistaken, Step, Wrong
from .reading import find, lessons, sentences
from .trial import play, problems

__all__ = ["Lesson", "Mistaken", "Step", "Wrong", "find", "lessons", "play", "problems", "sentences"]
