/** What games, their options, decisions, picks and fields are called: in the game's own words, else in those of its ids. */
import { anyOf, formsOf, knows, t } from './i18n/index.svelte';
import type { Argument, GameData, OptionValue, Pick, TableInfo } from './types';

/** An id as words: `start_player` is "Start player". What is no plain word, like `C·D` or `c12`, stays as it is. */
export function readable(id: string): string {
  if (!/^[a-z]+([-_ ][a-z0-9]+)*$/.test(id)) return id;
  const words = id.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const either = (id: string, plain: string, args?: Record<string, Argument>): string =>
  knows(id) ? t(id, args) : plain;

export const titleOf = (game: string): string => either(`${game}-title`, readable(game));

/** A table by its game; a branch of a game says that it is one, and from which step. */
export const tableTitle = ({ game, branch_of, branch_seq }: TableInfo): string =>
  branch_of ? t('table-branch', { game: titleOf(game), step: branch_seq ?? 0 }) : titleOf(game);

export const optionTitle = (game: string, option: string): string =>
  either(`${game}-option-${option}`, readable(option));

/** What an option changes, in a sentence. */
export const optionHelp = (game: string, option: string): string => either(`${game}-option-${option}-help`, '');

export const valueTitle = (game: string, option: string, value: OptionValue): string =>
  either(`${game}-option-${option}-${value}`, wordOf(value));

/**
 * What a seat is asked. Where the message has a form for each thing that one can do (`.research = do research`, named by
 * pick or kind of picks), only what can be picked now is said.
 */
export function question(game: string, decision: string, picks: Pick[] = []): string {
  const possible = formsOfQuestion(game, decision).filter(({ form }) => offered(picks, form));
  if (possible.length) return t('prompt-may', { what: anyOf([...new Set(possible.map(({ words }) => words))]) });
  return either(`${game}-ask-${decision}`, t('prompt-ask', { decision: readable(decision) }));
}

/** What a question can offer and does not offer now: pick or kind of picks by the words for them. */
export function formsNotOffered(game: string, decision: string, picks: Pick[]): Record<string, string[]> {
  const forms = formsOfQuestion(game, decision);
  const possible = new Set(forms.filter(({ form }) => offered(picks, form)).map(({ words }) => words));
  const missing: Record<string, string[]> = {};
  for (const { form, words } of forms) if (possible.size && !possible.has(words)) (missing[words] ??= []).push(form);
  return missing;
}

const formsOfQuestion = (game: string, decision: string): { form: string; words: string }[] =>
  Object.entries(formsOf(`${game}-ask-${decision}`)).map(([form, words]) => ({ form, words }));

const offered = (picks: Pick[], form: string): boolean =>
  picks.some(({ token, kind }) => form === token || form === kind);

/** A pick: `<game>-<kind>-<token>`, or `<game>-<kind>` with the token as argument, or the token; of `deck·2` the 2. */
export function pickTitle(game: string, { kind, token }: Pick): string {
  const short = token.startsWith(`${kind}·`) ? token.slice(kind.length + 1) : token;
  return either(
    `${game}-${kind}-${token}`,
    either(`${game}-${kind}`, readable(short), { token: short, [kind]: short }),
  );
}

/** What is given up by a pick that ends something, as a question. */
export const forgone = (game: GameData, pick: number): string =>
  either(`${game.name}-forgo-${game.picks.find(({ id }) => id === pick)?.token}`, t('prompt-forgo'));

/** Where points come from. */
export const sourceTitle = (game: string, source: string): string =>
  either(`${game}-score-${source}`, either(`${game}-ui-score-${source}`, readable(source)));

/** A kind of picks, taken together. */
export const kindTitle = (game: string, kind: string): string => either(`${game}-kind-${kind}`, readable(kind));

/** A field of a view or of a game's data. */
export const fieldTitle = (game: string, field: string): string => either(`${game}-field-${field}`, readable(field));

/** A text, a number or a flag. */
const wordOf = (value: Argument): string =>
  typeof value === 'boolean' ? t(value ? 'plain-yes' : 'plain-no') : readable(String(value));

/** What stands in a field: `<game>-field-<field>-<word>`. */
export const wordTitle = (game: string, field: string, value: Argument): string =>
  either(`${game}-field-${field}-${value}`, wordOf(value));
