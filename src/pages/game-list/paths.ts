import type { Centre, ListPage, NamedList } from '../../../contract/pages.ts';
import { GAME_TYPES, type GameType } from '../../../contract/primitives.ts';
import type { ListBase } from '../../features/browse-games/index.ts';

/** What a list page shows, by its path. */
export interface ListPath {
  base: ListBase;
  /** The initially selected class. */
  classify?: 'HOT' | 'NEW' | 'RECENT' | 'FAV';
  title:
    | { kind: 'type'; type: GameType }
    | { kind: 'list'; list: 'hot' | 'new' | 'recent' | 'favourites' }
    | { kind: 'class'; classify: string }
    | { kind: 'vendor'; vassalage: string }
    /** Several vendors, or one of a type, under its own name (NAV-06). */
    | { kind: 'family'; family: 'PP' | 'EVO' };
  /** Other types under the same path, chosen by `?gameType=` (NAV-10). */
  types?: readonly GameType[];
}

const ofType = (type: GameType): ListPath => ({ base: { gameType: type }, title: { kind: 'type', type } });
const ofClass = (gameType: GameType, gameClassify: string): ListPath => ({
  base: { gameType, gameClassify },
  title: { kind: 'class', classify: gameClassify },
});
const ofVendor = (vassalage: string): ListPath => ({
  base: { vassalage },
  title: { kind: 'vendor', vassalage },
});
const ofFamily = (family: 'PP' | 'EVO', gameType: GameType, vassalage: string): ListPath => ({
  base: { vassalage, gameType },
  title: { kind: 'family', family },
});
const ofList = (classify: NonNullable<ListPath['classify']>, list: 'hot' | 'new' | 'recent' | 'favourites') => ({
  base: {},
  classify,
  title: { kind: 'list', list } as const,
});
const lottery = { ...ofType('ELOTT'), types: ['ELOTT', 'LOTT'] as const };

/** NAV-05, NAV-09a, NAV-10: the table from paths to lists. */
const named: Record<NamedList, ListPath> = {
  '/hot': ofList('HOT', 'hot'),
  '/new': ofList('NEW', 'new'),
  '/recent': ofList('RECENT', 'recent'),
  '/favorite': ofList('FAV', 'favourites'),
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
  '/lott': { ...lottery, ...ofType('LOTT') },
  '/lott/more': { ...lottery, ...ofType('LOTT') },
  '/elott': lottery,
  '/elott/more': lottery,
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
  '/pp': ofFamily('PP', 'RNG', 'PP'),
  '/evo': ofFamily('EVO', 'LIVE', 'EG3,EG4,EG7'),
};

/** NAV-06: centre pages of a type or of a family of vendors. */
const centres: Record<Centre, ListPath> = {
  ...(Object.fromEntries(GAME_TYPES.map((type) => [type, ofType(type)])) as Record<GameType, ListPath>),
  LOTT: named['/lott'],
  ELOTT: named['/elott'],
  PP: named['/pp'],
  EVO: named['/evo'],
};

export const listPaths = {
  ...named,
  ...Object.fromEntries(
    Object.entries(centres).flatMap(([centre, path]) => [
      [`/game-center/${centre}`, path],
      [`/game-list/${centre}`, path],
    ]),
  ),
} as Record<ListPage, ListPath>;
