/** What Orléans tells beside its board: what changed, the round, what its event costs, where points come from. */
import { seatColours } from '../../lib/colours';
import { t } from '../../lib/i18n/index.svelte';
import type { GameEvent } from '../../lib/types';
import type { Flight, Moment, Said, Tale } from '../contract';
import { GOODS, typeOf, type OrleansData, type OrleansView } from './data';

/** What an event of the round brings or takes in coins, as things stand; nothing where it is about something else. */
function costs(view: OrleansView): Said[] {
  return view.players.flatMap(({ event_coins: coins }, seat) =>
    coins
      ? [{ id: coins > 0 ? 'orleans-ui-will-take' : 'orleans-ui-will-pay', args: { seat, coins: Math.abs(coins) } }]
      : [],
  );
}

const isBad = (event: unknown, data: OrleansData): boolean =>
  data.hourglass.types.some(({ id, negative }) => id === event && negative);

/** What an event has done to each player. */
const EFFECTS = new Set(
  ['protected', 'plague-lost', 'plague-spared', 'plague-empty', 'paid', 'food', 'debt', 'lapsed', 'coins'].map(
    (id) => `orleans-${id}`,
  ),
);

function moment(
  event: GameEvent,
  at: number,
  events: GameEvent[],
  view: OrleansView,
  data: OrleansData,
): Moment | null {
  const { id, seq, args } = event;
  const bad = isBad(args.event, data);
  if (id === 'orleans-round')
    return { head: event, words: t(`orleans-help-event-${String(args.event)}`), lines: costs(view), bad };
  if (id !== 'orleans-event') return null;
  const next = events.findIndex((one, i) => i > at && one.id === 'orleans-round');
  const after = events.slice(at + 1, next < 0 ? undefined : next);
  return { head: event, lines: after.filter((one) => one.seq === seq && EFFECTS.has(one.id)), bad };
}

/** More coins at once than that are not told apart. */
const MOST_COINS = 3;

/** What comes from the supply, and what goes back to it, by what happened. */
function flights({ id, args }: GameEvent, before: GameEvent[]): Flight[] {
  const player = `player ${String(args.seat)}`;
  const supply = (token: unknown) => `supply ${String(token)}`;
  const thing = (drawing: string, from: string, to: string, count = 1): Flight[] =>
    Array.from({ length: count }, () => ({ what: 'thing', drawing: `orleans-${drawing}`, from, to }));
  const coins = Math.min(MOST_COINS, Number(args.coins));
  const good = `good-${String(args.good)}`;
  switch (id) {
    case 'orleans-coins':
      return thing('coin', supply('coins'), player, coins);
    case 'orleans-paid':
      return thing('coin', player, supply('coins'), coins);
    case 'orleans-good': {
      const way = before.find((one) => one.id === 'orleans-travelled');
      return thing(good, way ? `map ${String(way.args.city)}` : supply(args.good), player);
    }
    case 'orleans-food':
    case 'orleans-lost-good':
      return thing(good, player, supply(args.good));
    case 'orleans-recruited':
      return thing(`follower-${String(args.follower)}`, supply(args.follower), player);
    case 'orleans-sent':
      return thing(`follower-${typeOf(String(args.follower))}`, player, `deeds ${String(args.deed)}`);
    case 'orleans-technology':
      return thing('technology', supply('technology'), player);
    case 'orleans-citizen':
      return thing('citizen', supply('citizens'), player);
    default:
      return [];
  }
}

export const tale = {
  holdings: (view, seat) => {
    const player = view.players[seat]!;
    return [
      { name: t('orleans-coins-label'), value: player.coins },
      {
        name: t('orleans-ui-score-goods'),
        value: GOODS.flatMap((good) =>
          Array.from({ length: player.goods[good] ?? 0 }, () => t(`orleans-good-${good}`)),
        ),
      },
      { name: t('orleans-development-label'), value: player.development },
      { name: t('orleans-ui-tale-citizens'), value: player.citizens },
      { name: t('orleans-ui-tale-stations'), value: player.stations.length },
      { name: t('orleans-ui-tale-technology'), value: player.received },
      { name: t('orleans-ui-tale-places'), value: player.tiles.map((tile) => t(`orleans-place-${tile}`)) },
    ];
  },
  kinds: ['place'],
  progress: (view, data) => (view.round ? [{ message: 'progress-round', value: view.round, of: data.rounds }] : []),
  moments: (events, view, data) => events.flatMap((event, at) => moment(event, at, events, view, data) ?? []),
  flights,
  scores: (view) => {
    const of = (seat: number) => view.players[seat]!.score;
    /** What counts as often as the development level says. */
    const times = (part: 'stations' | 'citizens') => ({
      name: t(`orleans-ui-score-${part}`),
      of: (seat: number) => of(seat)[part] * of(seat).level,
      how: (seat: number) => `${of(seat)[part]} × ${of(seat).level}`,
    });
    return {
      lines: [
        { name: t('orleans-ui-score-coins'), sign: 'coin', of: (seat) => of(seat).coins },
        { name: t('orleans-ui-score-goods'), sign: 'good-wine', of: (seat) => of(seat).goods },
        { ...times('stations'), sign: `station-${seatColours(view, view.seats)[0]!}` },
        { ...times('citizens'), sign: 'citizen' },
      ],
      total: { name: t('orleans-ui-score-total'), of: (seat) => of(seat).total },
    };
  },
  feats: ['orleans-deed', 'orleans-most-stations'],
} satisfies Tale<OrleansView, OrleansData>;
