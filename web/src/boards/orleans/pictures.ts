/** Which of the pictures of art/ shows a thing. */
import { isStarting, typeOf } from './data';

/** What may stand on an action space: a follower, starting ones with their owner's ring, or technology. */
export const standingPicture = (what: string): string => {
  if (what === 'technology') return what;
  return isStarting(what) ? `starting-${typeOf(what)}` : `follower-${what}`;
};
