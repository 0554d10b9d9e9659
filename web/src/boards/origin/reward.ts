/** What the options of a reward bring to whoever is on turn (rules 7.1, R11–R14, S5, S7). */
import { AREAS, type Area, type Deck, type Ground, type OriginData, type OriginView } from './data';

/** What an option brings, as its message is told. */
export interface Reward {
  /** The deck of the area; none where brown gives tiles alone. */
  deck: Deck | '';
  /** How many cards are drawn, as far as there are any. */
  draw: number;
  /** How many of them go back. */
  back: number;
  /** The cards come before the tile (S7). */
  first: boolean;
  /** The tiles may come from any area (Barter, S5). */
  any: boolean;
}

interface Position {
  view: OriginView;
  data: OriginData;
}

/** What an option brings now. */
export function rewardOf(option: 'a' | 'b', deck: Deck | undefined, { view, data }: Position): Reward {
  const own = view.players[view.turn]!.permanents;
  const effect = (kind: string) =>
    data.cards.permanent.find((card) => card.effect.kind === kind && own.includes(card.id))?.effect;
  const { draw_a, draw_b, keep_b } = data.decks;
  const foragers = effect('option_a_draw');
  const storykeepers = effect('option_b_return');
  const size = deck ? view.decks[deck].size : 0;
  const draw = Math.min(size, option === 'b' ? draw_b : (foragers?.draw ?? draw_a));
  const back =
    option === 'b'
      ? draw - (storykeepers ? draw_b - storykeepers.return! : keep_b)
      : Math.min(draw - 1, foragers?.return ?? 0);
  return {
    deck: deck ?? '',
    draw,
    back: Math.max(0, back),
    first: view.options.card_before_tile === true,
    any: option === 'a' ? effect('brown_any_area') !== undefined : view.options.brown_single === 'any_area',
  };
}

/** The areas from which an option takes tiles. */
export function tileAreas(option: 'a' | 'b', ground: Ground | 'none', { deck, any }: Reward): readonly Area[] {
  if (deck) return AREAS.filter((area) => area === ground);
  return any ? AREAS : AREAS.filter((area) => (area === 'brown') === (option === 'a'));
}
