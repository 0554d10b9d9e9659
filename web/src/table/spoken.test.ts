import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../lib/types';
import { movesOf } from './spoken';

const event = (seq: number, id: string, seat?: number): GameEvent => ({
  seq,
  id,
  args: seat === undefined ? {} : { seat },
});

describe('what is said of the moves of others', () => {
  const log = [
    event(1, 'g-turn', 1),
    event(1, 'g-built', 1),
    event(1, 'g-paid', 1),
    event(2, 'g-built', 0),
    event(3, 'g-round'),
    event(3, 'g-event'),
  ];
  const said = (seat: number | null) => movesOf(log, 'g', seat).map(({ seq, id }) => `${seq} ${id}`);

  it('is the first thing of each move', () => expect(said(0)).toEqual(['1 g-built', '3 g-event']));
  it('leaves out the own ones', () => expect(said(1)).toEqual(['2 g-built', '3 g-event']));
  it('is everybody’s for a spectator', () => expect(said(null)).toEqual(['1 g-built', '2 g-built', '3 g-event']));
});
