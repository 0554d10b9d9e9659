/** Puts the arguments of Orléans' messages into words. */
import type { Translate } from '../../lib/i18n/index.svelte';
import type { Argument } from '../../lib/types';
import type { Word } from '../contract';
import { isStarting, spaceOf, typeOf, type OrleansData, type Place } from './data';

/** The word for one argument: seats become players, tokens become names. */
export function word(name: string, value: Argument): Word {
  switch (name) {
    case 'seat':
      return { seat: Number(value) };
    case 'follower':
    case 'followers':
    case 'wanted':
      return follower(String(value));
    case 'place':
    case 'places':
    case 'tile':
      return { message: `orleans-place-${value}` };
    case 'city':
    case 'good':
    case 'deed':
    case 'event':
      return { message: `orleans-${name}-${value}` };
    default:
      return typeof value === 'boolean' ? String(value) : value;
  }
}

function follower(token: string): Word {
  const type = { message: `orleans-follower-${typeOf(token)}` };
  return isStarting(token) ? { message: 'orleans-starting', args: { follower: type } } : type;
}

/** What a follower is called. */
export function followerName(token: string, t: Translate): string {
  const follower = t(`orleans-follower-${typeOf(token)}`);
  return isStarting(token) ? t('orleans-starting', { follower }) : follower;
}

/** What an action space takes, in words. */
export const wantedName = (wanted: string, t: Translate): string =>
  wanted.startsWith('any') ? t(`orleans-ui-${wanted}`) : followerName(wanted, t);

/** What an action space is called. */
export const spaceName = (place: Place, at: number, t: Translate): string =>
  t('orleans-ui-space', { place: t(`orleans-place-${place.token}`), wanted: wantedName(place.spaces[at]!, t) });

/** What a pick is called wherever it is told by itself. */
export function pick({ kind, token }: { kind: string; token: string }, data: OrleansData, t: Translate) {
  const space = spaceOf(token);
  const place = kind === 'space' && data.places.find((one) => one.token === space.place);
  return place ? spaceName(place, space.at, t) : undefined;
}

/** What a pick is called. */
export function pickName(pick: { token: string; kind: string }, t: Translate): string {
  if (pick.kind === 'space') return t(`orleans-place-${spaceOf(pick.token).place}`);
  if (pick.kind === 'follower') return followerName(pick.token, t);
  return t(`orleans-${pick.kind}-${pick.token}`);
}

/** What a pick is called as a choice of its own: some say more than their name. */
export function choiceName(
  pick: { token: string; kind: string },
  { decision, player }: { decision: string | null; player: { allowance: number; bag: number; city: string } },
  t: Translate,
): string {
  const name = pickName(pick, t);
  if (pick.token === 'draw_all') return t('orleans-ui-draw-all', { count: Math.min(player.allowance, player.bag) });
  if (pick.token === 'commit' && decision?.startsWith('plan')) return t('orleans-ui-commit-plan');
  if (decision === 'torture' && pick.kind === 'city') return t('orleans-ui-lose-station', { city: name });
  if (decision === 'torture' && pick.kind === 'space') return t('orleans-ui-lose-technology', { place: name });
  return name;
}
