/** What the reader set for this browser: theme, sound, motion, the pace at which others' moves are shown, the recap. */
import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';
export const PACES = ['once', 'brisk', 'calm', 'tap'] as const;
/** How others' moves are shown: all at once, by themselves, or each at a tap. */
export type Pace = (typeof PACES)[number];

class Settings {
  #theme = $state<Theme>((recall('theme') as Theme | null) ?? 'auto');
  #sound = $state(recall('sound') !== 'off');
  #motion = $state(recall('motion') !== 'off');
  #pace = $state<Pace>(PACES.find((pace) => pace === recall('pace')) ?? 'brisk');
  #recap = $state(recall('recap') !== 'off');

  constructor() {
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme === 'auto' ? null : theme);
    this.#show();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember('sound', on ? null : 'off');
  }

  get motion(): boolean {
    return this.#motion;
  }
  set motion(on: boolean) {
    this.#motion = on;
    remember('motion', on ? null : 'off');
    this.#show();
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    remember('pace', pace);
  }

  get recap(): boolean {
    return this.#recap;
  }
  set recap(on: boolean) {
    this.#recap = on;
    remember('recap', on ? null : 'off');
  }

  #show(): void {
    const root = document.documentElement;
    if (this.#theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.#theme;
    if (this.#motion) delete root.dataset.motion;
    else root.dataset.motion = 'off';
  }
}

export const settings = new Settings();
