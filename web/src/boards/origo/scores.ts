/** Puts the lines of a score board in the order in which the printed one shows them. */
import type { CountryLine, Scoring } from './data';

/** How a seat stands in a country: its place, whether it shares it, and whether it holds every square. */
export interface Standing {
  pieces: number;
  place: number;
  tied: boolean;
  monopoly: boolean;
  points: number;
}

/** The standing of a seat in a country. */
export function standing(line: CountryLine, seat: number): Standing {
  const place = line.places[seat] ?? 0;
  return {
    pieces: line.pieces[seat] ?? 0,
    place,
    tied: place > 0 && line.places.filter((other) => other === place).length > 1,
    monopoly: line.monopoly === seat,
    points: line.points[seat] ?? 0,
  };
}

/** The points of a seat from all countries together. */
export const countryPoints = (scoring: Scoring, seat: number): number =>
  scoring.countries.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0);
