/** What Escape closes: the last thing that was opened, before it takes a pick back. */

const open: (() => void)[] = [];

/** An attachment: while the element is there, Escape closes it. */
export const closes = (close: () => void) => (): (() => void) => {
  open.push(close);
  return () => open.splice(open.indexOf(close), 1);
};

/** Closes what was opened last; false if nothing is open. */
export function closeLast(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
