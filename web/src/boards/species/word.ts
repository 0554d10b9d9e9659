/** Puts the arguments of the game's messages into words. */
import type { Translate } from '../../lib/i18n/index.svelte';
import type { Argument } from '../../lib/types';
import type { Word } from '../contract';
import { nameOfCard } from './words';

/** The word for one argument: seats become players, tokens become names. */
export function word(name: string, value: Argument, t: Translate): Word {
  switch (name) {
    case 'seat':
      return { seat: Number(value) };
    case 'tile':
    case 'other':
      return t(`species-tile-${value}`);
    case 'card':
      return nameOfCard(String(value));
    case 'deck':
      return t(`species-deck-${value}`);
    case 'habitat':
      return t(`species-habitat-${value}`);
    case 'stack':
      return t('species-stack', { number: Number(String(value).split('·').at(-1)) });
    case 'stop':
      return t(`species-stop-${value}`);
    default:
      return typeof value === 'boolean' ? String(value) : value;
  }
}
