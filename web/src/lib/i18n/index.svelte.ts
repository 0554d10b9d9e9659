/** The reader's language: chosen, remembered, and spoken through Fluent messages. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { boardText } from '../../boards';
import { recall, remember } from '../memory';
import type { Argument } from '../types';

export const LANGUAGES = { en: 'English', ja: '日本語', it: 'Italiano', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
/** Says a message in the reader's language. */
export type Translate = (id: string, args?: Record<string, Argument>) => string;

const shellTexts = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });

const known = (tag: string | null): Language | null =>
  tag && tag.slice(0, 2) in LANGUAGES ? (tag.slice(0, 2) as Language) : null;

function preferred(): Language {
  return known(recall('language')) ?? navigator.languages.map(known).find((tag) => tag !== null) ?? 'en';
}

let current = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
});
let games: string[] = [];

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? await answer.text() : '';
}

async function bundleFor(language: Language): Promise<FluentBundle> {
  const texts = await Promise.all([
    shellTexts[`../../text/${language}.ftl`]!(),
    fetchText(`/api/text/${language}`),
    ...games.flatMap((game) => [fetchText(`/api/games/${game}/text/${language}`), boardText(game, language)]),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Speaks another language from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = await bundleFor(language);
  remember('language', language);
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Speaks the language that was chosen before, or the browser's. */
export const speakPreferred = (): Promise<void> => speak(preferred());

/** Learns a game's messages. */
export async function learn(game: string): Promise<void> {
  if (games.includes(game)) return;
  games = [...games, game];
  current = { language: current.language, bundle: await bundleFor(current.language) };
}

/** The language spoken now. */
export const language = (): Language => current.language;

/** True when the message is known. */
export const knows = (id: string): boolean => current.bundle.hasMessage(id);

/** Says a message; an unknown one shows as its id. */
export const t: Translate = (id, args) => {
  const pattern = current.bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const plain = Object.fromEntries(
    Object.entries(args ?? {}).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
  );
  return current.bundle.formatPattern(pattern, plain, []);
};

/** Joins words as the language does: "a, b and c". */
export const list = (words: string[]): string => new Intl.ListFormat(current.language, { style: 'long' }).format(words);
