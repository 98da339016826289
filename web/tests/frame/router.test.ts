import { expect, it } from "vitest";

import { pasted, routeOf } from "../../src/router";

it("finds the page by its path", () => {
  expect(routeOf("/")).toEqual({ page: "first" });
  expect(routeOf("/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/watch/abc/key")).toEqual({ page: "watch", table: "abc", token: "key" });
  expect(routeOf("/watch/abc", "?watch=key")).toEqual({ page: "watch", table: "abc", token: "key" });
  expect(routeOf("/replay/abc")).toEqual({ page: "replay", table: "abc", token: null, at: 0, side: null });
  expect(routeOf("/replay/abc/key", "", "#37")).toEqual({
    page: "replay",
    table: "abc",
    token: "key",
    at: 37,
    side: null,
  });
  expect(routeOf("/day/nagumo")).toEqual({ page: "day", name: "nagumo" });
  expect(routeOf("/replay/abc", "?side=usa", "#37")).toMatchObject({ at: 37, side: "usa" });
  expect(routeOf("/replay/abc", "", "#3x")).toMatchObject({ at: 0 });
  expect(routeOf("/end/abc/key")).toEqual({ page: "end", table: "abc", token: "key" });
  expect(routeOf("/join/key")).toEqual({ page: "join", token: "key" });
  expect(routeOf("/rules/dogfight", "", "#DF-1.2")).toEqual({ page: "rules", game: "dogfight", clause: "DF-1.2" });
});

it("says nowhere to a path that is none of ours", () => {
  for (const path of ["/table", "/x", "/table/a/b/c", "/verify/1", "/%E0%A4%A"])
    expect(routeOf(path).page).toBe("nowhere");
});

it("takes a pasted link whatever its host, and nothing that leads elsewhere", () => {
  expect(pasted(" http://other.example/join/key ", "http://here")).toBe("/join/key");
  expect(pasted("/table/abc", "http://here")).toBe("/table/abc");
  expect(pasted("hello there", "http://here")).toBeNull();
});
