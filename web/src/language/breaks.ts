/** Where long German compounds may be broken. Chromium on many systems knows no German hyphenation, and would cut them
 * anywhere; a soft hyphen shows only where a line ends. */
const JOINTS = ["Wasser|flugzeug|hafen", "Flak|geschütze", "Über|raschungs|angriff", "Angriffs|gruppe"];

const BREAKS = new Map(JOINTS.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]));

export const breakable = (words: string): string =>
  words.replaceAll(/\p{L}{11,}/gu, (word) => BREAKS.get(word) ?? word);
