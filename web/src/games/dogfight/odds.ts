// The chance that the highest of one side's Firing Cards beats that of the other (DF-C11, DF-C12).

/** What a side brings: its pile, how many cards it draws, what its highest card gains, how many of the highest are ignored. */
export interface Guns {
  pile: number[];
  cards: number;
  bonus: number;
  ignored: number;
}

function draws(pile: number[], count: number): number[][] {
  if (count === 0) return [[]];
  return pile.flatMap((card, i) => draws(pile.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

function highest({ pile, cards, bonus, ignored }: Guns): number[] {
  return draws(pile, Math.min(cards, pile.length)).map((drawn) => {
    const counted = [...drawn].sort((one, other) => one - other).slice(0, Math.max(0, drawn.length - ignored));
    const best = counted.at(-1);
    return best === undefined ? 0 : best + bonus;
  });
}

export function chance(own: Guns, other: Guns): number {
  const mine = highest(own);
  const theirs = highest(other);
  const won = mine.reduce((sum, high) => sum + theirs.filter((low) => high > low).length, 0);
  return won / (mine.length * theirs.length);
}
