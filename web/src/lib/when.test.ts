/** How long ago, in the largest unit that fits. */
import { expect, it } from 'vitest';
import { ago } from './when';

it('says how long ago something was', () => {
  const now = 1_000_000_000_000;
  const said = [0, 59_000, 61_000, 3 * 3_600_000, 86_400_000, 9 * 86_400_000].map((past) => ago(now - past, now));
  expect(said).toEqual(['now', 'now', '1 minute ago', '3 hours ago', 'yesterday', '9 days ago']);
});

it('knows no future', () => expect(ago(2000, 1000)).toBe('now'));
