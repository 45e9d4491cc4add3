import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { platformCalls as calls } from '../../../contract/vendor-platform.ts';
import { slipsPage } from '../../engines/book/slips.ts';
import { termsOf } from '../../engines/book/terms.ts';
import { startLeaving } from '../../engines/instant/contact.ts';
import { roundById } from '../../engines/instant/rounds.ts';
import { checkSignature } from '../../signature.ts';
import type { EngineCommands } from '../../engines/commands.ts';
import { executeCommand } from '../commands.ts';
import { gamesOf, nowOf, partyOf, titleOf, type Studio } from '../context.ts';
import { namedToken, type Party } from '../operators.ts';
import { Refusal } from '../refusal.ts';
import { replayToken } from '../replay-token.ts';
import { endSession, openSession, sessionOfPlatform } from '../sessions.ts';
import { txsAfter } from '../tx-feed.ts';

export interface PlatformRouteOptions {
  studio: Studio;
  /** What players can command. */
  commands: EngineCommands;
  /** Signs replay links. */
  secret: string;
  /** Address of the game's page for the player's browser. */
  playUrl: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    studioRawBody?: string;
    /** Whose key signed the call. */
    studioParty?: Party;
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
    const { merchant, vendor, key } = studio.operators.keyOf(request.headers);
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
    request.studioParty = { merchant, vendor };
  });

  app.get('/games', { schema: { response: { 200: calls.games } } }, ({ studioParty: party }) => ({
    games: gamesOf(studio, party!).map((game) => {
      const { id, names, stakes, figures, pool } = titleOf(studio, game);
      return {
        game: id,
        name: names.EN,
        min_stake: stakes[0]!,
        max_stake: stakes.at(-1)!,
        rtp_micro: figures[0]!.rtp,
        pool: pool?.id ?? null,
      };
    }),
  }));

  app.post('/launch', { schema: { body: calls.launchRequest, response: { 200: calls.launch } } }, (request) => {
    const { token, language, game } = request.body;
    const party = request.studioParty!;
    if (studio.titles.get(game)?.vendor !== party.vendor) throw new Refusal('INVALID_GAME');
    // In the fragment, the token appears in no server's log and no referrer.
    const launch = namedToken(studio.operators.names, studio.operators.nameOf(party), token);
    return { url: `${options.playUrl}#${new URLSearchParams({ launch, language }).toString()}` };
  });

  app.post('/join', { schema: { body: calls.joinRequest, response: { 200: calls.join } } }, async (request) => {
    const { token, game } = request.body;
    const party = request.studioParty!;
    const title = studio.titles.get(game);
    if (title?.vendor !== party.vendor || !title.family.book) throw new Refusal('INVALID_GAME');
    const named = namedToken(studio.operators.names, studio.operators.nameOf(party), token);
    // A slip draws nothing, so nobody chooses the seed.
    const { session } = await openSession(studio, named, randomBytes(16).toString('hex'));
    if (session.game !== game) throw new Refusal('INVALID_GAME');
    return { terms: termsOf(studio, session) };
  });

  app.post('/slips', { schema: { body: calls.slipsRequest, response: { 200: calls.slips } } }, async (request) => {
    const { session: platformSession, game, ...query } = request.body;
    const { merchant, vendor } = request.studioParty!;
    const session = await sessionOfPlatform(studio.db, merchant, platformSession);
    const title = studio.titles.get(game);
    if (session?.game !== game || title?.vendor !== vendor || !title.family.book) throw new Refusal('NOT_FOUND');
    return slipsPage(studio, session, query);
  });

  app.post('/kick', { schema: { body: calls.kickRequest } }, async ({ body, studioParty }) => {
    const session = { merchant: studioParty!.merchant, platform_session: body.session };
    const kicked = await endSession(studio.db, session, 'kicked');
    if (kicked) await startLeaving(studio, session);
    studio.log.debug({ kicked, reason: body.reason }, 'the platform ended a session');
    return { code: 'OK', kicked };
  });

  app.post(
    '/command',
    { schema: { body: calls.commandRequest, response: { 200: calls.command } } },
    ({ body: { command_id: id, at: atMs, ...given }, studioParty }) =>
      executeCommand(studio, options.commands, studioParty!, { ...given, id, atMs }),
  );

  app.post('/replay', { schema: { body: calls.replayRequest, response: { 200: calls.replay } } }, async (request) => {
    const { body, studioParty: party } = request;
    const round = await roundById(studio.db, body.round_id);
    const isTheirs =
      round?.merchant === party!.merchant &&
      round.player === body.player &&
      partyOf(studio, round).vendor === party!.vendor;
    if (!isTheirs) throw new Refusal('NOT_FOUND');
    const replay = replayToken(options.secret, round.id, studio.nowMs());
    return { url: `${options.playUrl}#${new URLSearchParams({ replay, language: body.language }).toString()}` };
  });

  app.get(
    '/feed',
    { schema: { querystring: FeedQuery, response: { 200: calls.feed } } },
    ({ query, studioParty: party }) =>
      txsAfter(
        studio.db,
        { merchant: party!.merchant, games: gamesOf(studio, party!) },
        query.after,
        Math.min(Math.max(Number(query.limit ?? 200), 1), MAX_FEED),
      ),
  );
  done();
}
