/** Puts the arguments of Origo's messages into words. */
import type { Translate } from '../../lib/i18n/index.svelte';
import type { Argument } from '../../lib/types';
import type { Word } from '../contract';

/** The word for one argument: seats become players, codes become names, cards say what they are. */
export function word(name: string, value: Argument, t: Translate): Word {
  switch (name) {
    case 'seat':
    case 'attacker':
    case 'defender':
      return { seat: Number(value) };
    case 'card':
    case 'cards':
    case 'drawn':
      return cardName(String(value), t);
    case 'country':
      return t(`origo-country-${value}`);
    case 'sea':
      return t(`origo-sea-${value}`);
    default:
      return typeof value === 'boolean' ? String(value) : value;
  }
}

/** What a card is called. */
export function cardName(token: string, t: Translate): string {
  if (token === 'growth' || token === 'ship') return t(`origo-card-${token}`);
  if (/^[A-J](·[A-J])*$/.test(token)) return t('origo-card-row', { label: token });
  if (/^\d/.test(token)) return t('origo-card-column', { label: token });
  return t('origo-card-land', { label: t(`origo-country-${token}`) });
}
