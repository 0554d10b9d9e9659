/** How followers move from one spot to another: those that stay in sight fly, others appear and vanish. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { lasting } from '../../lib/motion';

export type Motion = { send: ReturnType<typeof crossfade>[0]; receive: ReturnType<typeof crossfade>[1] };

/** The motion of one board; keys are the identities of its pieces. */
export function boardMotion(): Motion {
  const [send, receive] = crossfade({
    duration: (distance) => lasting(Math.min(420, 140 + Math.sqrt(distance) * 12)),
    easing: cubicOut,
    fallback: () => ({
      duration: lasting(200),
      easing: cubicOut,
      css: (done) => `opacity: ${done}; transform: scale(${0.5 + done / 2})`,
    }),
  });
  return { send, receive };
}
