/** What is played on this board. */
import type { Play } from '../kit/play.svelte';
import type { OrigoData, OrigoView } from './data';

export type OrigoPlay = Play<OrigoView, OrigoData>;
