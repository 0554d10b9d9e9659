/** The page's icon, with a badge while something waits for the person who owns it. */

/** A badge of so many turns; many are "9+". */
const badge = (count: number): string =>
  '<circle cx="23" cy="9" r="9" fill="#ffc83d" stroke="#3d2a1e" stroke-width="2"/>' +
  (count > 1
    ? `<text x="23" y="13" font-family="sans-serif" font-size="11.5" font-weight="700" text-anchor="middle">${count > 9 ? '9+' : count}</text>`
    : '');

let plain: Promise<string> | undefined;

/** A picture of the own move comes before one of the icon, which is a document of its own, in milliseconds. */
const LATER = 300;

/** Hangs up the icon for so many own turns. */
export async function hang(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  const wanted = String(count);
  navigator.setAppBadge?.(count).catch(() => {}); // of a page that is not installed
  if (link.dataset.turns === wanted) return;
  link.dataset.turns = wanted;
  await new Promise((later) => setTimeout(later, LATER));
  if (link.dataset.turns !== wanted) return;
  plain ??= fetch('/icon.svg').then((answer) => answer.text());
  const icon = count
    ? `data:image/svg+xml,${encodeURIComponent((await plain).replace('</svg>', `${badge(count)}</svg>`))}`
    : '/icon.svg';
  // Another number may have been asked for meanwhile.
  if (link.dataset.turns === wanted) link.href = icon;
}
