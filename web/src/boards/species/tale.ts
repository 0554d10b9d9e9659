/** What On the Origin of Species tells beside its board: what changed, the Beagle's way, its goals, where points come from. */
import { t, told } from '../../lib/i18n/index.svelte';
import type { Arguments } from '../../lib/types';
import type { Progress, Tale } from '../contract';
import { DECKS, HABITATS, SCORES, type Score, type SpeciesData, type SpeciesView } from './data';
import { nameOfTile } from './words';

/** The journal card that a source of points belongs to. */
const cardOf = (view: SpeciesView, part: Score): string | undefined =>
  part === 'books' ? view.final.card : view.goals.find(({ level }) => part === `goal${level}`)?.card;

/** The deck that a card belongs to, and on whose discards it goes. */
const deckOf = (card: string): string => (card.includes('·') ? card.split('·')[0]! : 'beagle');

export const tale = {
  holdings: (view, seat) => {
    const player = view.players[seat]!;
    const cards = DECKS.reduce((sum, deck) => sum + player.hand_sizes[deck], 0);
    return [
      { name: t('species-ui-tale-cubes'), value: player.cubes },
      { name: t('species-ui-tale-cards'), value: cards },
      ...HABITATS.map((habitat) => ({
        name: t(`species-ui-tale-knowledge-${habitat}`),
        value: player.knowledge[habitat],
      })),
      { name: t('species-captured-label'), value: player.captured.map(nameOfTile) },
    ];
  },
  kinds: ['tile'],

  progress: (view, data) => {
    const last = data.route.length - 1;
    const told: Progress[] = [{ message: 'species-ui-voyage', value: view.beagle, of: last }];
    const goal = view.goals.filter(({ scored }) => !scored).sort((a, b) => a.stop - b.stop)[0];
    if (goal) told.push({ message: 'species-ui-next-goal', value: view.beagle, of: goal.stop });
    // The stall guard is told only when it is near.
    if (view.calm_limit !== null && view.calm * 3 > view.calm_limit * 2)
      told.push({ message: 'species-ui-stall', value: view.calm, of: view.calm_limit });
    return told;
  },

  flights: ({ id, args }) => {
    const [seat, player] = [Number(args.seat), `player ${String(args.seat)}`];
    const cube = (to: Arguments[string] | undefined) => ({ what: 'cube' as const, from: player, to: String(to), seat });
    switch (id) {
      case 'species-researched':
        return [cube(args.tile), cube(args.other)];
      case 'species-placed':
        return [cube(args.tile)];
      case 'species-moved-cube':
        return [{ ...cube(args.other), from: String(args.tile) }];
      case 'species-drew':
        return [{ what: 'card', from: String(args.deck), to: player, seat }];
      case 'species-played':
        return [{ what: 'card', from: player, to: deckOf(String(args.card)), seat }];
      case 'species-captured':
      case 'species-won-tile':
        return [{ what: 'tile', from: String(args.tile), to: player, seat }];
      default:
        return [];
    }
  },

  moments: (events, view) =>
    events
      .filter(({ id }) => id === 'species-goal')
      .map((head) => {
        const goal = view.goals.find(({ level }) => level === head.args.level);
        return {
          head,
          words: goal && t(`species-journal-${goal.card}`),
          lines: events.filter(({ id, seq }) => id === 'species-goal-scored' && seq === head.seq),
        };
      }),

  scores: (view) => {
    const volumes = (seat: number): number | string =>
      view.final.standing.find((one) => one.seat === seat)?.volumes ?? '?';
    return {
      lines: SCORES.map((part) => ({
        name: t(`species-score-${part}`),
        note: cardOf(view, part) ? t(`species-journal-${cardOf(view, part)!}`) : '',
        of: (seat) => view.players[seat]!.score[part] ?? 0,
      })),
      // Volumes decide between equals.
      total: {
        name: t('species-ui-sum'),
        of: (seat) => view.players[seat]!.points,
        how: (seat) => (view.result ? told(t('species-ui-volumes'), volumes(seat)) : ''),
      },
    };
  },
  feats: ['species-goal-scored', 'species-won-tile'],
} satisfies Tale<SpeciesView, SpeciesData>;
