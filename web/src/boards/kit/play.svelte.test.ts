import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Offer, View } from '../../lib/types';
import type { BoardProps } from '../contract';
import { Play } from './play.svelte';

const PICKS = ['move', 'end', 'a1', 'a2', 'b1'].map((token, id) => ({
  id,
  token,
  kind: token.length === 2 ? 'square' : 'action',
}));
/** What follows each draft of this little game: an action, then two squares. */
const NEXT: Record<string, string[]> = {
  '': ['move', 'end'],
  move: ['a1', 'a2'],
  'move a1': ['b1'],
  'move a2': ['b1'],
  a2: ['a1'],
};

/** A board that plays the little game; the house answers when it is told to. */
class Table {
  draft = $state.raw<number[]>([]);
  offer = $state.raw<Offer | null>(null);
  view = $state.raw({
    game: 'g',
    seats: 2,
    seat: 0,
    options: {},
    stack: [],
    to_act: [0],
    players: [{ points: 1 }, { points: 2 }],
  } as View);
  refused: number[] = [];
  question = 'q1';
  play!: Play;
  #stop: () => void;

  constructor() {
    this.answer();
    this.#stop = $effect.root(() => {
      this.play = new Play(() => this.#props());
    });
    flushSync();
  }
  #props(): BoardProps {
    const { draft, offer, view } = this;
    return {
      ...{ view, offer, draft, seat: 0, names: ['Ann'], events: [], busy: false },
      game: { name: 'g', seats: [2, 2], options: [], picks: PICKS, data: null },
      pick: (id) => (offer?.picks.some((one) => one.id === id) ? (this.draft = [...draft, id]) : this.refused.push(id)),
      setDraft: (ids, otherwise) =>
        (this.draft = otherwise && !(ids.map((id) => PICKS[id]!.token).join(' ') in NEXT) ? otherwise : ids),
      cancel: () => (this.draft = []),
      why: () => 'no',
      t: (id) => id,
    };
  }
  answer() {
    const tokens = this.draft.map((id) => PICKS[id]!.token);
    const picks = PICKS.filter(({ token }) => NEXT[tokens.join(' ')]?.includes(token));
    const complete = tokens.length === 3;
    this.offer = {
      id: this.question,
      seat: 0,
      decision: `step${tokens.length}`,
      draft: this.draft,
      picks,
      refused: [],
      complete,
    };
    flushSync();
  }
  tokens = () => this.play.drafted();
  stop = () => this.#stop();
}

describe('a play', () => {
  let table: Table;
  const begin = (...tokens: string[]) => {
    table = new Table();
    for (const token of tokens) {
      table.play.take(token);
      table.answer();
    }
    return table.play;
  };
  afterEach(() => table.stop());

  it('lights what is on offer, by kind', () => {
    const play = begin();
    expect([...play.lit('action')]).toEqual([
      ['move', 0],
      ['end', 1],
    ]);
    expect(play.lit('square').size).toBe(0);
    expect(play.button('move')).toMatchObject({ 'data-pick': 0 });
    expect(play.button('a1')).toMatchObject({ 'data-pick': undefined });
  });

  it('keeps lit what was not picked until the house has answered', () => {
    const play = begin();
    play.take('move');
    flushSync();
    expect([play.now, play.decision, play.pick('end'), play.pick('move')]).toEqual([null, 'step0', 1, undefined]);
    table.answer();
    expect(play.decision).toBe('step1');
    expect([...play.lit('square').keys()]).toEqual(['a1', 'a2']);
  });

  it('changes an earlier choice instead of starting over', () => {
    const play = begin('move', 'a1');
    play.take('a2');
    expect(table.tokens()).toEqual(['move', 'a2']);
    table.answer();
    play.take('end');
    expect(table.tokens()).toEqual(['end']);
    expect(play.offeredAt(1, 'a1')).toBe(false);
  });

  it('leaves to the frame what was never on offer', () => {
    const play = begin('move');
    play.take('b1');
    play.add('end');
    expect(table.refused).toEqual([4, 1]);
    expect(table.tokens()).toEqual(['move']);
  });

  it('forgets the steps of another question', () => {
    const play = begin('move');
    expect(play.offeredAt(0, 'end')).toBe(true);
    table.question = 'q2';
    table.answer();
    expect(play.offeredAt(0, 'end')).toBe(false);
  });

  it('goes back pick by pick', () => {
    const play = begin('move', 'a1');
    expect([play.back(), table.tokens()]).toEqual([true, ['move']]);
    expect([play.back(), table.tokens()]).toEqual([true, []]);
    expect(play.back()).toBe(false);
  });

  it('drops a choice alone where the others go on without it, else with what came after it', () => {
    const play = begin('move', 'a1');
    play.drop('move');
    expect(table.tokens()).toEqual([]);
    play.enter(['move', 'a2']);
    play.drop('move');
    expect(table.tokens()).toEqual(['a2']);
    play.drop('b1');
    expect(table.tokens()).toEqual(['a2']);
  });

  it('is lit no more when the move is whole', () => {
    const play = begin('move', 'a1', 'b1');
    expect([play.now, play.lit('square').size]).toEqual([null, 0]);
  });

  it('does what was put off once the house has answered', () => {
    const play = begin();
    const done: string[] = [];
    play.add('move');
    play.whenAsked(() => done.push(`at ${play.decision}`));
    flushSync();
    expect(done).toEqual([]);
    table.answer();
    table.answer();
    expect(done).toEqual(['at step1']);
  });

  it('forgets what was put off when the draft is another', () => {
    const play = begin();
    const done: string[] = [];
    play.add('move');
    play.whenAsked(() => done.push('never'));
    flushSync();
    play.enter([]);
    table.answer();
    play.add('move');
    table.answer();
    expect(done).toEqual([]);
  });

  it('knows the order of play and whom the game waits for', () => {
    const play = begin();
    expect(play.seatsFrom(1)).toEqual([1, 0]);
    expect([play.waitsFor(0), play.waitsFor(1)]).toEqual([true, false]);
  });
});
