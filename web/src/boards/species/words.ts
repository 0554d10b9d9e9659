/** Tiles, cards and dates in words, for labels and for whoever points at them. */
import { language, list, t, told } from '../../lib/i18n/index.svelte';
import { COSTS, HABITATS, cardName, type Card, type SpeciesData, type SpeciesView, type Tile } from './data';

export const nameOfTile = (id: string): string => t(`species-tile-${id}`);

/** What a card is called. */
export const nameOfCard = (token: string): string => {
  const [deck, name] = token.includes('·') ? token.split('·') : ['beagle', token];
  return t(`species-card-${name}`, { habitat: t(`species-habitat-${deck}`) });
};

/** What a card does. */
export const effectOfCard = ({ token, deck }: Card): string =>
  t(`species-help-card-${cardName(token)}`, { habitat: t(`species-habitat-${deck}`) });

/** What a card is called and what it does. */
export const helpOfCard = (card: Card): string => told(nameOfCard(card.token), effectOfCard(card));

const counted = (kinds: readonly string[], counts: Record<string, number>): string =>
  list(
    kinds
      .filter((kind) => (counts[kind] ?? 0) > 0)
      .map((kind) => t('species-ui-counted', { count: counts[kind]!, what: t(`species-habitat-${kind}`) })),
  );

/** What the icons on a tile's back are worth. */
export const knowledgeOf = (tile: Tile): string => counted(HABITATS, tile.icons) || t('species-ui-no-knowledge');

export const costOf = (tile: Tile): string => counted(COSTS, tile.cost ?? {});

/** What a tile's rewards are, in their order. */
export const rewardsOf = ({ rewards }: Tile): string =>
  rewards
    ? list([
        t('species-ui-gain-points', { count: rewards.points }),
        ...rewards.cards.map((deck) => t(`species-ui-gain-card-${deck}`)),
        t('species-ui-gain-steps', { count: rewards.steps }),
      ])
    : '';

/** A tile that can be discovered. */
export const frontOf = (tile: Tile): string =>
  t('species-ui-front', {
    name: nameOfTile(tile.id),
    level: tile.level,
    cost: costOf(tile),
    rewards: rewardsOf(tile),
    knowledge: knowledgeOf(tile),
  });

/** A tile that lies on the board. */
export const backOf = (tile: Tile): string =>
  t('species-ui-back', {
    name: nameOfTile(tile.id),
    level: tile.level,
    knowledge: knowledgeOf(tile),
    known: String(tile.known),
  });

/** How days are written; made once for a language, because it takes long. */
let days: Intl.DateTimeFormat | undefined;
let spoken = '';

/** A day of the voyage. */
export function dayOf(date: string): string {
  if (!days || spoken !== language()) {
    spoken = language();
    days = new Intl.DateTimeFormat(spoken, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  }
  return days.format(new Date(`1835-${date.slice(-5)}T12:00:00Z`));
}

/** A space, what lies on it and whose cubes. */
export function spaceWords(id: string, data: SpeciesData, view: SpeciesView, names: string[]): string {
  const tile = view.board[id];
  const cubes = (view.cubes[id] ?? []).flatMap((count, seat) =>
    count ? [t('species-ui-cubes-of', { count, name: names[seat] ?? '' })] : [],
  );
  if (!tile) return t('species-ui-empty-space', { space: id });
  const words = t('species-ui-space', { space: id, tile: backOf(data.tiles.find((one) => one.id === tile)!) });
  return cubes.length ? t('species-ui-with-cubes', { words, cubes: list(cubes) }) : words;
}
