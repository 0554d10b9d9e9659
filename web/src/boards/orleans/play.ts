/** What is played on this board. */
import type { Play } from '../kit/play.svelte';
import type { OrleansData, OrleansView } from './data';

export type OrleansPlay = Play<OrleansView, OrleansData>;
