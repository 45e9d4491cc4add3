import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATH } from '../../../contract/first-page.ts';
import type { AppContext } from '../../app/context.ts';
import { findMerchant, merchantCodeOf } from '../../http/viewer.ts';
import { iconTypeOf } from '../../http/brand-head.ts';
import { commonFailure } from '../../http/failure.ts';

/** The site's own background, where a merchant sets none (src/app/styles/tokens.css). */
const PAGE = '#07110f';
/** Short enough that a changed name arrives within a visit, in seconds. */
const KEPT = 300;

/** Serves the web app manifest of the host's merchant: what a device shows for a page kept on its home screen. */
export const manifestRoute = (app: FastifyInstance, ctx: AppContext): void => {
  app.get(MANIFEST_PATH, { schema: { hide: true } }, async ({ hostname }, reply) => {
    const merchant = await findMerchant(ctx.database.db, await merchantCodeOf(ctx, {}, hostname));
    if (!merchant) throw commonFailure('unknown_merchant');
    const { name, icon = '/favicon.svg', colors } = merchant.brand;
    const colour = colors['page'] ?? PAGE;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${KEPT}`)
      .send(
        JSON.stringify({
          name,
          short_name: name,
          start_url: '/',
          display: 'minimal-ui',
          background_color: colour,
          theme_color: colour,
          icons: [{ src: icon, type: iconTypeOf(icon), sizes: 'any' }],
        }),
      );
  });
};
