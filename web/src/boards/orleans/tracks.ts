/** The spaces of the tracks, where they are drawn and what they bring; and where the markers stand on them. */
import type { Good, OrleansData, OrleansView, Player, Track } from './data';

export const WIDTH = 744;
export const ROW = 96;
/** Where the first space begins, beside the picture of the follower. */
export const LEFT = 82;
const PER_ROW = [11, 10, 10];
const TRACKS = ['farmer', 'craftsman', 'trader', 'boatman', 'knight', 'scholar'] as const;

/** One space with what it brings; `citizen` names the one that lies there at first. */
export interface Space {
  x: number;
  y: number;
  width: number;
  good?: Good;
  coins?: number;
  technology?: boolean;
  tiles?: string[];
  points?: number;
  draw?: number;
  level?: number;
  citizen?: string;
  /** The level that holds on this space of the development track. */
  stage?: number;
}

type Reward = Omit<Space, 'x' | 'y' | 'width'>;

/** What each step of a track brings, beginning with the start. */
function rewardsOf(track: Track, tracks: OrleansData['tracks']): Reward[] {
  const { farmer, boatman, craftsman, trader, knight, scholar } = tracks;
  switch (track) {
    case 'farmer':
      return [{}, ...farmer.goods.map((good) => ({ good }))];
    case 'boatman':
      return [
        {},
        ...boatman.coins.map((coins, i) => (i + 1 === boatman.citizen_step ? { citizen: 'boatman' } : { coins })),
      ];
    case 'craftsman':
      return [{}, ...craftsman.technology.map(() => ({ technology: true }))];
    case 'trader':
      return [{}, ...trader.place_tile_categories.map((tiles) => ({ tiles }))];
    case 'knight':
      return knight.draw.map((draw, i) => (i === knight.citizen_step ? { draw, citizen: 'knight' } : { draw }));
    case 'scholar':
      return [{}, ...scholar.development_points.map((points) => ({ points }))];
  }
}

export interface DrawnTrack {
  name: Track;
  spaces: Space[];
}

/** The tracks of the followers, one in a row; short ones have wide spaces. */
export function trackSpaces({ tracks }: OrleansData): DrawnTrack[] {
  return TRACKS.map((name, row) => {
    const rewards = rewardsOf(name, tracks);
    const width = (WIDTH - LEFT - 10) / rewards.length;
    return {
      name,
      spaces: rewards.map((reward, at) => ({ ...reward, width, x: LEFT + at * width, y: row * ROW + 6 })),
    };
  });
}

/** The development track: three rows, to and fro. */
export function developmentSpaces({ tracks: { development } }: OrleansData): Space[] {
  const { steps, levels, coins, citizens_at: citizens } = development;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const row = at < PER_ROW[0]! ? 0 : at < PER_ROW[0]! + PER_ROW[1]! ? 1 : 2;
    const column = at - PER_ROW.slice(0, row).reduce((sum, count) => sum + count, 0);
    const width = (WIDTH - 8) / PER_ROW[row]!;
    const place = row === 1 ? PER_ROW[row]! - 1 - column : column;
    const spot = citizens.indexOf(at);
    return {
      x: 4 + place * width,
      y: row * ROW,
      width,
      coins: coins.find((one) => one.at === at)?.coins,
      level: levels.find(({ from }) => from === at)?.level,
      stage: Math.max(...levels.filter(({ from }) => from <= at).map(({ level }) => level)),
      citizen: spot < 0 ? undefined : `development·${spot}`,
    };
  });
}

export interface Marker {
  track: Track | 'development';
  owner: number;
  x: number;
  y: number;
  size: number;
}

/** The markers of those who share a space: side by side where it is wide, else two and two. */
function share(track: Marker['track'], space: Space, owners: number[], down: number): Marker[] {
  const wide = space.width > 90;
  const size = owners.length === 1 ? 36 : owners.length === 2 || wide ? 30 : 26;
  const columns = Math.min(wide ? 4 : 2, owners.length);
  const rows = Math.ceil(owners.length / columns);
  const apart = wide ? Math.min(30, (space.width - 34) / Math.max(1, columns - 1)) : size + 1;
  // A start brings nothing that markers could cover, but for the knights'.
  const bare = track !== 'development' && space.x === LEFT && !space.draw;
  const top = bare ? 37 - (rows - 1) * 13.5 : rows > 1 ? 46 : 65;
  return owners.map((owner, i) => ({
    track,
    owner,
    size,
    x: space.x + space.width / 2 + ((i % columns) - (columns - 1) / 2) * apart,
    y: down + space.y + top + Math.floor(i / columns) * 27,
  }));
}

/** Where all markers stand. */
export function standing(view: OrleansView, tracks: DrawnTrack[], development: Space[], below: number): Marker[] {
  const on = (stepOf: (player: Player) => number, at: number) =>
    view.players.flatMap((player, seat) => (stepOf(player) === at ? [seat] : []));
  return [
    ...tracks.flatMap(({ name, spaces }) =>
      spaces.flatMap((space, at) =>
        share(
          name,
          space,
          on(({ steps }) => steps[name], at),
          0,
        ),
      ),
    ),
    ...development.flatMap((space, at) =>
      share(
        'development',
        space,
        on((player) => player.development, at),
        below,
      ),
    ),
  ];
}
