import { expect, it } from 'vitest';
import { wayBetween } from './ways';

const box = (left: number, top: number, size = 20): DOMRect => ({ left, top, width: size, height: size }) as DOMRect;
const sight = { width: 400, height: 800 };

it('leads from middle to middle', () => {
  expect(wayBetween(box(0, 10), box(100, 210, 40), sight)).toEqual({ left: 10, top: 20, x: 110, y: 210 });
});

it('is none where a place is out of sight or not shown', () => {
  expect(wayBetween(box(0, 10), box(100, 790), sight)).toEqual({ left: 10, top: 20, x: 100, y: 780 });
  expect(wayBetween(box(0, 10), box(100, 791), sight)).toBeNull();
  expect(wayBetween(box(-30, 10), box(100, 100), sight)).toBeNull();
  expect(wayBetween(box(0, 0, 0), box(100, 100), sight)).toBeNull();
});
