// Drawings that are made once and copied wherever they stand: a copy takes the browser a fraction of what it takes to make a
// dozen paths one by one, and an aircraft, a die or a ship is drawn hundreds of times in a game.
import { kept } from "./paths";

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

/**
 * For a group (`{@attach copied(markup)}`): what stands in it is a copy of that drawing. The same drawing is the same
 * function: a group that is asked again and still shows it is left as it is.
 */
export const copied = kept((markup: string) => {
  const pattern = document.createElementNS("http://www.w3.org/2000/svg", "g");
  pattern.innerHTML = markup;
  return (group: Element): void => {
    group.replaceChildren(...pattern.cloneNode(true).childNodes);
  };
});
