"""Every sentence a player reads, in every language. Nothing outside the .ftl files speaks English or German."""

from .choice import language_of
from .language import Language

__all__ = ["Language", "language_of"]
