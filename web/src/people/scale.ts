/** The scale on which ratings are drawn. */
const LEAST = 500;
const MOST = 2500;

/** How far along the scale some points are, in hundredths; what lies beyond it is drawn at its end. */
export const along = (points: number): number =>
  (100 * (Math.min(MOST, Math.max(LEAST, points)) - LEAST)) / (MOST - LEAST);
