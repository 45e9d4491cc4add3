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
