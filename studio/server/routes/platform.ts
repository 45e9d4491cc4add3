import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { platformCalls as calls } from '../../../contract/vendor.ts';
import { GAME, GAME_NAME, JACKPOT, STAKES } from '../../engine/game.ts';
import { STATED } from '../../engine/stated.ts';
import { checkSignature } from '../../signature.ts';
import { nowOf, type Studio } from '../context.ts';
import { namedToken } from '../operators.ts';
import { Refusal } from '../refusal.ts';
import { replayToken } from '../replay-token.ts';
import { roundById } from '../rounds.ts';
import { endSession } from '../sessions.ts';
import { txsAfter } from '../tx-feed.ts';

export interface PlatformRouteOptions {
  studio: Studio;
  /** Signs replay links. */
  secret: string;
  /** Address of the game's page for the player's browser. */
  playUrl: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    studioRawBody?: string;
    /** The merchant whose key signed the call. */
    studioMerchant?: string;
  }
}

const FeedQuery = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,20}:\d{1,20}$/))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
});
const MAX_FEED = 1_000;

/** Routes that the platform calls. Each call is signed over the bytes as received. */
export function platformRoutes(instance: FastifyInstance, options: PlatformRouteOptions, done: () => void): void {
  const { studio } = options;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    request.studioRawBody = String(body);
    try {
      parsed(null, JSON.parse(request.studioRawBody));
    } catch {
      parsed(new Refusal('BAD_REQUEST'));
    }
  });
  // After the body is read, before its schema is checked, so that an unauthenticated caller learns nothing about the schema.
  app.addHook('preValidation', async (request) => {
    const parts = { method: request.method, pathWithQuery: request.url, rawBody: request.studioRawBody ?? '' };
    const { merchant, key } = studio.operators.keyOf(request.headers);
    const checked = checkSignature(key, parts, request.headers, studio.nowMs());
    if ('fault' in checked) {
      studio.log.warn({ fault: checked.fault, path: request.url }, 'a platform call was refused');
      throw new Refusal('SIGNATURE_INVALID');
    }
    const fresh = await studio.db.query(`insert into nonce (nonce, at) values ($1, $2) on conflict do nothing`, [
      checked.nonce,
      nowOf(studio),
    ]);
    if (fresh.rowCount !== 1) throw new Refusal('SIGNATURE_INVALID');
    request.studioMerchant = merchant;
  });

  app.get('/games', { schema: { response: { 200: calls.games } } }, () => ({
    games: [
      {
        game: GAME,
        name: GAME_NAME,
        min_stake: STAKES[0],
        max_stake: STAKES[STAKES.length - 1] ?? STAKES[0],
        rtp_micro: STATED.gameRtp,
        pool: JACKPOT.pool,
      },
    ],
  }));

  app.post('/launch', { schema: { body: calls.launchRequest, response: { 200: calls.launch } } }, (request) => {
    const { token, language, game } = request.body;
    if (game !== GAME) throw new Refusal('INVALID_GAME');
    // In the fragment, the token appears in no server's log and no referrer.
    const launch = namedToken(studio.operators.names, request.studioMerchant!, token);
    return { url: `${options.playUrl}#${new URLSearchParams({ launch, language })}` };
  });

  app.post('/kick', { schema: { body: calls.kickRequest } }, async ({ body, studioMerchant }) => {
    const session = { merchant: studioMerchant!, platform_session: body.session };
    const kicked = await endSession(studio.db, session, 'kicked');
    studio.log.debug({ kicked, reason: body.reason }, 'the platform ended a session');
    return { code: 'OK', kicked };
  });

  app.post('/replay', { schema: { body: calls.replayRequest, response: { 200: calls.replay } } }, async (request) => {
    const { body, studioMerchant: merchant } = request;
    const round = await roundById(studio.db, body.round_id);
    if (!round || round.merchant !== merchant || round.player !== body.player) throw new Refusal('NOT_FOUND');
    const replay = replayToken(options.secret, round.id, studio.nowMs());
    return { url: `${options.playUrl}#${new URLSearchParams({ replay, language: body.language })}` };
  });

  app.get(
    '/feed',
    { schema: { querystring: FeedQuery, response: { 200: calls.feed } } },
    ({ query, studioMerchant: merchant }) =>
      txsAfter(studio.db, merchant!, query.after, Math.min(Math.max(Number(query.limit ?? 200), 1), MAX_FEED)),
  );
  done();
}
