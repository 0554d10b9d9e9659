/** The reader's language: chosen, remembered, and spoken through Fluent messages. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { recall, remember } from '../memory';
import type { Argument } from '../types';

export const LANGUAGES = { en: 'English', ja: '日本語', it: 'Italiano', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
/** Says a message in the reader's language. */
export type Translate = (id: string, args?: Record<string, Argument>) => string;

/** Where messages are found: those of the house, those of a game, and those of a part of the page that few visits need. */
export interface Texts {
  house: (language: Language) => Promise<string[]>;
  game: (game: string, language: Language) => Promise<string[]>;
  part: (part: string, language: Language) => Promise<string[]>;
}

let texts: Texts = { house: async () => [], game: async () => [], part: async () => [] };

/** Whoever puts a page together says where its messages come from, before anything is said. */
export function takeTexts(from: Partial<Texts>): void {
  texts = { ...texts, ...from };
}

const known = (tag: string | null): Language | null =>
  tag && tag.slice(0, 2) in LANGUAGES ? (tag.slice(0, 2) as Language) : null;

function preferred(): Language {
  return known(recall('language')) ?? navigator.languages.map(known).find((tag) => tag !== null) ?? 'en';
}

let current = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
});
/** What finds the messages of a game or of a part of the page. */
type Found = (language: Language) => Promise<string[]>;
/** The games and parts whose messages are known, or on their way. */
const learned = new Map<string, { found: Found; done: Promise<void> }>();

function add(bundle: FluentBundle, messages: string[]): void {
  for (const text of messages) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Speaks another language from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  add(bundle, await texts.house(language));
  const told = new Set<string>();
  const untold = (): string[] => [...learned.keys()].filter((name) => !told.has(name));
  // More may be learned meanwhile.
  for (let some = untold(); some.length; some = untold()) {
    const words = some.flatMap((name) => learned.get(name)?.found(language) ?? []);
    for (const messages of await Promise.all(words)) add(bundle, messages);
    some.forEach((name) => told.add(name));
  }
  remember('language', language);
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Speaks the language that was chosen before, or the browser's. */
export const speakPreferred = (): Promise<void> => speak(preferred());

/** Learns a game's messages; those of several games may be on their way at once. */
export const learn = (game: string): Promise<void> => once(game, (language) => texts.game(game, language));

/** Learns the messages of a part of the page. */
export const learnPart = (part: string): Promise<void> => once(`${part}/`, (language) => texts.part(part, language));

function once(name: string, found: Found): Promise<void> {
  const done = learned.get(name)?.done ?? learnAnew(name, found);
  learned.set(name, { found, done });
  return done;
}

async function learnAnew(name: string, found: Found): Promise<void> {
  try {
    for (;;) {
      const { bundle, language } = current;
      const messages = await found(language);
      if (current.bundle !== bundle) continue; // another language is spoken by now
      add(bundle, messages);
      current = { language, bundle };
      return;
    }
  } catch (error) {
    learned.delete(name);
    throw error;
  }
}

/** The language spoken now. */
export const language = (): Language => current.language;

/** True when the message is known. */
export const knows = (id: string): boolean => current.bundle.hasMessage(id);

const plain = (args: Record<string, Argument> = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
  );

/** Says a message; an unknown one shows as its id. */
export const t: Translate = (id, args) => {
  const pattern = current.bundle.getMessage(id)?.value;
  return pattern ? current.bundle.formatPattern(pattern, plain(args), []) : id;
};

/** The forms that a message has besides what it says: its attributes, by their names. */
export function formsOf(id: string, args?: Record<string, Argument>): Record<string, string> {
  const forms = Object.entries(current.bundle.getMessage(id)?.attributes ?? {});
  return Object.fromEntries(
    forms.map(([form, pattern]) => [form, current.bundle.formatPattern(pattern, plain(args), [])]),
  );
}

/** Sets one sentence after the other. */
export const sentences = (...parts: string[]): string => parts.filter(Boolean).join(t('house-space'));

/** Joins the parts of a label: "a, b, c". */
export const commas = (parts: string[]): string => parts.join(t('house-comma'));

/** A name and what is told of it: "Ship: move your merchant." */
export const told = (name: string, words: string | number): string => t('house-told', { name, words });

/** Joins what can be chosen from: "a, b, or c". */
export const anyOf = (words: string[]): string =>
  new Intl.ListFormat(current.language, { style: 'long', type: 'disjunction' }).format(words);

/** Joins words as the language does: "a, b and c". */
export const list = (words: string[]): string => new Intl.ListFormat(current.language, { style: 'long' }).format(words);
