/** What is played on this board. */
import type { Play } from '../kit/play.svelte';
import type { OriginData, OriginView } from './data';

export type OriginPlay = Play<OriginView, OriginData>;
