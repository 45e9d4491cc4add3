import type { House } from '../house.ts';
import { inRegion } from '../http/region.ts';
import { findMerchant } from '../http/viewer.ts';
import { repeat } from './repeat.ts';
import type { Watcher } from './watchers.ts';

export interface Regions {
  /** Whether this client may not be served at this brand; from now on it is looked after, in or not. `undefined`: no such brand. */
  restricts(watcher: Watcher, merchant: string): Promise<boolean | undefined>;
  forget(watcher: Watcher): void;
  /** A brand's status was told: looks again. */
  look(): void;
  stop(): Promise<void>;
}

/**
 * Who may not be served where it is (SYS-03). Where that is otherwise than when a client asked, in either direction, the client
 * is sent away: it comes back at once, and is refused or let in as it is now. Beside being told, it looks for itself.
 */
export const createRegions = (house: House, everyMs: number, close: (watcher: Watcher) => void): Regions => {
  const asked = new Map<Watcher, { merchant: string; restricted: boolean }>();

  const readBrand = async (merchant: string): Promise<((watcher: Watcher) => boolean) | undefined> => {
    const row = await findMerchant(house.database.db, merchant);
    return row && (({ country }) => inRegion(row, country).status === 2);
  };

  const looking = repeat(house, 'regions', everyMs, async () => {
    for (const merchant of new Set([...asked.values()].map((each) => each.merchant))) {
      const isRestricted = await readBrand(merchant);
      for (const [watcher, before] of [...asked])
        if (before.merchant === merchant && isRestricted?.(watcher) !== before.restricted) close(watcher);
    }
  });

  return {
    async restricts(watcher, merchant) {
      const restricted = (await readBrand(merchant))?.(watcher);
      if (restricted !== undefined) asked.set(watcher, { merchant, restricted });
      return restricted;
    },
    forget: (watcher) => void asked.delete(watcher),
    // A look under way may have read before what was told.
    look: () => void looking.now().then(() => looking.now()),
    stop: () => looking.stop(),
  };
};
