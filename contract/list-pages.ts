import type { Centre, ListPage, NamedList } from './pages.ts';
import { GAME_TYPES, type GameType } from './primitives.ts';

/** The games that a list page shows. */
export interface ListPath {
  /** The fixed part of its query. */
  base: { gameType?: GameType; gameClassify?: string; vassalage?: string };
  /** The initially selected class. */
  classify?: 'HOT' | 'NEW' | 'RECENT' | 'FAV';
  /** The types under this path, chosen by `?gameType=` (NAV-10). */
  types?: readonly GameType[];
}

const ofType = (gameType: GameType): ListPath => ({ base: { gameType } });
const ofClass = (gameType: GameType, gameClassify: string): ListPath => ({ base: { gameType, gameClassify } });
const ofVendor = (vassalage: string): ListPath => ({ base: { vassalage } });
/** Several vendors, or one of a type, under a name of their own (NAV-06). */
const ofFamily = (gameType: GameType, vassalage: string): ListPath => ({ base: { gameType, vassalage } });
const ofList = (classify: NonNullable<ListPath['classify']>): ListPath => ({ base: {}, classify });
const ofLottery = (gameType: GameType): ListPath => ({ base: { gameType }, types: ['ELOTT', 'LOTT'] });

/** NAV-05, NAV-09a, NAV-10: the table from paths to lists. */
const NAMED: Record<NamedList, ListPath> = {
  '/hot': ofList('HOT'),
  '/new': ofList('NEW'),
  '/recent': ofList('RECENT'),
  '/favorite': ofList('FAV'),
  '/slots': ofType('RNG'),
  '/rng': ofType('RNG'),
  '/fish': ofType('FISH'),
  '/sports': ofType('SPORTS'),
  '/sports/more': ofType('SPORTS'),
  '/esports': ofType('ESPORTS'),
  '/esport/more': ofType('ESPORTS'),
  '/live': ofType('LIVE'),
  '/live/more': ofType('LIVE'),
  '/pvp': ofType('PVP'),
  '/pvp/more': ofType('PVP'),
  '/lott': ofLottery('LOTT'),
  '/lott/more': ofLottery('LOTT'),
  '/elott': ofLottery('ELOTT'),
  '/elott/more': ofLottery('ELOTT'),
  '/cockfight': ofType('COCKFIGHT'),
  '/rou': ofClass('LIVE', 'ROU'),
  '/bac': ofClass('LIVE', 'BAC'),
  '/horse': ofClass('RNG', 'HORSE'),
  '/jp': ofClass('RNG', 'JP'),
  '/mini': ofClass('RNG', 'MINI'),
  '/megaway': ofClass('RNG', 'MEGAWAY'),
  '/crash': ofClass('RNG', 'CRASH'),
  '/jl': ofVendor('JL'),
  '/bg': ofVendor('BG'),
  '/pg': ofVendor('PG'),
  '/jdb': ofVendor('JDB'),
  '/ss': ofVendor('SS'),
  '/pp': ofFamily('RNG', 'PP'),
  '/evo': ofFamily('LIVE', 'EG3,EG4,EG7'),
};
const types = Object.fromEntries(GAME_TYPES.map((type) => [type, ofType(type)])) as Record<GameType, ListPath>;
const lotteries = { LOTT: NAMED['/lott'], ELOTT: NAMED['/elott'] };
/** NAV-06: centre pages of a type or of a family of vendors. */
const centres: Record<Centre, ListPath> = { ...types, ...lotteries, PP: NAMED['/pp'], EVO: NAMED['/evo'] };
const named = (folder: string) =>
  Object.fromEntries(Object.entries(centres).map(([centre, path]) => [`/${folder}/${centre}`, path]));

export const LIST_PATHS = { ...NAMED, ...named('game-center'), ...named('game-list') } as Record<ListPage, ListPath>;

/** A list of card games with up to so many shows each with its open tables, in place of tiles and filters. */
const ROOMS = 6;

/** Whether a list of so many games of a type shows them as rooms. */
export const areRooms = (type: GameType | undefined, games: number): boolean => type === 'PVP' && games <= ROOMS;
