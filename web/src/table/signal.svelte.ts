/** Tells whoever is elsewhere that the turn has come: title, icon, sound. */
import { t } from '../lib/i18n/index.svelte';
import { chime } from '../lib/sound';

function hang(icon: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = icon;
}

/** Signals the own turn for as long as the page that calls it is open. */
export function signalTurn(asked: () => boolean, title: () => string): void {
  const mine = $derived(asked());
  let before: boolean | null = null;
  $effect(() => {
    document.title = mine ? t('table-your-turn-title', { title: title() }) : title();
    hang(mine ? '/icon-turn.svg' : '/icon.svg');
    if (mine && before === false) chime();
    before = mine;
  });
  $effect(() => () => {
    document.title = t('house-name');
    hang('/icon.svg');
  });
}
