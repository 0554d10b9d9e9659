/** Calls the house over HTTP. */
import type {
  BotInfo,
  Entrance,
  Entry,
  Failure,
  Gains,
  GameData,
  GameInfo,
  Habit,
  Heard,
  Hook,
  HookInfo,
  Letters,
  NoticeKey,
  NoticeKeys,
  Identity,
  NewCode,
  NewPlan,
  Advice,
  NewAdvice,
  NewTrial,
  NewWish,
  OptionValue,
  Person,
  PersonInfo,
  Plan,
  Rest,
  RestInfo,
  Round,
  Rules,
  Step,
  Steps,
  TableInfo,
  TableLists,
  TablePage,
  Waiting,
  Tempo,
  TempoInfo,
  Thoughts,
  TrialAnswer,
  WishInfo,
  Wishes,
} from './types';
import type { Language } from './i18n/index.svelte';
import { secretOf } from './secrets';

/** The house said no, or could not be reached. */
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

const unreachable: Failure = {
  code: 'unreachable',
  field: null,
  message_id: 'house-unreachable',
  rule: null,
  args: {},
};

/** Asks the house for something; parts of the page that come late have calls of their own. */
export async function call<T>(method: string, path: string, body?: unknown, table?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const secret = table ? secretOf(table) : null;
  if (secret) headers['X-Table-Secret'] = secret;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(unreachable);
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  throw new Refused((content as { error?: Failure } | null)?.error ?? { ...unreachable, code: String(answer.status) });
}

