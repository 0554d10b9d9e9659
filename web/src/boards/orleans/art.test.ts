import { expect, it } from 'vitest';
import { pictureName } from '../kit/pictures';
import game from './gallery/game.json';
import { standingPicture } from './pictures';

const pictures = Object.keys(import.meta.glob('./art/*.svg')).map(pictureName);
const { places, deeds, goods, followers, hourglass } = game.data;

it.each([
  ...places.map(({ token }) => `place-${token}`),
  ...deeds.map(({ id }) => `deed-${id}`),
  ...goods.types.map(({ id }) => `good-${id}`),
  ...followers.types.flatMap(({ id }) => [`follower-${id}`, `emblem-${id}`]),
  ...hourglass.types.map(({ id }) => `event-${id}`),
  ...game.picks.filter(({ kind }) => kind === 'follower').map(({ token }) => standingPicture(token)),
])('%s is drawn', (name) => {
  expect(pictures).toContain(name);
});
