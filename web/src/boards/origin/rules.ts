/** Which pieces the rule book shows, by the paragraph that speaks of them. */
import type { Illustrations } from '../contract';

export const pictures: Illustrations = {
  2: ['token-strait', 'token-hunting', 'spear', 'slab'],
  '6.5': ['token-strait'],
  '7.1': ['emblem-yellow', 'emblem-orange', 'emblem-purple', 'emblem-brown', 'emblem-green'],
  8: ['token-strait'],
};
