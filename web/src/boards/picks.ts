/** What picks are called where they are told one by one: by their game's room, else by its words, else part by part. */
import type { Room } from './contract';
import { t } from '../lib/i18n/index.svelte';
import { said } from '../lib/phrase';
import { pickTitle, readable } from '../lib/titles';
import type { GameData, Pick } from '../lib/types';

/** A variable that a message was not given. */
export const UNSAID = /\{\$([\w-]+)\}/g;

/** Who names picks: a game's room. */
export type Namer = { word: Room['word']; pick?: Room['pick'] };

/** What a pick is called: as the board or the log would say it, else by its own message, else part by part. */
export function pickName(game: GameData, room: Namer, { kind, token }: Omit<Pick, 'id'>): string {
  if (kind === 'seat') return t('table-seat', { seat: Number(token.split('·').at(-1)) + 1 });
  const name = room.pick?.({ kind, token }, game.data, t);
  if (name !== undefined) return name;
  const word = room.word(kind, token, t);
  if (typeof word === 'object' && !('seat' in word)) return said(word);
  const title = pickTitle(game.name, { kind, token, id: 0 });
  if (title !== token && !title.match(UNSAID)) return title;
  return token
    .split('·')
    .map((part) => {
      const known = game.picks.find((pick) => pick.token === part && !/^\d/.test(part));
      return known && part !== token ? pickTitle(game.name, known) : readable(part);
    })
    .join(' · ');
}
