/** Calls of studies; the secret of a study travels like that of a private table. */
import { call, table } from '../lib/api';
import type { EditedStudy, NewChapter, StudyFile, StudyInfo, StudyLine } from '../lib/types';

const study = (id: string): string => `/studies/${encodeURIComponent(id)}`;

export const ownStudies = () => call<StudyLine[]>('GET', '/me/studies');
export const oneStudy = (id: string) => call<StudyInfo>('GET', study(id), undefined, id);
export const keepChapter = (id: string, made: NewChapter) => call<StudyInfo>('POST', `${table(id)}/chapters`, made, id);
export const editStudy = (id: string, edited: EditedStudy) => call<StudyInfo>('PUT', study(id), edited, id);
export const dropStudy = (id: string) => call<null>('DELETE', study(id), undefined, id);
export const letEdit = (id: string, person: string, edits: boolean) =>
  call<null>('PUT', `${study(id)}/readers/${person}`, { edits }, id);
export const renewLink = (id: string) => call<StudyInfo>('POST', `${study(id)}/link`, undefined, id);
export const studyFile = (id: string) => call<StudyFile>('GET', `${study(id)}/file`, undefined, id);
export const takeIn = (file: unknown) => call<StudyInfo>('POST', '/me/studies', file);
