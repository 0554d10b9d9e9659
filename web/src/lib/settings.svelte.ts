/** What the reader set for this browser: theme, sound, motion. */
import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';

class Settings {
  #theme = $state<Theme>((recall('theme') as Theme | null) ?? 'auto');
  #sound = $state(recall('sound') !== 'off');
  #motion = $state(recall('motion') !== 'off');

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

  #show(): void {
    const root = document.documentElement;
    if (this.#theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.#theme;
    if (this.#motion) delete root.dataset.motion;
    else root.dataset.motion = 'off';
  }
}

export const settings = new Settings();
