import type { GameType } from '../../../contract/primitives.ts';
import type { ListBase } from '../../features/browse-games/model.ts';

/** What a list page shows, by its path. */
export interface ListPath {
  base: ListBase;
  /** The class that is chosen to begin with. */
  classify?: 'HOT' | 'NEW' | 'RECENT' | 'FAV';
  title:
    | { kind: 'type'; type: GameType }
    | { kind: 'list'; list: 'hot' | 'new' | 'recent' | 'favourites' }
    | { kind: 'class'; classify: string }
    | { kind: 'vendor'; vassalage: string };
  /** Other types under the same path, chosen by `?gameType=` (NAV-10). */
  types?: readonly GameType[];
}

const ofType = (type: GameType): ListPath => ({ base: { gameType: type }, title: { kind: 'type', type } });
const ofClass = (gameType: GameType, gameClassify: string): ListPath => ({
  base: { gameType, gameClassify },
  title: { kind: 'class', classify: gameClassify },
});
const ofVendor = (vassalage: string, gameType?: GameType): ListPath => ({
  base: { vassalage, gameType },
  title: { kind: 'vendor', vassalage },
});
const ofList = (classify: NonNullable<ListPath['classify']>, list: 'hot' | 'new' | 'recent' | 'favourites') => ({
  base: {},
  classify,
  title: { kind: 'list', list } as const,
});
const lottery = { ...ofType('ELOTT'), types: ['ELOTT', 'LOTT'] as const };

/** NAV-05, NAV-09a, NAV-10: the one table from a path to what it lists. */
export const listPaths: Record<string, ListPath> = {
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
  '/pp': ofVendor('PP', 'RNG'),
  '/evo': ofVendor('EG3,EG4,EG7', 'LIVE'),
};

/** NAV-06: list centres of a type or of a family of vendors. */
export const centreOf = (gameType: string): ListPath | null => {
  const plain = gameType.toUpperCase();
  if (plain === 'PP' || plain === 'EVO') return listPaths[`/${plain.toLowerCase()}`] ?? null;
  return Object.values(listPaths).find(({ title }) => title.kind === 'type' && title.type === plain) ?? null;
};
