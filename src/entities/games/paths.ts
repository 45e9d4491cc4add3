import type { GameType } from '../../../contract/primitives.ts';

/** The page of each type. Both kinds of lottery share one page (NAV-10). */
export const pathOfType: Record<GameType, string> = {
  LIVE: '/live',
  RNG: '/rng',
  FISH: '/fish',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  PVP: '/pvp',
  LOTT: '/elott?gameType=LOTT',
  ELOTT: '/elott?gameType=ELOTT',
  COCKFIGHT: '/cockfight',
};

/** The same page with one vendor chosen. */
export const pathOfVendor = (type: GameType, vassalage: string): string => {
  const path = pathOfType[type];
  return `${path}${path.includes('?') ? '&' : '?'}vendor=${encodeURIComponent(vassalage)}`;
};

interface GamePlace {
  /** With play money (PP-23). */
  free?: boolean;
  /** In a window of its own. */
  window?: boolean;
}

/** The page of a game. */
export const gamePath = (nodeId: string, { free = false, window = false }: GamePlace = {}): string => {
  const query = [window && 'window=1', free && 'free=1'].filter(Boolean).join('&');
  return `/game/${nodeId}${query && `?${query}`}`;
};
