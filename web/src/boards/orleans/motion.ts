/** How followers move from one spot to another: those that stay in sight fly, others appear and vanish. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { lasting } from '../../lib/motion';

/** Transitions of followers; the key names a piece and the board that it stands on. */
export const [send, receive] = crossfade({
  duration: (distance) => lasting(Math.min(420, 140 + Math.sqrt(distance) * 12)),
  easing: cubicOut,
  fallback: () => ({
    duration: lasting(200),
    easing: cubicOut,
    css: (done) => `opacity: ${done}; transform: scale(${0.5 + done / 2})`,
  }),
});
