/** Which pieces the rule book shows, by the paragraph that speaks of them. */
import type { Illustrations } from '../contract';

export const pictures: Illustrations = {
  2: ['shield-red', 'shield-blue', 'shield-black', 'shield-green'],
  3: ['card-growth', 'card-ship', 'shield-orange'],
  '7.5 step 3': ['icon-flag', 'icon-show'],
  '7.6': ['icon-move'],
  '7.7': ['icon-exchange'],
  '7.8': ['icon-navigate', 'longship'],
  '7.3': ['icon-expand'],
  '7.4': ['founding'],
  '7.5 step 1': ['icon-attack'],
  '8.3': ['card-ship'],
};
