import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame, Stakes, TableInfo } from './types';

/** A house that takes down what it is told, and answers when the test says so. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: ClientFrame[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {}
}

const kept = new Map<string, string>();
const KEY = 'ludoteca-draft-t';
let page: EventTarget;

beforeEach(() => {
  kept.clear();
  page = new EventTarget();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const { changed } = await import('./changes');
const { Table } = await (async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return import('./live.svelte');
})();
const { settings } = await import('./settings.svelte');
settings.confirm = false;

/** A table in this tab, and what the house says to it. */
class Tab {
  table = new Table('t');
  #version = 0;

  constructor(offer: string | null = '0-1') {
    this.connect(offer);
  }
  connect(offer: string | null) {
    this.#version = 0;
    this.table.connect();
    Socket.last.onopen?.();
    this.state(offer);
  }
  /** What was said to the house, last of all. */
  get said(): ClientFrame {
    return Socket.last.sent.at(-1)!;
  }
  hear(frame: unknown) {
    Socket.last.onmessage?.({ data: JSON.stringify(frame) });
    flushSync();
  }
  state(offer: string | null, status = 'playing', accepted: { key: string; seq: number }[] = []) {
    const picks = [1, 2, 3].map((id) => ({ id, token: `p${id}`, kind: 'thing' }));
    const asked = offer && { id: offer, seat: 0, decision: 'd', draft: [], picks, refused: [], complete: false };
    this.hear({
      ...{
        type: 'state',
        version: ++this.#version,
        now: Date.now(),
        seq: 1,
        table: { status },
        seat: 0,
        view: null,
        offer: asked,
      },
      ...{ log_from: 0, log: [], chat: [], stakes: {}, can_undo: false, can_restart: false, take_back: null },
      accepted,
    });
  }
  change(changes: unknown[][], news: object = {}) {
    this.hear({ type: 'changes', version: ++this.#version, seq: 2, changes, ...news });
  }
  answer(draft: number[], complete = false, stakes: Stakes = {}) {
    const picks = complete ? [] : [1, 2, 3].map((id) => ({ id, token: `p${id}`, kind: 'thing' }));
    this.hear({
      type: 'offer',
      offer: { id: '0-1', seat: 0, decision: 'd', draft, picks, refused: [], complete },
      stakes,
    });
  }
  /** The house takes the move that was sent last. */
  take() {
    this.state('0-2', 'playing', [{ key: (this.said as { key: string }).key, seq: 2 }]);
  }
  refuse() {
    const { key } = this.said as { key?: string };
    this.hear({
      type: 'error',
      error: { code: 'refused', field: null, message_id: 'x', args: {} },
      ...(key && { key }),
    });
  }
  pick(id: number) {
    this.table.pick(id);
    this.answer(this.table.draft);
  }
}

describe('an unfinished move', () => {
  it('is there again after a reload', () => {
    const tab = new Tab();
    tab.pick(2);
    tab.pick(3);
    expect(kept.get(KEY)).toBe('0-1 2 3');
    const again = new Tab();
    expect(again.table.draft).toEqual([2, 3]);
    expect(again.said).toMatchObject({ type: 'preview', offer: '0-1', picks: [2, 3] });
    again.answer([2, 3]);
    again.pick(1);
    expect(again.table.draft).toEqual([2, 3, 1]);
  });

  it('is gone when another thing is asked', () => {
    new Tab().pick(2);
    expect(new Tab('0-2').table.draft).toEqual([]);
    expect(new Tab(null).table.draft).toEqual([]);
    expect(new Tab('1-1').table.draft, 'another seat').toEqual([]);
  });

  it('is gone when it is no move any more', () => {
    new Tab().pick(2);
    const again = new Tab();
    again.refuse();
    expect([again.table.draft, kept.has(KEY)]).toEqual([[], false]);
  });

  it('outlives a lost connection', () => {
    const tab = new Tab();
    tab.pick(2);
    Socket.last.readyState = 3;
    Socket.last.onclose?.({ code: 1006 });
    tab.table.pick(3);
    expect(kept.get(KEY)).toBe('0-1 2 3');
    tab.connect('0-1');
    expect(tab.said).toMatchObject({ type: 'play', picks: [2, 3], unless: ['forgoes'] });
    tab.table.close();
  });

  it('shows in a second tab', () => {
    const tab = new Tab();
    const tell = (newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
    tell('0-1 1 2');
    expect(tab.table.draft).toEqual([1, 2]);
    tell('0-9 3');
    expect(tab.table.draft, 'that tab is elsewhere').toEqual([1, 2]);
    tell(null);
    expect(tab.table.draft).toEqual([]);
    tab.table.close();
    tell('0-1 1');
    expect(tab.table.draft).toEqual([]);
  });

  it('of another tab is kept by that tab alone, which may have gone on meanwhile', () => {
    const tab = new Tab();
    const tell = (newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
    kept.set(KEY, '0-1 1 2');
    tell('0-1 1');
    tab.answer([1]);
    expect(kept.get(KEY)).toBe('0-1 1 2');
    tell(null);
    expect([tab.table.draft, kept.get(KEY)]).toEqual([[], '0-1 1 2']);
    tell('0-1 1 2');
    tab.answer([1, 2]);
    tab.pick(3);
    expect(kept.get(KEY)).toBe('0-1 1 2 3');
  });

  it('is forgotten when it is taken back, and when the game is over', () => {
    const tab = new Tab();
    tab.pick(2);
    tab.table.undo();
    expect([tab.table.draft, kept.has(KEY)]).toEqual([[], false]);
    tab.pick(2);
    tab.state(null, 'finished');
    expect(kept.has(KEY)).toBe(false);
  });
});

describe('a move that is whole', () => {
  it('is played at once, and the board changes when the house has taken it', () => {
    const tab = new Tab();
    tab.pick(2);
    const before = tab.table.offer;
    tab.table.pick(3);
    expect(tab.said).toMatchObject({ type: 'play', picks: [2, 3], unless: ['forgoes'] });
    expect([tab.table.offer, tab.table.draft, tab.table.busy]).toEqual([before, [2, 3], true]);
    tab.take();
    expect([tab.table.played, tab.table.draft, tab.table.busy]).toEqual([[2, 3], [], false]);
  });

  it('is sent again under its key when the connection was lost, so that it is played once', () => {
    const tab = new Tab();
    tab.table.pick(2);
    const { key } = tab.said as { key: string };
    Socket.last.onclose?.({ code: 1006 });
    tab.connect('0-1');
    expect(tab.said).toMatchObject({ type: 'play', picks: [2], key });
    tab.answer([2]);
    tab.table.pick(3);
    expect((tab.said as { key: string }).key).not.toBe(key);
    tab.table.close();
  });

  it('that is refused is given up', () => {
    const tab = new Tab();
    tab.table.pick(2);
    tab.refuse();
    expect([tab.table.draft, tab.table.busy]).toEqual([[], false]);
  });
});

describe('a choice that is taken back', () => {
  it('leaves the others', () => {
    const tab = new Tab();
    for (const id of [1, 2, 3]) tab.pick(id);
    tab.table.setDraft([1, 3], [1]);
    tab.answer([1, 3]);
    expect(tab.table.draft).toEqual([1, 3]);
  });

  it('takes with it what came after where the rest is refused, or would be a whole move', () => {
    for (const say of [(tab: Tab) => tab.refuse(), (tab: Tab) => tab.answer([1, 3], true)]) {
      const tab = new Tab();
      for (const id of [1, 2, 3]) tab.pick(id);
      tab.table.setDraft([1, 3], [1]);
      say(tab);
      expect(tab.table.draft).toEqual([1]);
      expect(tab.said).toMatchObject({ picks: [1] });
      kept.clear();
    }
  });
});

describe('a whole move', () => {
  /** Picks it, and lets the house play it, or ask where something is at stake that is to be asked about. */
  const played = (stakes: Stakes): Tab => {
    const tab = new Tab();
    tab.table.pick(1);
    const { unless } = tab.said as { unless: (keyof Stakes)[] };
    if (unless.some((stake) => stakes[stake])) tab.answer([1], true, stakes);
    else tab.take();
    return tab;
  };
  afterEach(() => (settings.confirm = false));

  it('is played at once', () => {
    expect(played({}).table.played).toEqual([1]);
    expect(kept.has(KEY)).toBe(false);
  });

  it('waits for a word when it gives something up', () => {
    const tab = played({ forgoes: true, final: true });
    expect(tab.table.waiting).toBe(true);
    const { key } = tab.said as { key: string };
    tab.table.confirm();
    expect(tab.said).toMatchObject({ type: 'play', picks: [1] });
    expect(tab.said).not.toHaveProperty('unless');
    expect((tab.said as { key: string }).key).not.toBe(key);
    expect(tab.table.waiting).toBe(false);
  });

  it('waits for a word when it cannot be undone, for those who want that', () => {
    expect(played({ final: true }).table.played).toEqual([1]);
    settings.confirm = true;
    expect(played({}).table.played).toEqual([1]);
    const tab = played({ final: true });
    expect(tab.table.waiting).toBe(true);
    tab.table.undo();
    expect([tab.table.waiting, tab.table.draft]).toEqual([false, []]);
  });

  it('waits for a word when it was found, and is not played twice', () => {
    played({ forgoes: true });
    expect(kept.get(KEY)).toBe('0-1 1');
    const again = new Tab();
    again.answer([1], true, {});
    expect([again.table.waiting, again.said.type]).toEqual([true, 'preview']);
    again.table.confirm();
    expect(again.said.type).toBe('play');
  });
});

describe('who is there', () => {
  it('is told on its own, and touches nothing else', () => {
    const tab = new Tab();
    const seats = [0, 1].map((seat) => ({ seat, name: `${seat}`, connected: seat === 0 }));
    tab.table.info = { ...tab.table.info!, seats: seats as TableInfo['seats'] };
    tab.pick(2);
    const { state } = tab.table;
    tab.hear({ type: 'presence', here: [1], watching: 7 });
    expect(tab.table.info.watching).toBe(7);
    expect(tab.table.info.seats.map(({ connected }) => connected)).toEqual([false, true]);
    expect(tab.table.state).toBe(state);
    expect(tab.table.draft).toEqual([2]);
  });
});

describe('what the house tells of an offer', () => {
  const explained = (tab: Tab, draft: number[], points = {}) =>
    tab.hear({ type: 'explanation', explanation: { offer: '0-1', draft, refused: [], lacking: {}, points } });

  it('is asked once for each step of a move', () => {
    const tab = new Tab();
    tab.table.explain();
    tab.table.explain();
    expect(Socket.last.sent.filter(({ type }) => type === 'explain')).toHaveLength(1);
    expect([tab.table.explained, tab.said]).toMatchObject([null, { type: 'explain', offer: '0-1', picks: [] }]);
    explained(tab, [], { 2: 3 });
    expect(tab.table.explained?.points).toEqual({ 2: 3 });
    tab.pick(2);
    expect([tab.table.explained, tab.table.brings]).toEqual([null, 3]);
    tab.table.explain();
    expect(tab.said).toMatchObject({ type: 'explain', picks: [2] });
    explained(tab, [2]);
    expect(tab.table.explained?.draft).toEqual([2]);
  });

  it('is no matter where the house does not answer', () => {
    const tab = new Tab();
    tab.pick(2);
    tab.table.explain();
    tab.refuse();
    expect(tab.table.draft).toEqual([2]);
  });
});

describe('what has changed', () => {
  it('is put into the state before', () => {
    const tab = new Tab();
    const before = tab.table.state!;
    tab.change([
      ['seq', 2],
      ['table', 'to_act', [1]],
      ['offer', null],
    ]);
    expect(tab.table.state).toMatchObject({ seq: 2, table: { status: 'playing', to_act: [1] }, offer: null });
    expect(tab.table.info).toEqual(tab.table.state!.table);
    expect(before.seq, 'the state before stays as it was').toBe(1);
    expect(tab.table.offer).toBeNull();
  });

  it('adds to lists, and leaves the rest of them alone', () => {
    const state = { list: [{ a: 1 }, { a: 2 }], other: { b: 3 } };
    const later = changed(state, [
      ['list', 1, 'a', 5],
      ['list', 2, { a: 6 }],
    ]);
    expect(later).toEqual({ list: [{ a: 1 }, { a: 5 }, { a: 6 }], other: { b: 3 } });
    expect(later.list[0]).toBe(state.list[0]);
    expect(later.other).toBe(state.other);
  });

  it('keeps the log, and who is there', () => {
    const tab = new Tab();
    const event = (seq: number) => ({ seq, id: 'e', args: {} });
    tab.change([['table', 'seats', [{ seat: 0, connected: false }]]], { log: [event(1), event(2)] });
    tab.hear({ type: 'presence', here: [0], watching: 3 });
    tab.change([['seq', 3]]);
    expect(tab.table.log.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(tab.table.info).toMatchObject({ seats: [{ connected: true }], watching: 3 });
    tab.change([['seq', 4]], { log_from: 1, log: [event(4)] });
    expect(tab.table.log.map(({ seq }) => seq)).toEqual([1, 4]);
    tab.change([['seq', 5]], { log_from: 1, log: [] });
    expect(
      tab.table.log.map(({ seq }) => seq),
      'an undo takes lines away',
    ).toEqual([1]);
  });

  it('tells what is accepted', () => {
    const tab = new Tab();
    tab.pick(2);
    tab.table.pick(1);
    const { key } = tab.said as { key: string };
    tab.change([['offer', null]], { accepted: [{ key, seq: 2 }] });
    expect(tab.table.draft).toEqual([]);
    expect(tab.table.played).toEqual([2, 1]);
  });
});