/** Where a table is found. */
export const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  game: (name: string) => call<GameData>('GET', `/games/${name}`),
  rules: (game: string, language: string, question?: string) =>
    call<Rules>(
      'GET',
      `/games/${game}/rules/${language}${question === undefined ? '' : `?q=${encodeURIComponent(question)}`}`,
    ),
  bots: () => call<BotInfo[]>('GET', '/bots'),
  me: () => call<Person>('GET', '/me'),
  enter: (nickname: string, zone: string, table?: string) =>
    call<Person>('POST', '/guest', { nickname, zone, table }, table),
  rest: () => call<RestInfo>('GET', '/me/rest'),
  setRest: (rest: Rest) => call<RestInfo>('PUT', '/me/rest', rest),
  noticeKey: () => call<NoticeKey>('GET', '/notices'),
  callBy: (endpoint: string, keys: NoticeKeys, language: string) =>
    call<null>('PUT', '/notices', { endpoint, keys, language }),
  callNoMore: (endpoint: string) => call<null>('DELETE', '/notices', { endpoint }),
  letters: () => call<Letters>('GET', '/me/letters'),
  setLetters: (wish: Letters) => call<null>('PUT', '/me/letters', wish),
  unsubscribe: (token: string) => call<null>('POST', `/unsubscribe/${encodeURIComponent(token)}`),
  hook: (id?: string) => call<Hook>('GET', `${id ? table(id) : '/me'}/hook`, undefined, id),
  setHook: (url: string, language: Language, id?: string) =>
    call<HookInfo>('PUT', `${id ? table(id) : '/me'}/hook`, { url, language }, id),
  dropHook: (id?: string) => call<null>('DELETE', `${id ? table(id) : '/me'}/hook`, undefined, id),
  tryHook: (id?: string) => call<null>('POST', `${id ? table(id) : '/me'}/hook/test`, undefined, id),
  hears: (id: string) => call<Heard>('GET', `${table(id)}/notices`, undefined, id),
  hear: (id: string, heard: boolean) => call<null>('PUT', `${table(id)}/notices`, { heard }, id),
  setOut: (merge: boolean) => call<{ address: string }>('POST', '/provider/begin', { merge }),
  comeIn: (proof: Entrance) => call<Person>('POST', '/enter', proof),
  entry: () => call<Entry>('GET', '/entry'),
  mailLink: (address: string, language: Language) => call<null>('POST', '/mail-link', { address, language }),
  identity: () => call<Identity>('GET', '/me/identity'),
  newCode: () => call<NewCode>('POST', '/me/code'),
  block: (player: string) => call<null>('PUT', `/me/blocks/${player}`),
  unblock: (player: string) => call<null>('DELETE', `/me/blocks/${player}`),
  dropKey: (kind: string, id: string) => call<null>('DELETE', `/me/keys/${kind}/${id}`),
  beginPasskey: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/begin'),
  newPasskey: (made: unknown) => call<unknown>('POST', '/me/passkeys', made),
  askPasskey: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/begin'),
  endSession: (id: string) => call<null>('DELETE', `/me/sessions/${id}`),
  person: (id: string) => call<PersonInfo>('GET', `/people/${encodeURIComponent(id)}`),
  gamesOf: (id: string, page: number) => call<TablePage>('GET', `/people/${encodeURIComponent(id)}/games?page=${page}`),
  tables: () => call<TableLists>('GET', '/tables'),
  page: (status: TableInfo['status'] | 'mine', page: number) =>
    call<TablePage>('GET', `/tables/${status}?page=${page}`),
  waiting: (but?: string) => call<Waiting>('GET', `/me/waiting${but ? `?but=${encodeURIComponent(but)}` : ''}`),
  wishes: () => call<Wishes>('GET', '/wishes'),
  wish: (wish: NewWish) => call<WishInfo>('PUT', '/me/wish', wish),
  unwish: () => call<null>('DELETE', '/me/wish'),
  tempos: (game: string) => call<TempoInfo[]>('GET', `/games/${game}/tempos`),
  create: (
    game: string,
    seats: number,
    options: Record<string, OptionValue>,
    hidden: boolean,
    tempo: string | null = null,
    out: Tempo['out'] = 'ask',
    rated = false,
    tables = 1,
    teaching = false,
  ) =>
    call<TableInfo>('POST', '/tables', {
      game,
      seats,
      options,
      private: hidden,
      tempo,
      out,
      rated,
      tables,
      teaching,
    }),
  sit: (id: string, seat: number, bot: string | null = null) =>
    call<TableInfo>('POST', `${table(id)}/seats/${seat}`, { bot }, id),
  left: (id: string) => call<number[]>('GET', `${table(id)}/left`, undefined, id),
  stand: (id: string, seat: number) => call<TableInfo>('DELETE', `${table(id)}/seats/${seat}`, undefined, id),
  ban: (id: string, seat: number) => call<TableInfo>('POST', `${table(id)}/seats/${seat}/ban`, undefined, id),
  renewLink: (id: string) => call<TableInfo>('POST', `${table(id)}/link`, undefined, id),
  cancel: (id: string) => call<null>('DELETE', table(id), undefined, id),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`, undefined, id),
  step: (id: string, seq: number, eyes: string | null = null) =>
    call<Step>('GET', `${table(id)}/steps/${seq}${eyes === null ? '' : `?eyes=${eyes}`}`, undefined, id),
  thoughts: (id: string, seq: number) => call<Thoughts>('GET', `${table(id)}/steps/${seq}/thoughts`, undefined, id),
  gains: (id: string) => call<Gains>('GET', `${table(id)}/gains`, undefined, id),
  steps: (id: string) => call<Steps>('GET', `${table(id)}/steps`, undefined, id),
  stepsBetween: (id: string, first: number, last: number) =>
    call<Step[]>('GET', `${table(id)}/steps/${first}/${last}`, undefined, id),
  trial: (id: string, asked: NewTrial) => call<TrialAnswer>('POST', `${table(id)}/trial`, asked, id),
  advise: (id: string, asked: NewAdvice) => call<Advice>('POST', `${table(id)}/advice`, asked, id),
  plans: (id: string) => call<Plan[]>('GET', `${table(id)}/plans`, undefined, id),
  keepPlan: (id: string, number: number, plan: NewPlan) => call<Plan>('PUT', `${table(id)}/plans/${number}`, plan, id),
  dropPlan: (id: string, number: number) => call<null>('DELETE', `${table(id)}/plans/${number}`, undefined, id),
  habits: () => call<Habit[]>('GET', '/me/habits'),
  beginHabit: (game: string, decision: string) => call<null>('PUT', `/me/habits/${game}/${decision}`),
  endHabit: (game: string, decision: string) => call<null>('DELETE', `/me/habits/${game}/${decision}`),
  rematch: (id: string) => call<TableInfo>('POST', `${table(id)}/rematch`, undefined, id),
  round: (id: string) => call<Round>('GET', `${table(id)}/round`, undefined, id),
  record: (id: string) => call<unknown>('GET', `${table(id)}/record`, undefined, id),
};
