/** Whether things may move, and how they come and go: nothing here asks where a thing stands, which costs a layout. */
import { cubicInOut, cubicOut, linear } from 'svelte/easing';
import type { EasingFunction, TransitionConfig } from 'svelte/transition';
import { settings } from './settings.svelte';

/** True when the reader wants less motion, by this house's setting or the system's. */
export const calm = (): boolean => !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A duration in milliseconds, or none for a calm reader. */
export const lasting = (milliseconds: number): number => (calm() ? 0 : milliseconds);

/** Looks at the page when it is laid out anyway: with the next picture, unless that is taken back before. */
export function withPicture(look: () => void): () => void {
  const asked = requestAnimationFrame(look);
  return () => cancelAnimationFrame(asked);
}

interface Coming {
  duration: number;
  delay?: number;
  easing?: EasingFunction;
}

/** A transition of what comes out of nothing. */
export const fade = (_: Element, { easing = linear, ...rest }: Coming): TransitionConfig => ({
  ...rest,
  easing,
  css: (here) => `opacity: ${here}`,
});

/** A transition of what comes from aside. */
export const fly = (
  _: Element,
  { x = 0, y = 0, easing = cubicOut, ...rest }: Coming & { x?: number; y?: number },
): TransitionConfig => ({
  ...rest,
  easing,
  css: (here, away) => `transform: translate(${away * x}px, ${away * y}px); opacity: ${here}`,
});

/** A transition of what grows or shrinks to its size. */
export const scale = (
  _: Element,
  { start = 0, easing = cubicInOut, ...rest }: Coming & { start?: number },
): TransitionConfig => ({
  ...rest,
  easing,
  css: (here, away) => `transform: scale(${here + away * start}); opacity: ${here}`,
});
