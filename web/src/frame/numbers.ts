// The keys 1 to 9 for whatever stands in a question. An answer that is a number keeps its own (`data-number`); the other
// buttons take what is left, in their order. Where they are more, the last key leads on to the next of them.

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface Numbers {
  /** The key of each button; null for one that has none on this page. */
  keys: (string | null)[];
  /** The key that turns the page; null where all buttons have one. */
  further: string | null;
}

/** `own`: for each button the number it is, or null. */
export function numbers(own: (string | null)[], page: number): Numbers {
  const free = DIGITS.filter((digit) => !own.includes(digit));
  const rest = own.filter((one) => one === null).length;
  if (rest <= free.length) {
    let next = 0;
    return { keys: own.map((one) => one ?? free[next++] ?? null), further: null };
  }
  const room = free.length - 1;
  const pages = Math.ceil(rest / room);
  let at = -(page % pages) * room;
  const keys = own.map((one) => {
    if (one !== null) return one;
    const key = at >= 0 && at < room ? (free[at] ?? null) : null;
    at += 1;
    return key;
  });
  return { keys, further: free[room] ?? null };
}

/** Writes the keys onto the buttons in a place, now and whenever they change; tells which key turns the page. */
export function numbering(page = () => 0, further: (key: string | null) => void = () => undefined) {
  return (place: HTMLElement): (() => void) => {
    const write = () => {
      const buttons = [...place.querySelectorAll<HTMLElement>("button:not([data-further])")].filter((one) =>
        one.checkVisibility(),
      );
      const found = numbers(
        buttons.map((one) => one.dataset["number"] ?? null),
        page(),
      );
      buttons.forEach((button, i) => mark(button, found.keys[i] ?? null));
      further(found.further);
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(place, { childList: true, subtree: true });
    return () => watch.disconnect();
  };
}

function mark(button: HTMLElement, key: string | null): void {
  if (key === null) {
    button.removeAttribute("data-answer");
    button.removeAttribute("aria-keyshortcuts");
  } else if (button.dataset["answer"] !== key) {
    button.dataset["answer"] = key;
    button.setAttribute("aria-keyshortcuts", key);
  }
}

/** Presses what has this key: among the staff's answers where these are read, in an open menu, else in the question. */
export function press(key: number): void {
  const panel = document.activeElement?.closest("[role=tabpanel]");
  const advised = panel?.querySelector<HTMLButtonElement>(`[data-advice="${String(key)}"]`);
  if (advised) {
    advised.click();
    return;
  }
  const menu = document.querySelector("[role=menu]");
  (menu ?? document).querySelector<HTMLButtonElement>(`[data-answer="${String(key)}"]`)?.click();
}
