import type { FastifyInstance } from 'fastify';
import { studioPlugin } from '../../studio/server/plugin.ts';
import type { AppContext } from '../context.ts';
import type { BaseContext } from '../base-context.ts';
import type { Domain } from '../domain.ts';
import { everyLeased } from '../jobs/every-leased.ts';
import { artPlugin } from './art.ts';
import { callPlatform } from './bank/deliver.ts';
import { bankPlugin } from './bank/plugin.ts';
import { deliverWebhooks } from './cashier/deliver.ts';
import { cashierPlugin } from './cashier/plugin.ts';
import { STUDIO } from './merchant.ts';
import { SECOND } from './second/merchant.ts';
import { betNowRoute } from './traffic/bet-now.ts';
import { startTraffic } from './traffic/start.ts';
import { vendorKeysOf } from './vendor-keys.ts';

/** The drawings of the demo's games and vendors. */
const art: Domain = { name: 'art', routes: artPlugin };

/** The built-in vendor, with a schema of its own in this database. */
const studio = (databaseUrl: string): Domain => ({
  name: 'studio',
  dependencies: ['vendor'],
  async routes(app, ctx) {
    const operator = async (merchant: string) => {
      const keys = await vendorKeysOf(ctx.database.db, merchant, STUDIO.vendor);
      return { merchant, ...keys.in, platformKey: keys.out };
    };
    const { merchant: first } = ctx.config;
    const others = first === SECOND.merchant ? [] : [await operator(SECOND.merchant)];
    await studioPlugin(app, {
      databaseUrl,
      platformUrl: () => ctx.selfUrl!(),
      publicPath: STUDIO.path,
      vendor: STUDIO.vendor,
      operators: [await operator(first), ...others],
      log: ctx.log.child({ vendor: STUDIO.vendor }),
    });
  },
});

/** A sandbox provider for the domain `of`. It sends its webhooks each second, and as soon as something happens. */
const provider = (
  name: string,
  of: string,
  plugin: (app: FastifyInstance, ctx: AppContext, happened: () => void) => Promise<void>,
  send: (ctx: BaseContext) => Promise<void>,
): Domain => {
  let wake = () => {};
  return {
    name,
    dependencies: [of],
    routes: (app, ctx) => plugin(app, ctx, () => wake()),
    jobs(ctx) {
      const webhooks = everyLeased(ctx, `${name}-webhooks`, 1_000, () => send(ctx));
      wake = () => webhooks.wake();
      return [webhooks];
    },
  };
};

/** Simulated players, and the operator command that makes one bet. */
const traffic: Domain = {
  name: 'traffic',
  routes: betNowRoute,
  jobs: (ctx) => (ctx.config.demoTraffic ? [startTraffic(ctx)] : []),
};

/** The demo's part of the server, loaded when DEMO is on. */
export const demoDomains = (databaseUrl: string): readonly Domain[] => [
  art,
  provider('bank', 'payments', bankPlugin, callPlatform),
  provider('cashier', 'wallet', cashierPlugin, deliverWebhooks),
  studio(databaseUrl),
  traffic,
];
