/** Which drawings of a game's pieces stand on the page, and which of them a paragraph shows. */

/** The names of the pictures of a game that any part of the page can show. */
export const picturesHere = (game: string): string[] =>
  [...document.querySelectorAll(`svg.art symbol[id^="${game}-"]`)].map(({ id }) => id.slice(game.length + 1));

/** The picture of a card or place: the one that is called like it, with its kind before or without. */
export function pictureOf(token: string, names: readonly string[]): string | undefined {
  const called = token.replace(/^[^-]*-/, '');
  return [token, called].flatMap((name) => names.filter((one) => one === name || one.endsWith(`-${name}`)))[0];
}
