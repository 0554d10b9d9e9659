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
/** The games whose messages are known, or on their way. */
const games = new Map<string, Promise<void>>();

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? await answer.text() : '';
}

const textsOf = (game: string, language: Language): Promise<string[]> =>
  Promise.all([fetchText(`/api/games/${game}/text/${language}`), boardText(game, language)]);

function add(bundle: FluentBundle, texts: string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Speaks another language from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  add(bundle, await Promise.all([shellTexts[`../../text/${language}.ftl`]!(), fetchText(`/api/text/${language}`)]));
  const told = new Set<string>();
  const untold = (): string[] => [...games.keys()].filter((game) => !told.has(game));
  // More games may be learned meanwhile.
  for (let some = untold(); some.length; some = untold()) {
    for (const texts of await Promise.all(some.map((game) => textsOf(game, language)))) add(bundle, texts);
    some.forEach((game) => told.add(game));
  }
  remember('language', language);
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Speaks the language that was chosen before, or the browser's. */
export const speakPreferred = (): Promise<void> => speak(preferred());

/** Learns a game's messages; those of several games may be on their way at once. */
export function learn(game: string): Promise<void> {
  const learned = games.get(game) ?? learnAnew(game);
  games.set(game, learned);
  return learned;
}

async function learnAnew(game: string): Promise<void> {
  try {
    for (;;) {
      const { bundle, language } = current;
      const texts = await textsOf(game, language);
      if (current.bundle !== bundle) continue; // another language is spoken by now
      add(bundle, texts);
      current = { language, bundle };
      return;
    }
  } catch (error) {
    games.delete(game);
    throw error;
  }
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
