/** Puts the arguments of Origo's messages into words. */
import type { Argument } from '../../lib/types';
import type { Word } from '../contract';

/** The word for one argument: seats become players, codes become names, cards say what they are. */
export function word(name: string, value: Argument): Word {
  switch (name) {
    case 'seat':
    case 'attacker':
    case 'defender':
      return { seat: Number(value) };
    case 'card':
    case 'cards':
    case 'drawn':
      return card(String(value));
    case 'country':
    case 'sea':
      return { message: `origo-${name}-${value}` };
    default:
      return typeof value === 'boolean' ? String(value) : value;
  }
}

function card(token: string): Word {
  if (token === 'growth' || token === 'ship') return { message: `origo-card-${token}` };
  if (/^[A-J](·[A-J])*$/.test(token)) return { message: 'origo-card-row', args: { label: token } };
  if (/^\d/.test(token)) return { message: 'origo-card-column', args: { label: token } };
  return { message: 'origo-card-land', args: { label: { message: `origo-country-${token}` } } };
}
