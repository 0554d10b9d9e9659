/** What the house has told of an offer, in words: why something is not on it, and the points that a pick brings. */
import { t } from '../lib/i18n/index.svelte';
import { phrase } from '../lib/phrase';
import { formsNotOffered } from '../lib/titles';
import type { Room } from '../boards/contract';
import type { Explanation, GameData, Offer, Refused } from '../lib/types';

/** Something that is not on offer now, and, once the house has told, why, with the rule that says so. */
export interface Missing {
  what: string;
  why?: string;
  rule?: string;
}

/** Why a pick is not on offer, as far as the house has told. */
export const refusalOf = (told: Explanation | null, pick: number): Refused | undefined =>
  told?.refused.find(({ picks }) => picks.includes(pick));

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What a question could offer at other times; what is missing for the same reason stands together. */
export function missingIn(
  game: GameData,
  offer: Offer | null,
  told: Explanation | null,
  room: Room,
  names: string[],
): Missing[] {
  if (!offer || offer.complete) return [];
  const tokens = new Map(game.picks.map(({ id, token }) => [token, id]));
  return Object.entries(formsNotOffered(game.name, offer.decision, offer.picks)).flatMap(
    ([words, forms]): Missing[] => {
      const whys = forms.flatMap((form) => refusalOf(told, tokens.get(form) ?? -1) ?? told?.lacking[form] ?? []);
      const [refusal] = whys;
      if (told && !refusal) return [];
      const why = refusal && phrase(refusal.reason, refusal.args, room, names);
      return [{ what: capital(words), ...(refusal && why && { why, rule: refusal.rule }) }];
    },
  );
}

/** Points as they stand beside a thing: +3, −1. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The points that a pick brings, as a sentence. */
export const pointsOf = (points: number): string =>
  t(points < 0 ? 'prompt-costs' : 'prompt-brings', { points: Math.abs(points) });
