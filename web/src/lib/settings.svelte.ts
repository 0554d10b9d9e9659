/** What the reader set for this browser: theme, size of text, sound, motion, notifications, questions, the pace of others' moves, the recap. */
import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';
export const PACES = ['once', 'brisk', 'calm', 'tap'] as const;
/** How others' moves are shown: all at once, by themselves, or each at a tap. */
export type Pace = (typeof PACES)[number];
export const SIZES = ['small', 'normal', 'large', 'largest'] as const;
/** How large all text is. */
export type Size = (typeof SIZES)[number];

const onTouch = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

class Settings {
  #theme = $state<Theme>((recall('theme') as Theme | null) ?? 'auto');
  #sound = $state(recall('sound') !== 'off');
  #motion = $state(recall('motion') !== 'off');
  #confirm = $state(recall('confirm') === null ? onTouch() : recall('confirm') === 'on');
  #listed = $state(recall('listed') === 'on');
  #size = $state<Size>(SIZES.find((size) => size === recall('size')) ?? 'normal');
  #notices = $state(recall('notices') === 'on');
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

  /** Each board is also told as a list. */
  get listed(): boolean {
    return this.#listed;
  }
  set listed(on: boolean) {
    this.#listed = on;
    remember('listed', on ? 'on' : null);
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

  get size(): Size {
    return this.#size;
  }
  set size(size: Size) {
    this.#size = size;
    remember('size', size === 'normal' ? null : size);
    this.#show();
  }

  /** The browser tells of the own turn while the page is out of sight. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(on: boolean) {
    this.#notices = on;
    remember('notices', on ? 'on' : null);
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
    if (this.#size === 'normal') delete root.dataset.size;
    else root.dataset.size = this.#size;
    if (this.#motion) delete root.dataset.motion;
    else root.dataset.motion = 'off';
  }
}

export const settings = new Settings();
