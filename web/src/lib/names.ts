/** What people and bots at a table are called. */
import { knows, t } from './i18n/index.svelte';
import type { BotInfo, SeatInfo } from './types';

/** A bot's name in the reader's language. */
export const botName = (bot: string): string => (knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** A bot to choose: its name, and how strong it is. */
export const botTitle = ({ name, level, points }: BotInfo): string =>
  t('bot-of-level', { name: botName(name), level, points: `${points}` });

/** What everybody at a table is called, by seat; bots of one kind have names of their own. */
export function namesOf(seats: SeatInfo[]): string[] {
  const kinds = seats.map((seat) => (seat.bot && !seat.player ? seat.bot : null));
  return seats.map((seat, i) => {
    const kind = kinds[i];
    if (!kind) return seat.name ?? t('table-seat', { seat: seat.seat + 1 });
    const alike = kinds.filter((other) => other === kind).length;
    const number = kinds.slice(0, i + 1).filter((other) => other === kind).length;
    return alike > 1 ? t('bot-own-name', { number }) : botName(kind);
  });
}
