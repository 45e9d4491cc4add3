import { studioPlugin } from '../../studio/server/plugin.ts';
import type { Parts } from '../app.ts';
import { artPlugin } from './art.ts';
import { STUDIO } from './merchant.ts';
import { cashierPlugin } from './cashier/plugin.ts';
import { betNowRoute } from './traffic/bet-now.ts';
import { vendorKeysOf } from './vendor-keys.ts';

/**
 * The demo's plugins beside the site: drawings, the sandbox cashier, the Studio, and operator commands for the players. `decided`
 * as in `cashierPlugin`.
 */
export const demoPlugins = (databaseUrl: string, decided: () => void): Parts['plugins'] => [
  artPlugin,
  (app, ctx) => cashierPlugin(app, ctx, decided),
  async (app, ctx) => {
    const { db } = ctx.database;
    const keys = await vendorKeysOf(db, ctx.config.merchant, STUDIO.vendor);
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
  betNowRoute,
];
