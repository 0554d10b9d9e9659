/** Whether things may move. */
import { settings } from './settings.svelte';

/** True when the reader wants less motion, by this house's setting or the system's. */
export const calm = (): boolean => !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A duration in milliseconds, or none for a calm reader. */
export const lasting = (milliseconds: number): number => (calm() ? 0 : milliseconds);
