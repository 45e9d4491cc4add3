import type { FastifyInstance } from 'fastify';
import { titlePictures } from '../../art/title-routes.ts';
import type { Titles } from '../../studio/titles/load.ts';
import type { Operator } from '../../studio/server/operators.ts';
import { studioPlugin } from '../../studio/server/plugin.ts';
import type { AppContext } from '../app/context.ts';
import type { BaseContext } from '../app/base-context.ts';
import { withMerchant } from '../db/scope.ts';
import type { Domain } from '../app/domain.ts';
import { everyLeased } from '../jobs/every-leased.ts';
import { callPlatform } from './bank/deliver.ts';
import { bankPlugin } from './bank/plugin.ts';
import { deliverWebhooks } from './cashier/deliver.ts';
import { cashierPlugin } from './cashier/plugin.ts';
import { STUDIO } from './merchant.ts';
import { startRebateHistory } from './rebates.ts';
import { startReferralHistory } from './referrals.ts';
import { siteOrigins } from './site-origins.ts';
import { SECOND, SECOND_GAME_TYPES } from './second/merchant.ts';
import { readStudioTitles } from './studio-titles.ts';
import { betNowRoute } from './traffic/bet-now.ts';
import { startTalk } from './chat.ts';
import { startRain } from './rain.ts';
import { isSimulated } from './traffic/find-players.ts';
import { startTraffic } from './traffic/start.ts';
import { startTableTraffic } from './traffic/tables.ts';
import { vendorKeysOf, vendorsWithKeys } from './vendor-keys.ts';

const sceneOf = (titles: Titles, id: string) => {
  const title = titles.get(id);
  if (!title) return null;
  const { nodeId, type, class: classify, vendor, names, theme } = title;
  return { nodeId, gameType: type, classify, vendor, title: names.EN, motif: theme.motif };
};

/** The built-in vendor, with a schema of its own in this database. */
const studio = (databaseUrl: string): Domain => ({
  name: 'studio',
  dependencies: ['vendor'],
  async routes(app, ctx) {
    const { vendors, all } = await readStudioTitles();
    const operatorsOf = (merchant: string): Promise<Operator[]> =>
      withMerchant(merchant, async () => {
        // A merchant offers the vendors for which it has keys.
        const known = await vendorsWithKeys(ctx.database.db, merchant);
        return Promise.all(
          vendors
            .filter((vendor) => known.includes(vendor))
            .map(async (vendor) => {
              const keys = await vendorKeysOf(ctx.database.db, merchant, vendor);
              return {
                ...{ merchant, vendor, ...keys.in, platformKey: keys.out },
                ...(merchant === SECOND.merchant && { types: SECOND_GAME_TYPES }),
              };
            }),
        );
      });
    const { merchant: first } = ctx.config;
    const [own, ...others] = [
      ...(await operatorsOf(first)).sort(
        (a, b) => Number(b.vendor === STUDIO.vendor) - Number(a.vendor === STUDIO.vendor),
      ),
      ...(first === SECOND.merchant ? [] : await operatorsOf(SECOND.merchant)),
    ];
    await studioPlugin(app, {
      databaseUrl,
      platformUrl: () => ctx.selfUrl!(),
      publicPath: STUDIO.path,
      vendor: STUDIO.vendor,
      titles: all,
      operators: [own!, ...others],
      log: ctx.log.child({ vendor: STUDIO.vendor }),
      frameAncestors: () => siteOrigins(ctx),
      isSimulated: ({ merchant, player }) => withMerchant(merchant, () => isSimulated(ctx, merchant, player)),
      pictures: async (own, titles) => void (await own.register(titlePictures, { scene: (id) => sceneOf(titles, id) })),
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
  dependencies: ['chat', 'rain'],
  routes: betNowRoute,
  jobs: (ctx) =>
    ctx.config.demoTraffic ? [startTraffic(ctx), startTableTraffic(ctx), startTalk(ctx), startRain(ctx)] : [],
};

/** What the named player has claimed as rebates. */
const rebateHistory: Domain = {
  name: 'rebate-history',
  dependencies: ['rebates'],
  jobs: (ctx) => [startRebateHistory(ctx)],
};

/** Whom the named player has invited. */
const referralHistory: Domain = {
  name: 'referral-history',
  dependencies: ['referrals'],
  jobs: (ctx) => [startReferralHistory(ctx)],
};

/** The demo's part of the server, loaded when DEMO is on. */
export const demoDomains = (databaseUrl: string): readonly Domain[] => [
  provider('bank', 'withdrawals', bankPlugin, callPlatform),
  provider('cashier', 'deposits', cashierPlugin, deliverWebhooks),
  studio(databaseUrl),
  traffic,
  rebateHistory,
  referralHistory,
];
