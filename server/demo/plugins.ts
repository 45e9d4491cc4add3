import { studioPlugin } from '../../studio/server/plugin.ts';
import type { Domain } from '../domain.ts';
import { everyLeased } from '../jobs/every-leased.ts';
import { artPlugin } from './art.ts';
import { callPlatform } from './bank/deliver.ts';
import { bankPlugin } from './bank/plugin.ts';
import { deliverWebhooks } from './cashier/deliver.ts';
import { cashierPlugin } from './cashier/plugin.ts';
import { STUDIO } from './merchant.ts';
import { betNowRoute } from './traffic/bet-now.ts';
import { vendorKeysOf } from './vendor-keys.ts';

/** The drawings of the demo's games and vendors. */
const art: Domain = { name: 'art', routes: artPlugin };

/** The built-in vendor, with a schema of its own in this database. */
const studio = (databaseUrl: string): Domain => ({
  name: 'studio',
  dependencies: ['vendor'],
  async routes(app, ctx) {
    const keys = await vendorKeysOf(ctx.database.db, ctx.config.merchant, STUDIO.vendor);
    await studioPlugin(app, {
      databaseUrl,
      platformUrl: () => ctx.selfUrl!(),
      publicPath: STUDIO.path,
      vendor: STUDIO.vendor,
      ...keys.in,
      platformKey: keys.out,
      log: ctx.log.child({ vendor: STUDIO.vendor }),
    });
  },
});

/** The sandbox cashier. It sends the webhook of a payment as soon as the payment is decided. */
const cashier = (): Domain => {
  let wake = () => {};
  return {
    name: 'cashier',
    dependencies: ['wallet'],
    routes: (app, ctx) => cashierPlugin(app, ctx, () => wake()),
    jobs(ctx) {
      const webhooks = everyLeased(ctx, 'cashier-webhooks', 1_000, async () => void (await deliverWebhooks(ctx)));
      wake = () => webhooks.wake();
      return [webhooks];
    },
  };
};

/** The sandbox bank. It sends its webhooks as soon as something happens. */
const bank = (): Domain => {
  let wake = () => {};
  return {
    name: 'bank',
    dependencies: ['payments'],
    routes: (app, ctx) => bankPlugin(app, ctx, () => wake()),
    jobs(ctx) {
      const webhooks = everyLeased(ctx, 'bank-webhooks', 1_000, async () => void (await callPlatform(ctx)));
      wake = () => webhooks.wake();
      return [webhooks];
    },
  };
};

/** Simulated players, and the operator command that makes one bet. */
const traffic: Domain = { name: 'traffic', routes: betNowRoute };

/** The demo's part of the server, loaded when DEMO is on. */
export const demoDomains = (databaseUrl: string): readonly Domain[] => [
  art,
  bank(),
  cashier(),
  studio(databaseUrl),
  traffic,
];
