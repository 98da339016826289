"""How large what is written on a screen is drawn: computed size times the scale of the drawing it stands in."""

from __future__ import annotations

from playwright.sync_api import Page

_SMALL = """least => {
  const found = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const turned = (matrix) => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || element.closest("script, style, title, option, .sr-only, [inert]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Hidden from the eye, and there for those who listen.
    if (box.width < 2 || box.height < 2 || getComputedStyle(element).clipPath === "inset(50%)") continue;
    if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
    let scale = 1;
    if (element instanceof SVGElement) scale = turned(element.getScreenCTM());
    else
      for (let at = element; at; at = at.parentElement) {
        const { transform, zoom } = getComputedStyle(at);
        if (transform !== "none") scale *= turned(new DOMMatrix(transform));
        if (zoom && zoom !== "1") scale *= Number(zoom);
      }
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size >= least - 0.05) continue;
    const names = [];
    for (let at = element; at && names.length < 3; at = at.parentElement) {
      const name = (at.getAttribute("class") ?? "").split(" ").filter((one) => one && !one.startsWith("svelte-"))[0];
      names.unshift(at.localName + (name ? "." + name : ""));
    }
    const where = names.join(" > ");
    const known = found.get(where);
    if (!known || known.size > size) found.set(where, { size, text: text.slice(0, 30) });
  }
  return [...found].map(([where, { size, text }]) => `${where}: ${size.toFixed(1)} px "${text}"`).sort();
}"""

DESK, PHONE = 11, 12
"""The least that a player can be asked to read, in pixels at normal zoom."""


def small(page: Page, least: float) -> list[str]:
    """What is written smaller than that, by the places where it stands."""
    found: list[str] = page.evaluate(_SMALL, least)
    return found
