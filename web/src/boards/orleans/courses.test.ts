import { expect, test } from 'vitest';
import recorded from './gallery/game.json';
import { hangBanners } from './banners';
import { BOX, along, coursesOf, edgeBetween } from './courses';
import type { OrleansData } from './data';
import { strew } from './scenery';
import { developmentSpaces, trackSpaces } from './tracks';

const data = recorded.data as unknown as OrleansData;
const { cities, edges, multi_station_city: great } = data.map;
const courses = coursesOf(cities, edges);
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test('every road and waterway runs from city to city, and its goods lie on it', () => {
  for (const { edge, trail, goods } of courses) {
    expect(
      distance(
        trail[0]!,
        cities.find(({ id }) => id === edge.a)!,
      ),
    ).toBe(0);
    expect(
      distance(
        trail.at(-1)!,
        cities.find(({ id }) => id === edge.b)!,
      ),
    ).toBe(0);
    expect(goods).toHaveLength(edge.goods.length);
    for (const good of goods) expect(Math.min(...trail.map((point) => distance(point, good)))).toBeLessThan(16);
  }
});

test('no good covers another good or a city', () => {
  const goods = courses.flatMap((course) => course.goods);
  for (const [i, good] of goods.entries()) {
    for (const other of goods.slice(i + 1)) expect(distance(good, other)).toBeGreaterThan(38);
    for (const city of cities) expect(distance(good, city)).toBeGreaterThan(42);
  }
});

test('the two ways between Chinon and Châtellerault are told apart by their kind', () => {
  const road = edgeBetween(edges, 'road', 'chinon', 'chatellerault');
  const waterway = edgeBetween(edges, 'waterway', 'chatellerault', 'chinon');
  expect(edges[road]!.kind).toBe('road');
  expect(edges[waterway]!.kind).toBe('waterway');
  expect(distance(along(courses[road]!.trail, 0.5), along(courses[waterway]!.trail, 0.5))).toBeGreaterThan(50);
  expect(edgeBetween(edges, 'road', 'chinon', 'nevers')).toBe(-1);
});

test('banners stay on the map and do not cover each other, small or large', () => {
  const names = new Map(cities.map(({ id, name }) => [id, name]));
  for (const scale of [1, 1.15, 1.26]) {
    const banners = [...hangBanners(cities, names, courses, great, scale).values()];
    for (const [i, one] of banners.entries()) {
      expect(one.x - one.width / 2).toBeGreaterThan(BOX.x + 20);
      expect(one.x + one.width / 2).toBeLessThan(BOX.x + BOX.width - 20);
      expect(one.y).toBeGreaterThan(BOX.y + 20);
      expect(one.y + one.height).toBeLessThan(BOX.y + BOX.height - 20);
      for (const other of banners.slice(i + 1)) {
        const apart =
          Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
          one.y >= other.y + other.height ||
          other.y >= one.y + one.height;
        expect(apart, `${one.lines.join('')} and ${other.lines.join('')} at ${scale}`).toBe(true);
      }
    }
  }
});

test('ornament keeps off roads, rivers and towns', () => {
  const ornaments = strew(cities, courses);
  expect(ornaments.length).toBeGreaterThan(100);
  for (const mark of ornaments)
    for (const { trail } of courses)
      expect(Math.min(...trail.map((point) => distance(point, mark)))).toBeGreaterThan(26);
});

test('tracks have a start and as many spaces as steps, each with what it brings', () => {
  const steps = Object.fromEntries(trackSpaces(data).map(({ name, spaces }) => [name, spaces.length - 1]));
  expect(steps).toEqual({ farmer: 8, craftsman: 5, trader: 5, boatman: 5, knight: 5, scholar: 5 });
  const boatman = trackSpaces(data).find(({ name }) => name === 'boatman')!.spaces;
  expect(boatman.map(({ coins }) => coins)).toEqual([undefined, 2, 3, 4, 5, undefined]);
  expect(boatman.at(-1)!.citizen).toBe('boatman');
  const development = developmentSpaces(data);
  expect(development).toHaveLength(31);
  expect(development.flatMap(({ level }, at) => (level ? [at] : []))).toEqual([0, 4, 9, 15, 22, 30]);
  expect(development[18]!.citizen).toBe('development·1');
  expect(development[12]!.coins).toBe(4);
});
