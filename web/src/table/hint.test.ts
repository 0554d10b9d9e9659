import { expect, it, vi } from 'vitest';
import { placeBeside, stillTrue } from './hint';

/** A thing on the board that says what it is. */
class Thing {
  isConnected = true;
  dataset: { help?: string };
  constructor(help: string) {
    this.dataset = { help };
  }
  closest() {
    return this;
  }
}
vi.stubGlobal('Element', Thing);

const page = { top: 60, right: 390, bottom: 844 };
const words = { width: 200, height: 40 };

it('stands above what it explains, in its middle', () => {
  expect(placeBeside({ left: 150, top: 300, width: 40, height: 40 }, words, page)).toEqual({ x: 70, y: 252 });
});

it('never stands over the prompt', () => {
  expect(placeBeside({ left: 150, top: 80, width: 40, height: 40 }, words, page).y).toBe(128);
  expect(placeBeside({ left: 150, top: 20, width: 40, height: 820 }, words, page).y).toBe(796);
});

it('stays on the page', () => {
  expect(placeBeside({ left: 0, top: 300, width: 20, height: 20 }, words, page).x).toBe(8);
  expect(placeBeside({ left: 370, top: 300, width: 20, height: 20 }, words, page).x).toBe(182);
});

it('stays while the thing is there and is what it was, though something else is asked', () => {
  const thing = new Thing('A bag.');
  const hint = (text: string, refusal = false) => ({ text, refusal, at: thing as unknown as Element });
  expect(stillTrue(hint('A bag.'))).toBe(true);
  expect(stillTrue(hint('The bag is empty.'))).toBe(false);
  expect(stillTrue(hint('A bag.', true)), 'a reason is of one question').toBe(false);
  thing.isConnected = false;
  expect(stillTrue(hint('A bag.'))).toBe(false);
});
