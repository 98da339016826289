"""What a game is started with: preset, options and figures. It never changes and is shared by all copies."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, TypedDict

from .figures import Figures, digest
from .options import OptionValue

if TYPE_CHECKING:
    from .game import Game


class SetupView(TypedDict):
    """A setup as plain data."""

    game: str
    rules: int
    preset: str
    options: dict[str, OptionValue]
    """Those that differ from the preset."""
    figures: Figures


class Setup:
    """The chosen preset, every option's value, and the figures with what the player changed in them."""

    __slots__ = ("chosen_options", "data_digest", "digest", "figures", "game", "options", "overrides", "preset")

    def __init__(self, game: Game, preset: str, options: dict[str, OptionValue], overrides: Figures) -> None:
        self.game = game
        self.preset = preset
        self.options = options
        self.overrides = overrides
        self.figures = game.data.merged(overrides)
        self.data_digest = digest(self.figures)
        usual = {option.id: option.default for option in game.options} | game.presets[preset]
        self.chosen_options = {name: value for name, value in options.items() if value != usual[name]}
        """The options that differ from the preset."""
        unsaid = {option.id for option in game.options if option.added and options[option.id] == option.default}
        told = {name: value for name, value in options.items() if name not in unsaid}
        identity = [game.id, game.rules_version, told, self.data_digest]
        self.digest = hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()[:16]

    def to_plain(self) -> SetupView:
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "preset": self.preset,
            "options": dict(self.chosen_options),
            "figures": self.overrides,
        }
