// Drawings that are made once and copied wherever they stand: a copy takes the browser a fraction of what it takes to make a
// dozen paths one by one, and an aircraft, a die or a ship is drawn hundreds of times in a game.

/** One path of a drawing. What it does not say it has from the group it stands in. */
export interface Line {
  d: string;
  fill?: string | undefined;
  stroke?: string | undefined;
  width?: number | undefined;
  opacity?: number | undefined;
}

/** Paths as markup, from our own figures and colours only. */
export const lines = (drawing: readonly Line[]): string =>
  drawing
    .filter(({ d }) => d)
    .map(({ d, fill, stroke, width, opacity }) => {
      const said = { d, fill, stroke, "stroke-width": width, "stroke-opacity": opacity };
      const attributes = Object.entries(said).filter(([, value]) => value !== undefined);
      return `<path ${attributes.map(([name, value]) => `${name}="${String(value)}"`).join(" ")}/>`;
    })
    .join("");

/** More drawings than one table ever shows. */
const MOST = 400;
const made = new Map<string, SVGGElement>();

function pattern(markup: string): SVGGElement {
  let group = made.get(markup);
  if (!group) {
    if (made.size >= MOST) made.clear();
    group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.innerHTML = markup;
    made.set(markup, group);
  }
  return group;
}

/** For a group (`{@attach copied(markup)}`): what stands in it is a copy of that drawing. */
export const copied =
  (markup: string) =>
  (group: Element): void => {
    group.replaceChildren(...pattern(markup).cloneNode(true).childNodes);
  };
