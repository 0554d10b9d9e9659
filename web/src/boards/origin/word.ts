/** Puts the arguments of Origin's messages into words. */
import type { Translate } from '../../lib/i18n/index.svelte';
import type { Argument } from '../../lib/types';
import type { Word } from '../contract';
import { pawnOf } from './pawns';

/** The word for one argument: seats become players, tokens become names; by codes (deck, area) messages select. */
export function word(name: string, value: Argument): Word {
  switch (name) {
    case 'seat':
    case 'rival':
      return { seat: Number(value) };
    case 'region':
    case 'from':
    case 'to':
      return { message: `origin-region-${value}` };
    case 'pawn':
    case 'other':
      return { message: 'origin-pawn', args: { ...pawnOf(String(value)) } };
    case 'tile': {
      const [area, level] = String(value).split('·');
      return { message: 'origin-ui-tile', args: { area: area!, level: level! } };
    }
    case 'strait':
      return { message: `origin-strait-${value}` };
    case 'card':
    case 'cards':
      return { message: `origin-card-${value}` };
    default:
      return typeof value === 'boolean' ? String(value) : value;
  }
}

/** What a pawn is called. */
export const pawnName = (token: string, t: Translate): string => t('origin-pawn', { ...pawnOf(token) });
