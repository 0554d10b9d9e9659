/** What the reader set for this browser: theme, sound, motion, questions. */
import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';

const onTouch = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

class Settings {
  #theme = $state<Theme>((recall('theme') as Theme | null) ?? 'auto');
  #sound = $state(recall('sound') !== 'off');
  #motion = $state(recall('motion') !== 'off');
  #confirm = $state(recall('confirm') === null ? onTouch() : recall('confirm') === 'on');

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

  /** Asks before a move that may be past undoing; a finger slips more easily than a mouse. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(on: boolean) {
    this.#confirm = on;
    remember('confirm', on === onTouch() ? null : on ? 'on' : 'off');
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
