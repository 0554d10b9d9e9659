/** A house of paper: whatever the page asks is answered from recorded positions, and every move leads back to where it began. */
import type { ClientFrame, GameInfo, Offer, SeatInfo, ServerFrame, StateFrame, TableInfo } from '../lib/types';
import { gameOf, sceneOf, shelf, type Recorded } from './scenes';

/** Who plays: short and long names, somebody who is away, and a bot. */
const PEOPLE = ['Ann', 'Béla', 'Chiyo', 'Dario', 'Elisabeth von der Aue'];
const AWAY = 1;
const BOT = 3;

/** The address of a recorded position. */
export const addressOf = (game: string, scene: string): string => `/t/${game}.${scene}`;

const seatInfo = (seat: number, viewer: number | null): SeatInfo => {
  const bot = seat === BOT && seat !== viewer;
  return {
    seat,
    name: bot ? null : PEOPLE[seat]!,
    bot: bot ? 'greedy' : null,
    player: bot ? null : `person-${seat}`,
    connected: seat !== AWAY || seat === viewer,
    substituted: false,
  };
};

function tableInfo(id: string, { view, seat }: Recorded): TableInfo {
  return {
    id,
    game: view.game,
    options: view.options,
    private: false,
    status: view.result ? 'finished' : 'playing',
    host: 'person-0',
    seats: Array.from({ length: view.seats }, (_, other) => seatInfo(other, seat)),
    commitment: 'c0ffee'.repeat(10),
    seq: 40,
    created: 1_790_000_000,
    moved: 1_790_000_000,
    link: `${location.origin}/t/${id}`,
    ...(view.result ? { result: view.result } : {}),
  };
}

function stateFrame(id: string, scene: Recorded, version: number, accepted: StateFrame['accepted']): StateFrame {
  return {
    type: 'state',
    version,
    now: Date.now(),
    seq: 40,
    table: tableInfo(id, scene),
    seat: scene.seat,
    view: scene.view,
    offer: scene.offers[''] ?? null,
    log_from: 0,
    log: scene.events,
    chat: [],
    stakes: {},
    can_undo: scene.seat !== null && !scene.view.result,
    can_restart: false,
    take_back: null,
    accepted,
    by_habit: [],
  };
}

/** What a position knows of a draft; where the record ends, the move is whole. */
function offerAfter(scene: Recorded, draft: number[]): Offer {
  const first = scene.offers['']!;
  return scene.offers[draft.join(' ')] ?? { ...first, draft, picks: [], complete: true };
}

class PaperSocket {
  static readonly OPEN = 1;
  readonly readyState = PaperSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #id: string;
  #version = 0;

  constructor(address: string) {
    this.#id = decodeURIComponent(/tables\/([^/]+)\/live$/.exec(address)![1]!);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    void this.#answer(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.onmessage = null;
  }

  async #answer(frame: ClientFrame): Promise<void> {
    const [game, name] = this.#id.split('.') as [string, string];
    const scene = await sceneOf(game, name);
    const unfinished = frame.type === 'play' && frame.unless && !offerAfter(scene, frame.picks!).complete;
    if (frame.type === 'preview' || unfinished)
      this.#tell({ type: 'offer', offer: offerAfter(scene, frame.picks!), stakes: {} });
    else if (frame.type === 'explain') {
      const { refused = [] } = offerAfter(scene, frame.picks);
      const explanation = { offer: frame.offer, draft: frame.picks, refused, lacking: {}, points: {} };
      this.#tell({ type: 'explanation', explanation });
    } else {
      const accepted = 'key' in frame ? [{ key: frame.key, seq: 40 }] : [];
      this.#tell(stateFrame(this.#id, scene, ++this.#version, accepted));
    }
  }

  #tell(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const info = async (name: string): Promise<GameInfo> => {
  const { seats, options } = await gameOf(name);
  return { name, seats, options };
};

/** The answer to a request; nothing where a house of paper has none. */
async function answer(path: string): Promise<unknown> {
  const game = /^\/api\/games\/(\w+)$/.exec(path)?.[1];
  if (game) return gameOf(game);
  if (path === '/api/me') return { id: 'person-0', nickname: PEOPLE[0] };
  if (path === '/api/games') return Promise.all(Object.keys(shelf).map(info));
  if (path === '/api/bots') return [{ name: 'greedy', level: 3, points: 1500 }];
  if (path === '/api/tables') return { open: [], playing: [], finished: [], mine: [] };
  return null;
}

/** Puts the house of paper in the place of the real one. */
export function openPaperHouse(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (request, init) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href);
    if (!pathname.startsWith('/api/')) return real(request, init);
    const content = await answer(pathname);
    return Response.json(content, { status: content === null ? 404 : 200 });
  };
  window.WebSocket = PaperSocket as unknown as typeof WebSocket;
}
