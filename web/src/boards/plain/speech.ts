/** Puts whatever stands in a view into words. */
import { list, t, type Translate } from '../../lib/i18n/index.svelte';
import { fieldTitle, pickTitle, wordTitle } from '../../lib/titles';
import type { Argument, GameData, Pick } from '../../lib/types';
import type { Word } from '../contract';
import { shapeOf, tokensOf, type Fields, type Json, type Plain } from './shape';

/** Numbers under these names are seats, as in the arguments of events. */
const SEATS = ['seat', 'seats'];

export const word = (name: string, value: Argument, say: Translate): Word => {
  if (SEATS.includes(name) && typeof value === 'number') return { seat: value };
  return typeof value === 'boolean' ? say(value ? 'plain-yes' : 'plain-no') : value;
};

export class Speech {
  readonly #game: GameData;
  readonly #names: string[];
  readonly #picks: Map<string, Pick>;
  readonly #told: Map<string, Fields>;

  constructor(game: GameData, names: string[]) {
    this.#game = game;
    this.#names = names;
    this.#picks = new Map(game.picks.map((pick) => [pick.token, pick]));
    this.#told = tokensOf(game.data);
  }

  field(name: string): string {
    return fieldTitle(this.#game.name, name);
  }

  pick(pick: Pick): string {
    return pickTitle(this.#game.name, pick);
  }

  word(field: string, value: Plain): string {
    const pick = this.#picks.get(String(value));
    if (SEATS.includes(field) && typeof value === 'number') return this.#names[value] ?? String(value);
    return pick && typeof value === 'string' ? this.pick(pick) : wordTitle(this.#game.name, field, value);
  }

  /** What the game's data tells of a token, or of its last part: of `reserve·c7` what it tells of `c7`. */
  about(token: Plain): string | undefined {
    const fields = this.#told.get(String(token)) ?? this.#told.get(String(token).split('·').at(-1)!);
    return fields && this.#brief('', fields);
  }

  #brief(field: string, value: Json): string {
    const shape = shapeOf(value);
    switch (shape.kind) {
      case 'none':
        return t('plain-none');
      case 'word':
        return this.word(field, shape.word);
      case 'grid':
        return shape.lines.join(' / ');
      case 'words':
        return shape.words.map((one) => this.word(field, one)).join(' ');
      case 'record':
        return shape.fields.map(([name, one]) => `${this.field(name)} ${this.#brief(name, one)}`).join(' · ');
      case 'table':
        return list(shape.rows.map((row) => this.#brief(field, row)));
      case 'list':
        return list(shape.items.map((one) => this.#brief(field, one)));
    }
  }
}
