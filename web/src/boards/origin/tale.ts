/** What Origin tells beside its board: what changed, which of its ends comes first, the last turns, where points come from. */
import { t } from '../../lib/i18n/index.svelte';
import type { Progress, Tale } from '../contract';
import { DECKS, deckOf, type OriginData, type OriginView, type Score } from './data';

const LINES: Exclude<keyof Score, 'total'>[] = ['objectives', 'cards', 'hunting', 'straits', 'tiles', 'continents'];
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The four ends of the game (10), each with how many are left of how many; the nearest first. */
function ends(view: OriginView, data: OriginData): Progress[] {
  const decks = DECKS.map((deck) => ({ left: view.decks[deck].size, of: data.cards[deck].length })).sort(
    (a, b) => a.left - b.left,
  );
  const found: [string, number, number][] = [
    view.options.end_decks === 'all'
      ? ['decks', sum(decks.map(({ left }) => left)), sum(decks.map(({ of }) => of))]
      : ['deck', decks[0]!.left, decks[0]!.of],
    ['tiles', sum(Object.values(view.areas).map((area) => area.length)) + view.tile_reserve, data.tiles.total],
    ['villages', sum(view.players.map(({ villages }) => villages)), view.seats * data.villages.per_player],
    ['pawns', sum(Object.values(view.reserve)), data.pawns.in_play[view.seats] ?? 0],
  ];
  return found
    .map(([end, left, of]) => ({ message: `origin-ui-end-${end}`, value: of - left, of }))
    .sort((a, b) => b.value / b.of - a.value / a.of)
    .map((end, i) => ({ ...end, first: i === 0 }));
}

export const tale = {
  holdings: (view, seat) => {
    const player = view.players[seat]!;
    return [
      { name: t('origin-ui-tale-pawns'), value: Object.values(view.pawns).filter((one) => one.seat === seat).length },
      { name: t('origin-stacks'), value: sum(player.stacks) },
      ...DECKS.map((deck) => ({ name: t(`origin-deck-${deck}`), value: player.hand[deck] })),
      { name: 'permanents', value: player.permanents.map((card) => t(`origin-card-${card}`)) },
      { name: t('origin-ui-tale-straits'), value: player.straits.length },
      { name: t('origin-ui-tale-hunting'), value: player.hunting.length },
    ];
  },
  kinds: ['tile', 'card'],
  progress: (view, data) =>
    view.trigger === null ? ends(view, data) : [{ message: 'origin-ui-last-turns', value: 1, of: 1 }],
  moments: (events) => events.filter(({ id }) => id === 'origin-last-turns').map((head) => ({ head, bad: true })),
  flights: ({ id, args }) => {
    const [seat, player] = [Number(args.seat), `player ${String(args.seat)}`];
    const card = (from: string, to: string) => ({ what: 'card' as const, from, to, seat });
    switch (id) {
      case 'origin-drew':
        return [card(String(args.deck), player)];
      case 'origin-returned':
        return [card(player, String(args.deck))];
      case 'origin-played':
        return deckOf(String(args.card)) === 'action' ? [card(player, 'discards')] : [];
      case 'origin-stole-card':
        return [card(`player ${String(args.rival)}`, player)];
      case 'origin-tile':
        return [{ what: 'tile', from: String(args.area), to: player, seat }];
      default:
        return [];
    }
  },
  scores: (view) => {
    const line = (part: keyof Score) => ({
      name: t(`origin-score-${part}`),
      of: (seat: number) => view.players[seat]!.score[part],
    });
    return { lines: LINES.map(line), total: line('total') };
  },
  feats: ['origin-objective'],
} satisfies Tale<OriginView, OriginData>;
