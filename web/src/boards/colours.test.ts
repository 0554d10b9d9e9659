/** The seats have the colours in the lobby that they have on the board. */
import { expect, it } from 'vitest';
import { seatColours } from '../lib/colours';
import { coloursIn } from './index';
import type { View } from '../lib/types';

const scenes = Object.entries(
  import.meta.glob<{ view?: View }>('./*/gallery/*.json', { eager: true, import: 'default' }),
).flatMap(([path, { view }]) => (view?.players ? [[path, view] as const] : []));

it.each(scenes)('%s', (_, view) => {
  expect(seatColours(view, view.seats)).toEqual(coloursIn(view.game).slice(0, view.seats));
});
