/** Which pieces the rule book shows, by the paragraph that speaks of them. */
import type { Illustrations } from '../contract';

export const pictures: Illustrations = {
  3: ['cube-red', 'cube-blue', 'cube-green', 'cube-black', 'beagle', 'giant_tortoise'],
  7: ['effect-place'],
  '8.3': ['land', 'water', 'air'],
  '8.6': ['point', 'effect-draw', 'effect-sail'],
  '10.2': ['magnifier', 'sketch', 'binoculars', 'map', 'scalpel'],
  '10.3': ['fitzroy', 'wickham', 'sulivan', 'king'],
  '10.4': ['book1', 'book2'],
  '11.1': ['beagle'],
  '11.2': ['anchor'],
};
