import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../lib/settings.svelte';
import type { GameEvent, Offer, StateFrame, Step, View } from '../lib/types';
import { MOST_STEPS, Showing } from './showing.svelte';

const view = (seq: number): View =>
  ({ game: 'g', seats: 2, seat: 0, stack: [], to_act: [], round: seq }) as unknown as View;
const event = (seq: number): GameEvent => ({ seq, id: 'g-moved', args: { seat: 1 } });
const asked = { id: '0-9' } as Offer;

/** A table that hears what the test says, and a house that shows what was missed. */
class Table {
  state = $state.raw<StateFrame | null>(null);
  log = $state.raw<GameEvent[]>([]);
  heard: ((before: StateFrame | null, now: StateFrame) => void) | null = null;
  missed: [number, number][] = [];
  pace: Pace = 'brisk';
  away = false;
  showing = new Showing(this, {
    pace: () => this.pace,
    away: () => this.away,
    ask: async (first, last) => {
      this.missed.push([first, last]);
      return Array.from({ length: last - first + 1 }, (_, i) => ({ seq: first + i, view: view(first + i) }) as Step);
    },
  });

  /** A state comes: after so many entries, those of them that are the reader's own, and what is asked. */
  async hear(seq: number, own: number[] = [], offer: Offer | null = null) {
    const accepted = own.map((one) => ({ key: `k${one}`, seq: one }));
    const now = { seq, view: view(seq), offer, accepted } as unknown as StateFrame;
    this.heard?.(this.state, now);
    this.state = now;
    this.log = Array.from({ length: seq }, (_, i) => event(i + 1));
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  }
}

let table: Table;
let stop: () => void;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const shown = () => [(table.showing.view as unknown as { round: number }).round, table.showing.present];

beforeEach(async () => {
  vi.useFakeTimers();
  table = new Table();
  await table.hear(5);
  stop = table.showing.follow();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('others’ moves', () => {
  it('are shown one after the other, and then it can be played on', async () => {
    await table.hear(6, [6]);
    expect(shown()).toEqual([6, true]);
    await table.hear(7);
    await table.hear(8);
    await table.hear(9, [], asked);
    expect(shown()).toEqual([7, false]);
    expect(table.showing.events.at(-1)?.seq).toBe(7);
    await wait(900);
    expect(shown()).toEqual([8, false]);
    await wait(900);
    expect(shown()).toEqual([9, true]);
    expect(table.missed).toEqual([]);
  });

  it('are skipped at a tap', async () => {
    await table.hear(6);
    await table.hear(7);
    await table.hear(8);
    table.showing.skip();
    expect(shown()).toEqual([8, true]);
    await wait(5000);
    expect(shown()).toEqual([8, true]);
  });

  it('are asked for where several came at once', async () => {
    await table.hear(9, [6]);
    expect(table.missed).toEqual([[6, 8]]);
    await wait(1);
    expect(shown()).toEqual([7, false]);
    await wait(1800);
    expect(shown()).toEqual([9, true]);
  });

  it('come at once where the reader wants that', async () => {
    table.pace = 'once';
    await table.hear(6);
    await table.hear(9);
    expect(shown()).toEqual([9, true]);
  });

  it('wait for a tap each, step by step', async () => {
    table.pace = 'tap';
    await table.hear(6);
    await table.hear(7);
    await table.hear(8, [], asked);
    await wait(60_000);
    expect(shown()).toEqual([6, false]);
    table.showing.next();
    expect(shown()).toEqual([7, false]);
    table.showing.next();
    expect(shown()).toEqual([8, true]);
  });

  it('are not shown to somebody who looks at something else', async () => {
    table.away = true;
    await table.hear(6);
    await table.hear(8);
    expect(shown()).toEqual([8, true]);
  });

  it('never keep somebody waiting who is deciding at the same time', async () => {
    await table.hear(6, [], asked);
    await table.hear(7, [], asked);
    await table.hear(8, [], asked);
    expect(shown()).toEqual([8, true]);
  });

  it('go on being shown when more come from those who decide at the same time', async () => {
    table.pace = 'tap';
    await table.hear(8, [6], asked);
    await wait(1);
    await table.hear(9, [], asked);
    expect(shown()).toEqual([7, false]);
  });

  it('are not shown where too much has happened', async () => {
    await table.hear(5 + MOST_STEPS + 1);
    expect(shown()).toEqual([5 + MOST_STEPS + 1, true]);
  });

  it('stay in sight for longer where there is more to read', async () => {
    await table.hear(6);
    await table.hear(7);
    table.showing.stay(2000);
    await wait(2800);
    expect(shown()).toEqual([6, false]);
    await wait(200);
    expect(shown()).toEqual([7, true]);
  });
});

describe('the past', () => {
  it('is turned to and left again; what comes meanwhile waits', async () => {
    await table.hear(6, [6]);
    await table.showing.turnTo(3, 2);
    expect(shown()).toEqual([3, false]);
    expect(table.showing.step).toEqual([event(3)]);
    expect(table.missed).toHaveLength(1);
    await table.hear(7, [], asked);
    expect(shown()).toEqual([3, false]);
    table.showing.next();
    expect(shown()).toEqual([4, false]);
    table.showing.skip();
    expect(shown()).toEqual([7, true]);
  });

  it('plays on to the present', async () => {
    await table.showing.turnTo(3);
    table.showing.play();
    expect(shown()).toEqual([4, false]);
    await wait(900);
    expect(shown()).toEqual([5, true]);
  });
});
