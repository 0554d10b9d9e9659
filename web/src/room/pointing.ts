/** What a link to a step points at, behind the sign # of its address: `1!0-3.250.500~1-2.0.1000_0-4.500.500`.

The seat through whose eyes it is looked at (or `open`, `table`, or nothing), then the marks: places in thousandths of
a part of the board, two of them for an arrow. */
import type { Mark, Spot } from '../lib/types';

export interface Pointing {
  eyes: string | null;
  marks: Mark[];
}

const EYES = /^(open|table|\d{1,2})$/;
const SPOT = /^(\d{1,4}(?:-\d{1,4}){0,30})\.(\d{1,4})\.(\d{1,4})$/;

const spelledSpot = ({ part, x, y }: Spot): string =>
  `${part.replaceAll('/', '-')}.${Math.round(x * 1000)}.${Math.round(y * 1000)}`;

function readSpot(text: string | undefined): Spot | null {
  const [, part, x, y] = SPOT.exec(text ?? '') ?? [];
  if (!part || Number(x) > 1000 || Number(y) > 1000) return null;
  return { part: part.replaceAll('-', '/'), x: Number(x) / 1000, y: Number(y) / 1000 };
}

/** Writes down what is pointed at; nothing where all is as it is anyway. */
export function spell({ eyes, marks }: Pointing): string {
  const spelled = marks.map(({ at, to }) => spelledSpot(at) + (to ? `~${spelledSpot(to)}` : ''));
  return (eyes ?? '') + (spelled.length ? `!${spelled.join('_')}` : '');
}

/** Reads it; what is none is left out. */
export function read(text: string): Pointing {
  const [eyes = '', marks = ''] = text.split('!');
  const found = marks.split('_').flatMap((mark): Mark[] => {
    const [at, to] = mark.split('~');
    const [from, goal] = [readSpot(at), readSpot(to)];
    return from && (goal || to === undefined) ? [{ at: from, to: goal }] : [];
  });
  return { eyes: EYES.test(eyes) ? eyes : null, marks: found };
}
