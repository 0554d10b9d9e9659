/** Help for the thing under the pointer or the focus: the nearest `data-help` around it. */
export const hintAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement | SVGElement>('[data-help]')?.dataset.help ?? null) : null;
