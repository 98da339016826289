"""Point Luck: the Battle of Midway as three board games, with enforced rules, opponents and analysis."""

from .games import game, games

__version__ = "0.2.0"
__all__ = ["__version__", "game", "games"]
