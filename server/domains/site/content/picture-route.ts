import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app/context.ts';
import { withMerchant } from '../../../db/scope.ts';
import { commonFailure } from '../../../http/failure.ts';
import { merchantCodeOf } from '../../../http/viewer.ts';
import { readPicture } from './pictures.ts';

/** A name of `uploadedPicture`: the hash, and the width if it is not the whole picture. */
const NAME = /^([0-9a-f]{64})(?:-(\d{3}))?\.webp$/;

/** Serves the uploaded pictures of the request's merchant. What is at an address never changes. */
export const pictureRoute = (app: FastifyInstance, ctx: AppContext): void => {
  app.get<{ Params: { name: string } }>('/pictures/:name', { schema: { hide: true } }, async (request, reply) => {
    const [, hash, width] = NAME.exec(request.params.name) ?? [];
    if (!hash) throw commonFailure('not_found');
    const merchant = await merchantCodeOf(ctx, request.headers, request.hostname);
    const bytes = await withMerchant(merchant, () =>
      readPicture(ctx, merchant, { hash, width: width === undefined ? undefined : Number(width) }),
    );
    if (!bytes) throw commonFailure('not_found');
    return reply
      .type('image/webp')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  });
};
