import * as z from 'zod/mini';
import { Done, endpoint } from './define.ts';
import { GAME_PLACES } from './games.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, NodeId } from './primitives.ts';

/** What the operator sets for single games, besides the catalogue. An absent property stays as it is. */
export const operatorGames = {
  setGame: endpoint({
    method: 'PUT',
    path: '/operator/games',
    auth: 'operator',
    roles: ['games'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      nodeId: NodeId,
      /** Null: as the merchant's setting says. */
      openIn: z.optional(z.nullable(z.enum(GAME_PLACES))),
      freePlay: z.optional(z.boolean()),
      /** Null: as it is played. */
      hot: z.optional(z.nullable(z.boolean())),
      fresh: z.optional(z.boolean()),
      /** Before the games without a place, the lowest first. Null: as it is played. */
      position: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
      /** Path of an uploaded picture. Null: a drawing. */
      picture: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      reason: z.optional(OperatorReason),
    }),
    response: Done,
    errors: ['unknown_merchant', 'not_found', 'picture_unknown'],
    summary:
      'Sets where a game opens (GAME-07), whether it is offered for free (GAME-01), hot or new, its place in lists and its picture.',
  }),
} as const;
