"""Playing in a terminal: the screen, what a person may type, and the sitting that goes on until the game is over."""

from .local import LocalSitting

__all__ = ["LocalSitting"]
