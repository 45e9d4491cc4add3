import { createHash } from 'node:crypto';
import { createAvatar } from '@dicebear/core';
import * as shapes from '@dicebear/shapes';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app/context.ts';
import type { MemberRow } from '../../../http/viewer.ts';

/** Increase when the drawing changes; browsers keep a picture by its version. */
const VERSION = '1';
/** The brand's quiet surfaces and accents (look.md), without the hash signs. */
const COLORS = ['183029', '24423a', 'a9822f', 'e4c27a', '3ed6a0', '7cc0ff'];

/** Address of the picture that stands for a member. It reveals neither the name nor the number. */
export const memberIcon = ({ merchant, id }: Pick<MemberRow, 'merchant' | 'id'>): string => {
  const seed = createHash('sha256').update(`icon/${merchant}/${id}`).digest('hex').slice(0, 16);
  return `/member-icon/${seed}.svg?v=${VERSION}`;
};

/** Serves the pictures: shapes drawn from the seed in the address, so that nothing is stored. */
export const iconRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  app.get<{ Params: { seed: string } }>(
    '/member-icon/:seed(^[0-9a-f]{16}$).svg',
    { schema: { hide: true }, onRequest: ctx.limits.address },
    (request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(
          createAvatar(shapes, {
            seed: request.params.seed,
            size: 80,
            backgroundColor: COLORS,
            shape1Color: COLORS,
            shape2Color: COLORS,
            shape3Color: COLORS,
          }).toString(),
        ),
  );
};
