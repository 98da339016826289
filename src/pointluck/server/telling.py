"""From what the club says to the words on the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import NamedTuple

from pointluck.analysis.odds import Odds, Stake
from pointluck.engine import Event, Result
from pointluck.tables import (
    Belongings,
    ChatLine,
    Course,
    LogStep,
    Missed,
    Outlook,
    Prompt,
    Replay,
    Standing,
    TableCard,
    UndoAsked,
    Verdict,
    seconds_to,
)

from . import messages as wire

# Everything here comes from the club and is right already: `model_construct` spares checking it a second time.


class Ready(NamedTuple):
    """A message as it goes out."""

    kind: str
    text: bytes


def ready(message: wire.Message, **parts: bytes) -> Ready:
    """A message, of which some parts were put into bytes before."""
    text = message.model_dump_json().encode()
    if parts:
        text = text[:-1] + b"".join(b',"%s":%s' % (name.encode(), part) for name, part in parts.items()) + b"}"
    return Ready(type(message).__name__.lower(), text)


def listed(parts: Iterable[bytes]) -> bytes:
    return b"[%s]" % b",".join(parts)


def table_info(card: TableCard, here: Collection[str] = ()) -> wire.TableInfo:
    """`here`: the ids of the people who are connected now."""
    return wire.TableInfo.model_construct(
        id=card.id,
        game=card.game,
        rules=card.rules,
        preset=card.preset,
        options=card.options,
        own_figures=card.own_figures,
        seats=[
            wire.SeatInfo.model_construct(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                you=seat.you,
                here=seat.kind == "bot" or seat.person_id in here,
                overdue=seat.overdue,
                missed=None if seat.missed is None else _missed(seat.missed),
                back=seat.back,
                kept=None if seat.kept is None else max(0, seconds_to(seat.kept)),
            )
            for seat in card.seats
        ],
        watch=card.watch,
        listed=card.listed,
        hours=card.hours,
        dice=card.dice,
        created=card.created,
        started=card.started,
        over=card.over,
        steps=card.steps,
        to_act=card.to_act,
        deadline=card.deadline,
        result=None if card.result is None else result_info(card.result),
        draw=card.draw,
        commitment=card.commitment,
        signed=card.signed,
        imported=card.imported,
        secret=card.secret,
        stuck=None if card.stuck is None else f"problem-{card.stuck}",
    )


def _missed(missed: Missed) -> wire.Missed:
    """Seconds instead of times: the clocks of clients go as they like."""
    since, bot, claim = (seconds_to(at) for at in missed)
    return wire.Missed.model_construct(since=-since, bot=max(0, bot), claim=max(0, claim))


def belongings_info(of: Belongings) -> wire.Belongings:
    return wire.Belongings(name=of.person.name, tables=of.tables, devices=of.devices)


def result_info(result: Result) -> wire.ResultInfo:
    return wire.ResultInfo.model_construct(
        winner=result.winner, level=result.level, score=result.score, details=result.details
    )


def step_info(step: LogStep) -> wire.StepInfo:
    return wire.StepInfo.model_construct(
        seq=step.seq,
        kind=step.kind,
        number=step.number,
        seat=step.seat,
        action=step.action,
        events=[event_info(event) for event in step.events],
        undone=step.undone,
        at=step.at,
    )


def event_info(event: Event) -> wire.EventInfo:
    return wire.EventInfo.model_construct(kind=event.kind, params=event.params, clause=event.clause)


def outlook_info(outlook: Outlook) -> wire.Outlook:
    return wire.Outlook.model_construct(
        seq=outlook.seq,
        number=outlook.number,
        seat=outlook.seat,
        view=outlook.view,
        waiting_for=outlook.waiting_for,
        prompt=None if outlook.prompt is None else prompt_info(outlook.prompt),
        undo_to=outlook.undo_to,
        back_to=outlook.back_to,
        undo=undo_info(outlook.undo),
    )


def prompt_info(prompt: Prompt) -> wire.Prompt:
    question = prompt.question
    return wire.Prompt.model_construct(
        seat=prompt.seat,
        kind=question.kind,
        prompt=question.prompt,
        params=question.params,
        clause=question.clause,
        legal=[str(action) for action in prompt.legal],
    )


def undo_info(undo: UndoAsked | None) -> wire.UndoAsked | None:
    if undo is None:
        return None
    return wire.UndoAsked.model_construct(by=undo.by, to=undo.to, waiting=list(undo.waiting))


def chatted(line: ChatLine) -> wire.Chatted:
    return wire.Chatted.model_construct(id=line.id, name=line.name, seat=line.seat, text=line.text, at=line.at)


def odds_info(seq: int, told: list[tuple[str, Odds | None]]) -> wire.TableOdds:
    return wire.TableOdds(
        seq=seq,
        actions=[
            wire.ActionOdds(action=action, stakes=None if odds is None else [_stake(stake) for stake in odds])
            for action, odds in told
        ],
    )


def _stake(stake: Stake) -> wire.StakeInfo:
    return wire.StakeInfo(
        key=stake.key,
        mean=float(stake.mean),
        chances=[
            wire.ChanceInfo(change=change, share=float(share), exact=str(share)) for change, share in stake.changes
        ],
    )


async def replay_text(replay: Replay) -> bytes:
    """As `wire.Replay`, put into bytes moment by moment: all at once would hold everybody up."""
    parts: list[bytes] = []
    for moment in replay.moments:
        step = None if moment.step is None else step_info(moment.step)
        told = wire.Moment.model_construct(number=moment.number, step=step, view=moment.view)
        parts.append(told.model_dump_json().encode())
        await asyncio.sleep(0)
    whole = wire.Replay.model_construct(total=replay.total, taken_back=replay.taken_back, first=replay.first)
    return ready(whole, moments=listed(parts)).text


def course_info(course: Course) -> wire.Course:
    return wire.Course(
        measure=course.measure,
        taken_back=course.taken_back,
        total=course.total,
        turns=[_standing(one) for one in course.turns],
        changes=[_standing(one) for one in course.changes],
    )


def _standing(one: Standing) -> wire.StandingInfo:
    events = [event_info(event) for event in one.events]
    return wire.StandingInfo(number=one.number, values=one.values, events=events)


def verdict_info(verdict: Verdict) -> wire.Verdict:
    return wire.Verdict(
        sound=verdict.sound,
        steps=verdict.steps,
        chance=verdict.chance,
        taken_back=verdict.taken_back,
        unranked=verdict.unranked,
        rolls=[wire.TakenBackInfo(line=one.line, step=one.step, outcome=one.outcome) for one in verdict.rolls],
        imported=verdict.imported,
        seats=[wire.SatDownInfo(seat=one.seat, who=one.who, step=one.step) for one in verdict.seats],
        checks=[
            wire.CheckInfo(
                check=check.check,
                passed=check.passed,
                key=None if check.key is None else f"problem-{check.key}",
                params=check.params,
                checked=check.checked,
            )
            for check in verdict.checks
        ],
    )
