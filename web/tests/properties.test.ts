/** Every custom property that a style asks for is set somewhere: where it is not, a colour is silently none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');
const text = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css|ts|svg)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n');

const found = (pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([, name]) => name!));

it('is set before it is asked for', () => {
  const asked = found(/var\((--[a-z][a-z0-9-]*[a-z0-9])\)/g);
  const set = found(/(--[a-z][a-z0-9-]*)['"]?\s*[:=,]/g);
  expect(asked.size).toBeGreaterThan(40);
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
});
