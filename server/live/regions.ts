import type { AppContext } from '../context.ts';
import { inRegion } from '../http/region.ts';
import { findMerchant, type Merchant } from '../http/viewer.ts';
import { repeatEvery } from './repeat.ts';
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
export const createRegions = (ctx: AppContext, everyMs: number, close: (watcher: Watcher) => void): Regions => {
  const asked = new Map<Watcher, { merchant: string; restricted: boolean }>();
  /** As last looked at: a thousand who come back at once cost one read. */
  const brands = new Map<string, Merchant>();
  const reading = new Map<string, Promise<void>>();

  const read = (merchant: string) => findMerchant(ctx.database.db, merchant);
  const readFirst = async (merchant: string): Promise<void> => {
    const brand = await read(merchant);
    // A look meanwhile knows better.
    if (brand && !brands.has(merchant)) brands.set(merchant, brand);
  };
  const known = async (merchant: string): Promise<void> => {
    if (brands.has(merchant)) return;
    const first = reading.get(merchant) ?? readFirst(merchant).finally(() => reading.delete(merchant));
    reading.set(merchant, first);
    await first;
  };
  const isRestricted = (merchant: string, { country }: Watcher): boolean | undefined => {
    const brand = brands.get(merchant);
    return brand && inRegion(brand, country).status === 2;
  };

  const looking = repeatEvery(ctx, 'regions', everyMs, async () => {
    for (const merchant of brands.keys()) {
      const brand = await read(merchant);
      if (brand) brands.set(merchant, brand);
      else brands.delete(merchant);
      for (const [watcher, before] of [...asked])
        if (before.merchant === merchant && isRestricted(merchant, watcher) !== before.restricted) close(watcher);
    }
  });

  return {
    async restricts(watcher, merchant) {
      await known(merchant);
      const restricted = isRestricted(merchant, watcher);
      if (restricted !== undefined) asked.set(watcher, { merchant, restricted });
      return restricted;
    },
    forget: (watcher) => void asked.delete(watcher),
    // A look under way may have read before what was told.
    look: () => void looking.now().then(() => looking.now()),
    stop: () => looking.stop(),
  };
};
