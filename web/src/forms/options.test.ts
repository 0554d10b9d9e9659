import { expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../lib/types';
import { fitting, valuesOf } from './options';

const option = (name: string, values: OptionInfo['values'], of_seats = false) =>
  ({ name, values, default: values[0], of_seats, usual: true }) as OptionInfo;
const starter = option('starter', ['random', 0, 1, 2, 3], true);
const game = { options: [starter, option('long', [false, true])] } as unknown as GameInfo;

test('seats that are not there cannot be chosen', () => {
  expect(valuesOf(starter, 2)).toEqual(['random', 0, 1]);
  expect(valuesOf(starter, 4)).toEqual(['random', 0, 1, 2, 3]);
});

test('what fits no longer is not chosen any more, and what the game does not know never was', () => {
  const chosen = { starter: 3, long: true, unheard: 1 };
  expect(fitting(game, 4, chosen)).toEqual({ starter: 3, long: true });
  expect(fitting(game, 3, chosen)).toEqual({ long: true });
});
