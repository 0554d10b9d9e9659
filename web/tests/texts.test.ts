/** Every language says the same things: the same messages with the same arguments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'ja', 'it', 'de'];
const root = join(import.meta.dirname, '..', '..');
const games = join(root, 'src/ludoteca/games');
const page = join(root, 'web/src');
const boards = join(page, 'boards');
const below = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('text'))
    .map((entry) => join(folder, entry.name, 'text'));

/** The messages of one kind in a folder: `en.ftl`, or `guide.en.ftl`, up to the language. */
const kinds = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('en.ftl'))
    .map((name) => `${folder}/${name.slice(0, -'en.ftl'.length)}`);

const folders = [
  join(page, 'text'),
  ...below(page),
  join(root, 'src/ludoteca/house/text'),
  ...below(games),
  ...below(boards),
];

/** The arguments that a part of a message names, in whatever form (`$follower-one`). */
function named(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(named);
  if (part === null || typeof part !== 'object') return [];
  const { type, name, ...rest } = part as { type?: string; name?: string };
  return [...(type === 'var' && name ? [name.split('-')[0]!] : []), ...Object.values(rest).flatMap(named)];
}

const messages = (kind: string, language: string): Record<string, string[]> =>
  Object.fromEntries(
    new FluentResource(readFileSync(`${kind}${language}.ftl`, 'utf8')).body
      .map(({ id, value }): [string, string[]] => [id, [...new Set(named(value))].sort()])
      .sort(([a], [b]) => a.localeCompare(b)),
  );

describe.each(folders.flatMap(kinds))('%s', (kind) => {
  const english = messages(kind, 'en');

  it('says something', () => expect(Object.keys(english).length).toBeGreaterThan(0));

  it.each(LANGUAGES)('is complete in %s', (language) => {
    expect(messages(kind, language)).toEqual(english);
  });

  it.each(LANGUAGES)('says nothing twice in %s', (language) => {
    const ids = readFileSync(`${kind}${language}.ftl`, 'utf8').match(/^[a-z][\w-]* =/gim) ?? [];
    expect(ids.length).toBe(Object.keys(messages(kind, language)).length);
  });
});

/** So many columns, of which a Japanese letter takes two, are seen of a choice where there is little room. */
const SEEN = 26;
const columns = (text: string): number => [...text].reduce((sum, one) => sum + (one > '\u2fff' ? 2 : 1), 0);

it.each(LANGUAGES)('what may be chosen of the rules is seen whole in %s', (language) => {
  const choices = below(games).flatMap((folder) =>
    (readFileSync(join(folder, `${language}.ftl`), 'utf8').match(/^\w+-option-\w+-(?!help)\w+ = .*$/gm) ?? []).map(
      (line) => line.split(' = ')[1]!,
    ),
  );
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter((words) => columns(words) > SEEN)).toEqual([]);
});
