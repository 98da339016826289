// Which thing lies next in the direction of an arrow key.

interface Located {
  getBoundingClientRect: () => { left: number; top: number; width: number; height: number };
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function neighbour<T extends Located>(from: T, all: readonly T[], key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  const [dx, dy] = way;
  const start = middle(from);
  let best: { one: T; cost: number } | null = null;
  for (const one of all) {
    if (one === from) continue;
    const at = middle(one);
    const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const across = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    if (along <= 1) continue;
    const cost = along + across * 2.2;
    if (!best || cost < best.cost) best = { one, cost };
  }
  return best?.one ?? null;
}

function middle(one: Located): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
