/** What may be chosen of a game's rules. */
import type { GameInfo, OptionInfo, OptionValue } from '../lib/types';

type Chosen = Record<string, OptionValue>;

/** What an option may be with so many seats. */
export const valuesOf = ({ values, of_seats }: OptionInfo, seats: number): OptionValue[] =>
  values.filter((one) => !of_seats || typeof one !== 'number' || one < seats);

/** What was chosen, without what so few seats do not allow. */
export const fitting = (game: GameInfo, seats: number, chosen: Chosen): Chosen =>
  Object.fromEntries(
    game.options.flatMap((option) => {
      const value = chosen[option.name];
      return value !== undefined && valuesOf(option, seats).includes(value) ? [[option.name, value]] : [];
    }),
  );
