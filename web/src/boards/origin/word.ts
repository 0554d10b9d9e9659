/** Puts the arguments of Origin's messages into words. */
import type { Translate } from '../../lib/i18n/index.svelte';
import type { Argument } from '../../lib/types';
import type { Word } from '../contract';
import { pawnOf } from './pawns';

/** The word for one argument: seats become players, codes become names. */
export function word(name: string, value: Argument, t: Translate): Word {
  switch (name) {
    case 'seat':
    case 'rival':
      return { seat: Number(value) };
    case 'region':
    case 'from':
    case 'to':
      return t(`origin-region-${value}`);
    case 'pawn':
    case 'other':
      return pawnName(String(value), t);
    case 'strait':
      return t(`origin-strait-${value}`);
    case 'card':
    case 'cards':
      return t(`origin-card-${value}`);
    case 'area':
      return t(`origin-colour-${value}`);
    case 'deck':
      return t(`origin-deck-${value}`);
    default:
      return typeof value === 'boolean' ? String(value) : value;
  }
}

/** What a pawn is called. */
export function pawnName(token: string, t: Translate): string {
  const { height, width, colour } = pawnOf(token);
  return t('origin-pawn', { height, width, colour: t(`origin-pawn-colour-${colour}`) });
}
