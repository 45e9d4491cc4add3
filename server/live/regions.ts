import type { BaseContext } from '../app/base-context.ts';
import { inRegion } from '../http/region.ts';
import { findMerchant, type Merchant } from '../http/viewer.ts';
import { repeatEvery } from './repeat.ts';
import type { Watcher } from './watchers.ts';

export interface Regions {
  /**
   * Returns whether the client's country is restricted at this merchant, and tracks the client from then on. `undefined`:
   * unknown merchant.
   */
  restricts(watcher: Watcher, merchant: string): Promise<boolean | undefined>;
  forget(watcher: Watcher): void;
  /** Reads the merchants again after a status change. */
  look(): void;
  stop(): Promise<void>;
}

/**
 * Applies region restrictions (SYS-03). If a client's restriction changes in either direction, the server closes its
 * connection. The client reconnects at once and is then refused or accepted. Changes are found by messages and by polling.
 */
export const createRegions = (ctx: BaseContext, everyMs: number, close: (watcher: Watcher) => void): Regions => {
  const request = new Map<Watcher, { merchant: string; restricted: boolean }>();
  /** Merchants as last read: a thousand clients that reconnect at once cost one read. */
  const merchants = new Map<string, Merchant>();
  const reading = new Map<string, Promise<void>>();

  const read = (merchant: string) => findMerchant(ctx.database.db, merchant);
  const readFirst = async (merchant: string): Promise<void> => {
    const row = await read(merchant);
    // A poll that finished meanwhile has newer data.
    if (row && !merchants.has(merchant)) merchants.set(merchant, row);
  };
  const known = async (merchant: string): Promise<void> => {
    if (merchants.has(merchant)) return;
    const first = reading.get(merchant) ?? readFirst(merchant).finally(() => reading.delete(merchant));
    reading.set(merchant, first);
    await first;
  };
  const isRestricted = (merchant: string, { country }: Watcher): boolean | undefined => {
    const row = merchants.get(merchant);
    return row && inRegion(row, country).status === 2;
  };

  const looking = repeatEvery(ctx, 'regions', everyMs, async () => {
    for (const merchant of merchants.keys()) {
      const row = await read(merchant);
      if (row) merchants.set(merchant, row);
      else merchants.delete(merchant);
      for (const [watcher, before] of [...request])
        if (before.merchant === merchant && isRestricted(merchant, watcher) !== before.restricted) close(watcher);
    }
  });

  return {
    async restricts(watcher, merchant) {
      await known(merchant);
      const restricted = isRestricted(merchant, watcher);
      if (restricted !== undefined) request.set(watcher, { merchant, restricted });
      return restricted;
    },
    forget: (watcher) => void request.delete(watcher),
    // A running poll may have read before the change, so a second one follows.
    look: () => void looking.now().then(() => looking.now()),
    stop: () => looking.stop(),
  };
};
