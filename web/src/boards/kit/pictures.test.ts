import { describe, expect, it } from 'vitest';
import { pictureName, symbols } from './pictures';

const art = import.meta.glob<string>('../*/art/*.svg', { query: '?raw', import: 'default', eager: true });
const sources = {
  ...art,
  ...import.meta.glob<string>('../*/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../*/**/*.css', { query: '?raw', import: 'default', eager: true }),
};
const gameOf = (path: string): string => path.split('/')[1]!;
const games = [...new Set(Object.keys(art).map(gameOf))];

/** What is found in the sources of a game, each once. */
const found = (game: string, pattern: RegExp): string[] => [
  ...new Set(
    Object.entries(sources)
      .filter(([path]) => gameOf(path) === game)
      .flatMap(([, source]) => [...source.matchAll(pattern)].map(([, name]) => name!)),
  ),
];

describe('a file of art', () => {
  const drawing = '<path d="M0 0H1" />';

  it('becomes a symbol of its name', () => {
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" overflow="visible">\n  ${drawing}\n</svg>\n`;
    expect(symbols('chess', { './art/rook.svg': file })).toBe(
      `<symbol id="chess-rook" viewBox="0 0 1 1" overflow="visible">${drawing}</symbol>`,
    );
  });

  it('defines paints where it has no viewBox', () => {
    const paints = '<clipPath id="chess-edge"><path d="M0 0H1" /></clipPath>';
    expect(symbols('chess', { './art/paints.svg': `<svg xmlns="http://www.w3.org/2000/svg">${paints}</svg>` })).toBe(
      paints,
    );
  });

  it('is refused where it is none', () => {
    expect(() => symbols('chess', { './art/rook.svg': 'rook' })).toThrow('./art/rook.svg');
  });
});

describe.each(games)('%s', (game) => {
  const pictures = Object.keys(art)
    .filter((path) => gameOf(path) === game)
    .map((path) => `${game}-${pictureName(path)}`);

  it('uses no drawing that is not there', () => {
    const drawn = [...pictures, ...found(game, /\bid="([\w-]+)"/g)];
    const used = found(game, new RegExp(`#(${game}-[\\w-]+)(?=[")])`, 'g'));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !drawn.includes(name))).toEqual([]);
  });

  it('takes no paint from elsewhere', () => {
    expect(found(game, /url\(#([\w-]+)\)/g).filter((name) => !name.startsWith(`${game}-`))).toEqual([]);
  });
});
