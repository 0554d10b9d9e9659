/** Which pieces the rule book shows, by the paragraph that speaks of them. */
import type { Illustrations } from '../contract';

export const pictures: Illustrations = {
  2: [
    'follower-farmer',
    'follower-boatman',
    'follower-craftsman',
    'follower-trader',
    'follower-knight',
    'follower-scholar',
    'follower-monk',
    'coin',
    'technology',
  ],
  5: ['bag', 'starting-farmer', 'starting-boatman', 'starting-craftsman', 'starting-trader'],
  '6 phase 1': [
    'event-pilgrimage',
    'event-plague',
    'event-taxes',
    'event-trading_day',
    'event-income',
    'event-harvest',
  ],
  '6 phase 3': ['bag'],
  8: ['place-farm_house', 'place-village', 'place-university', 'place-castle', 'place-monastery'],
  9: ['place-hayrick', 'place-winery', 'place-brewery', 'place-library'],
  10: ['technology'],
  12: ['merchant-red', 'station-red', 'citizen'],
  14: ['coin'],
  16: ['good-brocade', 'good-wool', 'good-wine', 'good-cheese', 'good-grain', 'level', 'citizen'],
};
