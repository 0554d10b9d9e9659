/** What this part asks of the house. */
import { call } from '../lib/api';
import type { NewTournament, Tournament, TournamentPage } from '../lib/types';

const one = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const calls = {
  page: (page: number) => call<TournamentPage>('GET', `/tournaments?page=${page}`),
  make: (wanted: NewTournament) => call<Tournament>('POST', '/tournaments', wanted),
  one: (id: string) => call<Tournament>('GET', one(id)),
  enter: (id: string) => call<Tournament>('PUT', `${one(id)}/entrant`),
  withdraw: (id: string) => call<Tournament>('DELETE', `${one(id)}/entrant`),
  start: (id: string) => call<Tournament>('POST', `${one(id)}/start`),
  cancel: (id: string) => call<Tournament>('DELETE', one(id)),
};
