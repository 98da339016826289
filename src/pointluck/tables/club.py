"""The club: all tables of one database, for everybody who wants to play, watch or look something up.

Every method checks that the person may do what is asked, and raises a Problem with a message key if not; then nothing
has changed. A method that changes something returns when it is saved.
"""

from __future__ import annotations

from pointluck.engine import Refusal

from .cards import (
    ChatLine,
    LogStep,
    Made,
    NewTableWish,
    Outlook,
    Person,
    Replay,
    TableCard,
    Verdict,
)
from .notices import Subscription


class Club:
    """Open it once in each process; close it at the end."""

    # --- opening and closing --------------------------------------------------------------------------------

    @classmethod
    async def open(cls, database: str, bots: int = 1) -> Club:
        """`sqlite+aiosqlite:///path` or `postgresql+asyncpg://...`; made and brought up to date if need be.

        `bots`: how many processes think for bots; 0 leaves their seats waiting.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Let writes finish, stop bots, leave the database. Their seats go on when a club is opened again."""
        raise NotImplementedError

    async def check(self) -> None:
        """Raises StoreProblem unless the database answers and takes writes."""
        raise NotImplementedError

    # --- people ---------------------------------------------------------------------------------------------

    async def new_person(self, name: str) -> Person:
        raise NotImplementedError

    async def person(self, person_id: str) -> Person:
        """Raises NotFound."""
        raise NotImplementedError

    async def rename(self, person_id: str, name: str) -> Person:
        raise NotImplementedError

    def device_token(self, person_id: str) -> str:
        """What makes a device this person's: signed, for the life of the database."""
        raise NotImplementedError

    def read_device_token(self, token: str) -> str | None:
        """The person's id, or None if the token is not one of ours."""
        raise NotImplementedError

    async def recovery(self, person_id: str) -> tuple[str, str]:
        """A token that moves this person to another device, and until when. It works once."""
        raise NotImplementedError

    async def recover(self, token: str) -> Person:
        raise NotImplementedError

    # --- tables and seats -----------------------------------------------------------------------------------

    async def create(self, person_id: str, wish: NewTableWish) -> Made:
        raise NotImplementedError

    async def lobby(self, person_id: str) -> tuple[list[TableCard], list[TableCard]]:
        """One's own tables, those that wait for one first; and listed ones with a free seat."""
        raise NotImplementedError

    async def card(self, table_id: str, person_id: str | None, watch_token: str | None = None) -> TableCard:
        raise NotImplementedError

    async def chairs(self, table_id: str, person_id: str | None, watch_token: str | None = None) -> tuple[str, ...]:
        """The seats this person holds; () for somebody who may watch. Raises NotFound for anybody else."""
        raise NotImplementedError

    async def invitation(self, token: str, person_id: str | None) -> tuple[TableCard, str]:
        """The table and the seat to which an invitation leads. Raises NotFound."""
        raise NotImplementedError

    async def invite(self, person_id: str, table_id: str, seat: str) -> str:
        """A new invitation to a seat that no person holds; the one before it is void. For people at the table."""
        raise NotImplementedError

    async def join(self, person_id: str, table_id: str, seat: str, invitation: str | None, entropy: str) -> TableCard:
        raise NotImplementedError

    async def leave(self, person_id: str, table_id: str, seat: str, bot: str | None = None) -> TableCard:
        raise NotImplementedError

    async def substitute(self, person_id: str, table_id: str, seat: str, bot: str) -> TableCard:
        raise NotImplementedError

    # --- the game -------------------------------------------------------------------------------------------
    # The methods without a person_id trust the caller to have asked `chairs` first.

    async def outlook(self, table_id: str, seat: str | None) -> Outlook:
        raise NotImplementedError

    async def log(self, table_id: str, seat: str | None, after: int = 0) -> list[LogStep]:
        raise NotImplementedError

    async def since(self, table_id: str, seat: str | None) -> int:
        """The line after which everything is new to the seat: the last it added to the log itself."""
        raise NotImplementedError

    async def act(self, person_id: str, table_id: str, seat: str, seq: int, text: str) -> int:
        """Take an action; the last line of the log after it. `seat` may be `chance` where dice are rolled by hand."""
        raise NotImplementedError

    async def why(self, person_id: str, table_id: str, seat: str, text: str) -> Refusal | None:
        """Why the action is not allowed; None if it is."""
        raise NotImplementedError

    async def undo(self, person_id: str, table_id: str, seat: str, seq: int, to: int) -> int:
        """Go back to the state after `to` steps, or ask the others where that is not free."""
        raise NotImplementedError

    async def answer_undo(self, person_id: str, table_id: str, seat: str, seq: int, agree: bool) -> int:
        raise NotImplementedError

    def watch(self, table_id: str) -> Subscription:
        """Everything that happens at the table from now on. Close it when done."""
        raise NotImplementedError

    # --- talk -----------------------------------------------------------------------------------------------

    async def chat(self, person_id: str, table_id: str, text: str) -> ChatLine:
        raise NotImplementedError

    async def chat_lines(self, table_id: str, after: int = 0) -> list[ChatLine]:
        raise NotImplementedError

    async def note(self, person_id: str, table_id: str) -> str:
        raise NotImplementedError

    async def set_note(self, person_id: str, table_id: str, text: str) -> None:
        raise NotImplementedError

    # --- records --------------------------------------------------------------------------------------------

    async def export(self, table_id: str, person_id: str | None, watch_token: str | None = None) -> str:
        """The record: once the game is over for whoever may see the table, before that for who holds every seat."""
        raise NotImplementedError

    async def import_record(self, person_id: str, text: str, entropy: str) -> TableCard:
        """A table that goes on from a record, or keeps a finished one. The person takes the seats of people."""
        raise NotImplementedError

    async def moments(self, table_id: str, seat: str | None, first: int, count: int) -> Replay:
        raise NotImplementedError

    async def verify(self, text: str) -> Verdict:
        raise NotImplementedError
