/** What Origo tells beside its board: what changed, how far the game is, its scorings, where points come from. */
import { t } from '../../lib/i18n/index.svelte';
import type { Progress, Tale } from '../contract';
import { shieldsOf, type OrigoData, type OrigoView, type TotalLine } from './data';

/** The supply is told when it may end the game before the countries do (9). */
const SCARCE = 8;
const PARTS = ['clan', 'naval', 'country'] as const;

/** The points of a seat from all scorings so far; founding is what is left of its points. */
const scored = (view: OrigoView, seat: number, part: Exclude<keyof TotalLine, 'seat'>): number =>
  view.scorings.reduce((sum, { totals }) => sum + (totals.find((one) => one.seat === seat)?.[part] ?? 0), 0);

export const tale = {
  holdings: (view, seat) => {
    const { colour, hand, lost } = view.players[seat]!;
    return [
      { name: t('origo-ui-on-map'), value: shieldsOf(view.board).filter((one) => one === colour).length },
      { name: t('origo-ui-cards'), value: hand },
      { name: t('origo-ui-shields-lost'), value: lost },
      {
        name: t('origo-ui-countries-established'),
        value: view.founded.filter((one) => one.seat === seat).map(({ country }) => t(`origo-country-${country}`)),
      },
    ];
  },
  kinds: ['action'],

  progress: (view, data) => {
    if (view.phase === 'placement') {
      const { shields, initial } = data.setup.players[view.seats]!;
      const placed = shields - view.players[view.turn]!.supply;
      return [{ message: 'origo-ui-to-place', value: placed, of: initial }];
    }
    const { triggers, values } = data.scoring.founding;
    const count = view.founded.length;
    const next = triggers.find((trigger) => trigger > count) ?? values.length;
    const before = triggers.findLast((trigger) => trigger <= count) ?? 0;
    const scarce = Math.min(...view.players.map(({ supply }) => supply));
    const told: Progress[] = view.last_round
      ? [{ message: 'origo-ui-last-round', value: 1, of: 1 }]
      : view.due
        ? [{ message: 'origo-ui-scoring-due', value: 1, of: 1 }]
        : [{ message: 'origo-ui-until-scoring', value: count - before, of: next - before }];
    told.push({ message: 'origo-ui-countries-of', value: count, of: values.length });
    if (scarce <= SCARCE && !view.last_round)
      told.push({ message: 'origo-ui-supply-left', value: SCARCE - scarce, of: SCARCE });
    return told;
  },

  moments: (events) => {
    const last = events.find(({ id }) => id === 'origo-last-round');
    const scoring = events.find(({ id }) => id === 'origo-scoring');
    return [
      ...(last ? [{ head: last }] : []),
      ...(scoring ? [{ head: scoring, lines: events.filter(({ id }) => id === 'origo-scored') }] : []),
    ];
  },

  flights: ({ id, args }) => {
    const [seat, player] = [Number(args.seat), `player ${String(args.seat)}`];
    const discard = { what: 'card' as const, from: player, to: 'pile', seat };
    switch (id) {
      case 'origo-expanded':
      case 'origo-attacked':
        return [discard];
      case 'origo-reinforced':
        return Array.isArray(args.cards) ? args.cards.map(() => discard) : [discard];
      case 'origo-exchanged':
        return [discard, discard];
      case 'origo-drew':
        return [{ what: 'card', from: 'pile', to: player, seat }];
      default:
        return [];
    }
  },

  scores: (view) => ({
    lines: [
      {
        name: t('origo-ui-points-founding'),
        of: (seat) => view.players[seat]!.points - scored(view, seat, 'total'),
      },
      ...PARTS.map((part) => ({
        name: t(`origo-ui-points-${part}`),
        of: (seat: number) => scored(view, seat, part),
      })),
    ],
    total: { name: t('origo-ui-sum'), of: (seat) => view.players[seat]!.points },
  }),
  feats: ['origo-founded'],
} satisfies Tale<OrigoView, OrigoData>;
