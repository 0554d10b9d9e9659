/** The way from one place on the screen to another. */
export interface Way {
  x: number;
  y: number;
  left: number;
  top: number;
}

/** From the middle of one place to the middle of another; nothing where either is not in sight. */
export function wayBetween(from: DOMRect, to: DOMRect, sight: { width: number; height: number }): Way | null {
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const inSight = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x <= sight.width && y <= sight.height;
  const [start, end] = [middle(from), middle(to)];
  const seen = from.width > 0 && to.width > 0 && inSight(start) && inSight(end);
  return seen ? { left: start.x, top: start.y, x: end.x - start.x, y: end.y - start.y } : null;
}
