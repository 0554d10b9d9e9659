/** What is played on this board. */
import type { Play } from '../kit/play.svelte';
import type { SpeciesData, SpeciesView } from './data';

export type SpeciesPlay = Play<SpeciesView, SpeciesData>;
