/** Help for the thing under the pointer or the focus: the nearest `data-help` or title around it. */
export function hintAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const source = target.closest<HTMLElement | SVGElement>('[data-help], [title]');
  return source?.dataset.help ?? source?.getAttribute('title') ?? null;
}
