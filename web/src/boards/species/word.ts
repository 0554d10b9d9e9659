/** Puts the arguments of the game's messages into words. */
import type { Argument } from '../../lib/types';
import type { Word } from '../contract';

/** The word for one argument: seats become players, tokens become names, stacks numbers; by decks messages select. */
export function word(name: string, value: Argument): Word {
  switch (name) {
    case 'seat':
      return { seat: Number(value) };
    case 'tile':
    case 'other':
      return { message: `species-tile-${value}` };
    case 'card':
      return card(String(value));
    case 'habitat':
    case 'stop':
      return { message: `species-${name}-${value}` };
    case 'stack':
      return Number(String(value).split('·').at(-1));
    default:
      return typeof value === 'boolean' ? String(value) : value;
  }
}

function card(token: string): Word {
  const [deck, name] = token.includes('·') ? token.split('·') : ['beagle', token];
  return { message: `species-card-${name}`, args: { habitat: { message: `species-habitat-${deck}` } } };
}
