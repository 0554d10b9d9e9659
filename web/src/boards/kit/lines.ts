/** A long name stands in two lines, broken where it has a blank or a hyphen, as near to its middle as can be. */
export function linesOf(name: string, most: number): string[] {
  const breaks = [...name.matchAll(/[- =＝・]/g)].map(({ index }) => index + 1);
  if (name.length < most || !breaks.length) return [name];
  const middle = name.length / 2;
  const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [name.slice(0, at).trimEnd(), name.slice(at)];
}
