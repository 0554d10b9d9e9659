import { describe, expect, it } from 'vitest';
import { known, marked } from './marks';

describe('what advice marks', () => {
  const move = { offer: '4.0', level: 3, picks: [7, 2, 5] };

  it('is the next pick of the move, as long as it is followed', () => {
    expect(marked(move, [])).toEqual([7]);
    expect(marked(move, [7])).toEqual([2]);
    expect(marked(move, [7, 2, 5])).toEqual([]);
    expect(marked(move, [2])).toEqual([]);
  });

  it('is what may begin a move, until one has begun', () => {
    const hint = { ...move, level: 1, picks: [7, 9] };
    expect(marked(hint, [])).toEqual([7, 9]);
    expect(marked(hint, [7])).toEqual([]);
  });

  it('goes by ids and by tokens', () => {
    const picks = [
      { id: 7, token: 'pass', kind: 'pass' },
      { id: 8, token: 'go', kind: 'go' },
    ];
    const offer = { id: '4.0', seat: 0, decision: 'd', draft: [], picks, complete: false };
    expect(known(offer, [7])).toEqual(new Set(['7', 'pass']));
    expect(known(null, [7])).toEqual(new Set(['7']));
  });
});
