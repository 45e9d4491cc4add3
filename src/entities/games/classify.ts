import type { VendorLane } from '../../../contract/games.ts';

/** GAME-04: the site's own classes, listed before a vendor's. */
export const SITE_CLASSES = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const;

/**
 * The classes to offer: the site's own, and those of the lane that the chosen vendors have. `ALL` offers every class, an empty
 * choice none. A comma-separated list offers only classes whose vendors include every listed one.
 */
export const classesFor = (lane: VendorLane | null, vassalage: string): string[] => {
  if (!vassalage) return [];
  const listed = vassalage === 'ALL' ? [] : vassalage.split(',');
  const own = lane?.gameClassify.filter(({ vendors }) => listed.every((vendor) => vendors.includes(vendor))) ?? [];
  return [...SITE_CLASSES, ...own.map(({ key }) => key)];
};
