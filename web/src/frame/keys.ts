// Keys that work anywhere at a table, unless somebody is writing or a window is open.
interface Keys {
  answer: (place: number) => void;
  search: () => void;
  undo: () => void;
  redo: () => void;
  why: () => void;
  staff: () => void;
  briefing: () => void;
  term: (back: boolean) => void;
  tab: (tab: "log" | "odds" | "chat" | "rules" | "places" | "settings") => void;
  sound: () => void;
  help: () => void;
  close: () => void;
}

export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element;
  if (target.closest("input, textarea, select, dialog, [aria-modal]")) return false;
  const known: Record<string, () => void> = {
    "/": keys.search,
    u: keys.undo,
    r: keys.redo,
    w: keys.why,
    h: keys.staff,
    g: keys.briefing,
    t: () => {
      keys.term(false);
    },
    T: () => {
      keys.term(true);
    },
    m: keys.sound,
    "?": keys.help,
    Escape: keys.close,
    l: () => keys.tab("log"),
    o: () => keys.tab("odds"),
    c: () => keys.tab("chat"),
    b: () => keys.tab("rules"),
    p: () => keys.tab("places"),
    s: () => keys.tab("settings"),
  };
  if (/^[0-9]$/.test(event.key)) keys.answer(Number(event.key));
  else {
    const done = known[event.key];
    if (!done) return false;
    done();
  }
  event.preventDefault();
  return true;
}
