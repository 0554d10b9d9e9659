/** Tells whoever is elsewhere that the turn has come: title, icon, sound. */
import { t } from '../lib/i18n/index.svelte';
import { call } from '../lib/notification';
import { settings } from '../lib/settings.svelte';
import { chime } from '../lib/sound';
import { asksHere, lookForTables } from '../lib/waiting.svelte';

/** Signals the own turn for as long as the page that calls it is open. */
export function signalTurn(asked: () => boolean, title: () => string): void {
  const mine = $derived(asked());
  let before: boolean | null = null;
  $effect(() => {
    document.title = mine ? t('table-your-turn-title', { title: title() }) : title();
    if (mine && before === false) {
      chime();
      if (settings.notices) call(t('notice-turn'), title());
    } else if (before && !mine) void lookForTables();
    before = mine;
  });
  $effect(() => void asksHere(mine));
  $effect(() => () => {
    document.title = t('house-name');
    asksHere(false);
  });
}
