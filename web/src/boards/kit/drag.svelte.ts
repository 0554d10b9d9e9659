/** Carrying a piece with finger or mouse: when a press becomes a drag, and what a release means. */
import { on } from 'svelte/events';

/** A press that has not moved this far (in pixels of the screen) is a tap. */
const SLACK = 7;

/** `Spot` names where a piece can be: a square, an action space. */
export interface Carried<Spot> {
  from: Spot;
  /** Where the press began, and where the pointer is now, in pixels of the screen. */
  start: [number, number];
  now: [number, number];
  /** True once it has moved far enough: the piece is off the board. */
  lifted: boolean;
}

export function carry<Spot>(piece: Carried<Spot>, x: number, y: number): Carried<Spot> {
  const far = Math.hypot(x - piece.start[0], y - piece.start[1]) > SLACK;
  return { ...piece, now: [x, y], lifted: piece.lifted || far };
}

export interface Drags<Spot> {
  /** The spot under a point of the screen; null beside all. */
  over: (x: number, y: number) => Spot | null;
  lift: (from: Spot) => void;
  /** Let go over another spot, or (null) anywhere else. A tap stays a click. */
  drop: (from: Spot, to: Spot | null) => void;
}

export class Drag<Spot> {
  /** The piece under the finger; null while nothing is pressed. */
  piece = $state.raw<Carried<Spot> | null>(null);
  readonly #drags: Drags<Spot>;

  constructor(drags: Drags<Spot>) {
    this.#drags = drags;
  }

  /** The piece from a spot is off the board. */
  carries(from: Spot): boolean {
    return this.piece?.lifted === true && this.piece.from === from;
  }

  /** An attachment for a drawing: a finger on a piece does not push the page. Drawings know no `touch-action` of their own. */
  readonly hold = (drawing: Element): (() => void) =>
    on(drawing, 'touchmove', (event) => this.piece && event.preventDefault(), { passive: false });

  press(from: Spot, { button, clientX: x, clientY: y }: PointerEvent): void {
    if (button !== 0) return;
    this.piece = { from, start: [x, y], now: [x, y], lifted: false };
    const end = new AbortController();
    const listen = (name: string, act: (event: PointerEvent) => void) =>
      window.addEventListener(name, act as EventListener, { signal: end.signal });
    listen('pointermove', (event) => this.#shift(event));
    for (const name of ['pointerup', 'pointercancel'])
      listen(name, (event) => {
        end.abort();
        this.#letGo(event.type === 'pointerup' ? this.#drags.over(event.clientX, event.clientY) : null);
      });
  }

  #shift({ clientX, clientY }: PointerEvent): void {
    const before = this.piece!;
    this.piece = carry(before, clientX, clientY);
    if (this.piece.lifted && !before.lifted) this.#drags.lift(before.from);
  }

  #letGo(to: Spot | null): void {
    const { from, lifted } = this.piece!;
    this.piece = null;
    if (!lifted) return;
    // The click that ends a drag is none; where no click follows, the next one is a click again.
    const end = new AbortController();
    window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: end.signal });
    setTimeout(() => end.abort());
    this.#drags.drop(from, to === from ? null : to);
  }
}
