import { isModuleOn } from '../../contract/modules.ts';
import { RAIN_LIMITS } from '../../contract/rain-value.ts';
import type { BaseContext } from '../app/base-context.ts';
import { inMerchant } from '../db/merchant.ts';
import { giveHouseRain } from '../domains/rain/index.ts';
import { anyFailure } from '../http/failure.ts';
import { findMerchant } from '../http/viewer.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';

const EVERY_MS = 10_000;
/** Between two rains of one room while somebody is in it. The first comes soon after somebody has entered. */
const PAUSE_MS = { first: 60_000, min: 8 * 60_000, max: 15 * 60_000 };
const SHARES = 5;
/** In whole units of the currency. */
const SUM = 5;

/** Now and then the house gives a little rain in a room of a language where somebody is. It is marked as simulated. */
export const startRain = (ctx: BaseContext): LeasedJob => {
  const nextAtMs = new Map<number, number>();
  return everyLeased(ctx, 'demo-rain', EVERY_MS, async ({ signal }) => {
    const { database, config, now, log } = ctx;
    const merchant = await findMerchant(database.db, config.merchant);
    if (!merchant || !isModuleOn(merchant.modules, 'CHAT_ROOM')) return;
    const rooms = await inMerchant(database.db, merchant.code)
      .selectFrom('chat_rooms')
      .select('id')
      .where('kind', '=', 'language')
      .where('present', '>', 0)
      .where('closed', '=', false)
      .execute();
    for (const { id: room } of rooms) {
      if (signal.aborted) return;
      const atMs = nextAtMs.get(room) ?? now() + PAUSE_MS.first;
      nextAtMs.set(room, atMs);
      if (atMs > now()) continue;
      nextAtMs.set(room, now() + PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
      const amount = SUM * 10 ** merchant.brand.exponent;
      const gift = { merchant: merchant.code, room, amount, shares: SHARES, minutes: RAIN_LIMITS.minutes };
      await database
        .transact((tx) => giveHouseRain(tx, { ...gift, reason: 'The demo', simulated: true }, anyFailure))
        .catch((error: unknown) => log.debug({ err: error, room }, 'it does not rain in the demo'));
    }
  });
};
