/** The cubes of the four players: three faces and a sign, so that owners are told apart without seeing colours. */
import type { Colour } from '../../lib/types';

export interface Owner {
  fill: string;
  top: string;
  side: string;
  mark: string;
  /** Drawn on the front face. */
  sign: string;
}

export const OWNERS = {
  red: { fill: '#b3212c', top: '#d8565c', side: '#821720', mark: '#f6e3b4', sign: 'M6 10.500L13 17.600' },
  blue: { fill: '#2255ad', top: '#5b87d6', side: '#173d80', mark: '#f6e3b4', sign: 'M5.800 16.500L9.400 11L13 16.500' },
  black: {
    fill: '#3a3a42',
    top: '#6a6a74',
    side: '#232329',
    mark: '#f6e3b4',
    sign: 'M9.400 10.300V18M5.800 14.200H13',
  },
  green: {
    fill: '#2b7d43',
    top: '#59ab70',
    side: '#1b5a2e',
    mark: '#f6e3b4',
    sign: 'M5.800 14.500C7.500 11 8.500 12 9.400 14.200S12 17 13 13.500',
  },
} satisfies Partial<Record<Colour, Owner>>;
