// Where one is: the route of the moment, and going elsewhere without loading the page anew.
import { routeOf, type Route } from "./router";

class Place {
  route = $state.raw<Route>({ page: "first" });

  constructor() {
    this.#read();
    addEventListener("popstate", () => {
      this.#read();
    });
    addEventListener("hashchange", () => {
      this.#read();
    });
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.search, location.hash);
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** For one listener on the document: plain clicks on links within the client stay within the client. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.getAttribute("href")?.startsWith("#") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
