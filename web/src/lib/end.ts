/** So near to the end, in pixels, somebody reads the newest line. */
const NEAR = 40;

/**
 * An attachment for what holds one thing that grows: its end stays in sight, however it or the room for it changes, until
 * the reader goes back.
 */
export function keepsEnd(box: HTMLElement): () => void {
  let kept = true;
  let top = 0;
  const scrolled = () => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    // Where there is less room than before the end is further away, and nobody has gone back.
    kept = left < NEAR || (kept && box.scrollTop >= top);
    top = box.scrollTop;
  };
  const changed = new ResizeObserver(() => {
    if (kept) box.scrollTop = box.scrollHeight;
  });
  for (const one of [box, ...box.children]) changed.observe(one);
  box.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    changed.disconnect();
    box.removeEventListener('scroll', scrolled);
  };
}
