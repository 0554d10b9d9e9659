/** Which part of the board shows what is asked. */
import type { Pick } from '../../lib/types';

export const PANELS = ['mine', 'map', 'tracks', 'deeds', 'tiles', 'supply'] as const;
export type Panel = (typeof PANELS)[number];

/** Below this width, in pixels, the own board is a panel among the others. */
export const NARROW = 760;

/** The panels that take turns. */
export const panelsFor = (narrow: boolean): Panel[] => PANELS.filter((name) => narrow || name !== 'mine');

const ASKED: Record<string, Panel> = {
  city: 'map',
  good: 'map',
  deed: 'deeds',
  send: 'deeds',
  reward: 'deeds',
  tile: 'tiles',
  remove: 'tiles',
};

/** The panel to look at when something is asked; null where any will do. */
export const panelFor = (decision: string, narrow: boolean): Panel | null =>
  ASKED[decision] ?? (narrow ? 'mine' : null);

/** Decisions whose picks of a kind light up on the board itself; all others are offered in words. */
const DRAWN: Record<string, string[]> = {
  plan: ['follower'],
  tower: ['follower'],
  bath: ['follower'],
  'plan-space': ['space'],
  'bath-space': ['space'],
  'take-back': ['space'],
  'place-tech': ['space'],
  act: ['place'],
  tile: ['place'],
  remove: ['place'],
  city: ['city'],
  deed: ['deed'],
};

/** Whether a pick lights up on the board itself. */
export const onBoard = ({ kind }: Pick, decision: string): boolean => DRAWN[decision]?.includes(kind) ?? false;
