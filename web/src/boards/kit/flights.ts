/** Pieces fly from where they were to where they go: over everything, by transform and opacity alone, so that a phone keeps up. */
import { calm } from '../../lib/motion';
import type { Colour } from '../../lib/types';
import type { Flight } from '../contract';
import { wayBetween } from './ways';

/** How long a piece flies, and how long after the one before it begins, in milliseconds. */
const LASTS = 520;
const APART = 70;
/** More pieces at once than that are no help. */
const MOST = 10;

/** A place by its name; where it is not to be seen, the one that its first word names: what opens that part of the board. */
const placeIn = (board: HTMLElement, name: string): Element | null =>
  board.querySelector(`[data-place="${CSS.escape(name)}"]`) ??
  board.querySelector(`[data-place="${CSS.escape(name.split(' ')[0]!)}"]`);

/** Lets pieces fly over a board, between its places (`data-place`); nothing moves for a calm reader. */
export function fly(board: HTMLElement, flights: Flight[], colours: (Colour | undefined)[]): void {
  if (calm()) return;
  flights.slice(0, MOST).forEach(({ what, from, to, seat, drawing }, i) => {
    const [here, there] = [placeIn(board, from), placeIn(board, to)];
    const sight = { width: innerWidth, height: innerHeight };
    const way = here && there && wayBetween(here.getBoundingClientRect(), there.getBoundingClientRect(), sight);
    if (!way) return;
    const piece = document.createElement('span');
    piece.className = `flight ${what}`;
    piece.setAttribute('aria-hidden', 'true');
    piece.style.left = `${way.left}px`;
    piece.style.top = `${way.top}px`;
    const colour = seat === undefined ? undefined : colours[seat];
    if (colour) piece.style.setProperty('--piece', `var(--${colour})`);
    if (drawing)
      piece.innerHTML = `<svg viewBox="-50 -50 100 100"><use href="#${CSS.escape(drawing)}" x="-50" y="-50" width="100" height="100" /></svg>`;
    board.append(piece);
    const start = 'translate(-50%, -50%)';
    const arrived = `translate(calc(${way.x}px - 50%), calc(${way.y}px - 50%))`;
    piece.animate(
      [
        { transform: `${start} scale(0.6)`, opacity: 0 },
        { transform: `${start} scale(1.15)`, opacity: 1, offset: 0.2 },
        { transform: `${arrived} scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `${arrived} scale(0.8)`, opacity: 0 },
      ],
      { duration: LASTS, delay: i * APART, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'both' },
    ).onfinish = () => piece.remove();
  });
}
