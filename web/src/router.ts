// The pages by their paths.
export type Route =
  | { page: "first" }
  | { page: "table"; table: string }
  | { page: "watch"; table: string; token: string | null }
  | { page: "replay"; table: string; token: string | null; at: number; side: string | null }
  | { page: "review"; table: string; token: string | null }
  | { page: "end"; table: string; token: string | null }
  | { page: "join"; token: string }
  | { page: "recover"; token: string }
  | { page: "verify" }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "learn"; game: string }
  | { page: "school"; game: string }
  | { page: "odds"; game: string; ask: string }
  | { page: "lab"; game: string }
  | { page: "day"; name: string }
  | { page: "nowhere"; path: string };

export function routeOf(path: string, search = "", hash = ""): Route {
  const [page = "", first = "", second = "", ...more] = path.split("/").filter(Boolean).map(plain);
  const asked = new URLSearchParams(search);
  const token = second || asked.get("watch");
  const nowhere: Route = { page: "nowhere", path };
  if (more.length) return nowhere;
  switch (page) {
    case "":
      return { page: "first" };
    case "table":
      return first && !second ? { page, table: first } : nowhere;
    case "watch":
    case "end":
    case "review":
      return first ? { page, table: first, token } : nowhere;
    case "replay":
      return first
        ? {
            page,
            table: first,
            token,
            at: Number(/^#(\d{1,6})$/.exec(hash)?.[1] ?? 0),
            side: asked.get("side"),
          }
        : nowhere;
    case "join":
    case "recover":
      return first && !second ? { page, token: first } : nowhere;
    case "verify":
      return first ? nowhere : { page };
    case "rules":
      return first && !second ? { page, game: first, clause: plain(hash.slice(1)) || null } : nowhere;
    case "day":
      return first && !second ? { page, name: first } : nowhere;
    case "odds":
      return first && !second ? { page, game: first, ask: asked.get("ask") ?? "" } : nowhere;
    case "lab":
    case "learn":
    case "school":
      return first && !second ? { page, game: first } : nowhere;
    default:
      return nowhere;
  }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path of a link that somebody pasted, if it leads to one of our pages; else null. */
export function pasted(text: string, origin: string): string | null {
  try {
    const url = new URL(text.trim(), origin);
    const route = routeOf(url.pathname, url.search, url.hash);
    return route.page === "nowhere" || route.page === "first" ? null : url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
