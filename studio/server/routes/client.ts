import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as p from '../../protocol.ts';
import { cashOut } from '../../engines/book/cash-out.ts';
import { placeSlip } from '../../engines/book/place.ts';
import { fixturesOf, slipsOf } from '../../engines/book/views.ts';
import { beginRound } from '../../engines/instant/begin.ts';
import { keepWaiting, startLeaving } from '../../engines/instant/contact.ts';
import { cancelTicket } from '../../engines/rounds/cancel.ts';
import { choose } from '../../engines/rounds/choose.ts';
import { chasesOf, endChase, placeChased } from '../../engines/rounds/chase.ts';
import { placeBet } from '../../engines/rounds/place.ts';
import { makeMove } from '../../engines/instant/move.ts';
import {
  anyOpenRound,
  roundById,
  roundOfPlayerAccount,
  roundsBefore,
  type RoundRow,
} from '../../engines/instant/rounds.ts';
import { stepsOf } from '../../engines/instant/steps.ts';
import { roundView, sessionView, titleView } from '../../engines/instant/views.ts';
import { nowOf, titleOf, type Studio } from '../context.ts';
import { answerFrames } from '../frames.ts';
import { Refusal } from '../refusal.ts';
import { roundOfReplay } from '../replay-token.ts';
import { rotateSeeds, seedsView } from '../seeds.ts';
import { findSession, lockPlayerAccount, openSession, refuseEnded, sessionById, type SessionRow } from '../sessions.ts';
import { stateOf } from '../state.ts';

const PAGE = 20;
/** Preflight response for a frame without an origin. Browsers cache it for at most two hours. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
};

const typed = (instance: FastifyInstance) => instance.withTypeProvider<ZodTypeProvider>();
type App = ReturnType<typeof typed>;

const sessionOf = ({ db }: Studio, { headers }: FastifyRequest): Promise<SessionRow> => {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  if (!token) throw new Refusal('SESSION_INVALID');
  return findSession(db, token);
};

/** The session after what was done in it. */
const after = async (studio: Studio, { id, game }: SessionRow) => ({
  session: sessionView(titleOf(studio, game), await sessionById(studio.db, id)),
  serverTimeMs: studio.nowMs(),
});

const replayOf = async (studio: Studio, round: RoundRow): Promise<p.Replay> => ({
  replay: true,
  round: roundView(studio, round),
  ...(await stepsOf(studio, round)),
});

function addSession(app: App, studio: Studio): void {
  app.post('/session', { schema: { body: p.OpenRequest, response: { 200: p.Opened } } }, async ({ body }) => {
    const { token, session } = await openSession(studio, body.token, body.clientSeed);
    await keepWaiting(studio, session);
    return { token, title: titleView(titleOf(studio, session.game)), state: await stateOf(studio, session) };
  });

  app.get('/state', { schema: { response: { 200: p.State } } }, async (request) => {
    const session = await sessionOf(studio, request);
    await keepWaiting(studio, session);
    return stateOf(studio, session);
  });

  /** The game is closing. A closing page sends plain text without headers: anything else would be asked for beforehand. */
  app.post('/goodbye', { schema: { body: p.Goodbye } }, async ({ body: token }, reply) => {
    const session = await findSession(studio.db, token);
    if (!session.ended) await startLeaving(studio, session);
    return reply.code(204).send();
  });

  app.post('/seeds', { schema: { body: p.RotateRequest, response: { 200: p.Rotated } } }, async (request) => {
    const session = await sessionOf(studio, request);
    refuseEnded(session);
    return studio.db.transact(async (tx) => {
      await lockPlayerAccount(tx, session.player_account);
      if (await anyOpenRound(tx, session.player_account)) throw new Refusal('ROUND_OPEN');
      const revealed = await rotateSeeds(tx, session.player_account, request.body.clientSeed, nowOf(studio));
      return { revealed, seeds: await seedsView(tx, session.player_account) };
    });
  });
}

function addRounds(app: App, studio: Studio): void {
  app.post('/round/begin', { schema: { body: p.BeginRequest, response: { 200: p.Begun } } }, async (request) => {
    const session = await sessionOf(studio, request);
    const { table, hands, family } = titleOf(studio, session.game);
    // A hand begins for all its players together.
    if (hands) throw new Refusal('BET_NOT_OFFERED');
    const { clientRoundId, bet, chase, freeRounds } = request.body;
    if (freeRounds !== undefined && (chase || family.book || table)) throw new Refusal('BET_NOT_OFFERED');
    const begin = family.book ? placeSlip : table ? placeBet : beginRound;
    const round = chase
      ? await placeChased(studio, session, clientRoundId, bet, chase)
      : freeRounds === undefined
        ? await begin(studio, session, clientRoundId, bet)
        : await beginRound(studio, session, clientRoundId, bet, freeRounds);
    return { round: roundView(studio, round), ...(await after(studio, session)) };
  });

  app.post('/round/cancel', { schema: { body: p.RoundPath, response: { 200: p.Begun } } }, async (request) => {
    const session = await sessionOf(studio, request);
    const round = await cancelTicket(studio, session, request.body.id);
    return { round: roundView(studio, round), ...(await after(studio, session)) };
  });

  app.get('/chases', { schema: { response: { 200: p.Chases } } }, async (request) => ({
    chases: await chasesOf(studio, await sessionOf(studio, request)),
  }));

  app.post('/chases/end', { schema: { body: p.RoundPath, response: { 200: p.Chases } } }, async (request) => {
    const session = await sessionOf(studio, request);
    await endChase(studio, session, request.body.id);
    return { chases: await chasesOf(studio, session) };
  });

  app.post('/round/move', { schema: { body: p.MoveRequest, response: { 200: p.Moved } } }, async (request) => {
    const session = await sessionOf(studio, request);
    const { table, family } = titleOf(studio, session.game);
    if (family.book) {
      const round = await cashOut(studio, session, request.body);
      return { round: roundView(studio, round), refused: null, ...(await after(studio, session)) };
    }
    const { round, refused } = await (table && family.shared?.choice ? choose : makeMove)(
      studio,
      session,
      request.body,
    );
    return { round: roundView(studio, round), refused, ...(await after(studio, session)) };
  });
}

function addBook(app: App, studio: Studio): void {
  /** The fixtures of a book, and what happens to the player's slips. */
  app.get('/book', { schema: { response: { 200: p.Book } } }, async (request) => {
    const session = await sessionOf(studio, request);
    return { fixtures: await fixturesOf(studio, session.game), serverTimeMs: Date.now() };
  });

  app.get('/book/slips', { schema: { response: { 200: p.Slips } } }, async (request) => {
    const session = await sessionOf(studio, request);
    return { slips: await slipsOf(studio, session), ...(await after(studio, session)) };
  });
}

function addHistory(app: App, studio: Studio, secret: string): void {
  app.get('/rounds', { schema: { querystring: p.HistoryQuery, response: { 200: p.History } } }, async (request) => {
    const session = await sessionOf(studio, request);
    const before = request.query.before === undefined ? null : Number(request.query.before);
    const rounds = await roundsBefore(
      studio.db,
      { playerAccount: session.player_account, game: session.game },
      before,
      PAGE + 1,
    );
    const page = rounds.slice(0, PAGE);
    return {
      rounds: page.map((round) => roundView(studio, round)),
      before: rounds.length > PAGE ? (page.at(-1)?.number ?? null) : null,
    };
  });

  app.get('/rounds/:id', { schema: { params: p.RoundPath, response: { 200: p.Replay } } }, async (request) => {
    const session = await sessionOf(studio, request);
    const round = await roundOfPlayerAccount(studio.db, session.player_account, request.params.id);
    if (!round) throw new Refusal('NOT_FOUND');
    return replayOf(studio, round);
  });

  /** The player has seen the end of this round. */
  app.post('/seen', { schema: { body: p.SeenRequest } }, async (request, reply) => {
    const session = await sessionOf(studio, request);
    await studio.db.query(`update round set seen_at = $3 where id = $1 and player_account = $2 and seen_at is null`, [
      request.body.id,
      session.player_account,
      nowOf(studio),
    ]);
    return reply.code(204).send();
  });

  app.get(
    '/replay',
    { schema: { querystring: p.ReplayQuery, response: { 200: p.ReplayOpened } } },
    async ({ query }) => {
      const roundId = roundOfReplay(secret, query.token, studio.nowMs());
      const round = roundId === undefined ? undefined : await roundById(studio.db, roundId);
      if (!round) throw new Refusal('NOT_FOUND');
      return { ...(await replayOf(studio, round)), title: titleView(titleOf(studio, round.game)) };
    },
  );
}

/** Routes of the game's client. The session token is in the authorization header. */
export function clientRoutes(
  instance: FastifyInstance,
  { studio, secret }: { studio: Studio; secret: string },
  done: () => void,
): void {
  const app = typed(instance);
  answerFrames(app);
  app.options('/*', async (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
  // A goodbye is plain text, which the host may not read.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  addSession(app, studio);
  addRounds(app, studio);
  addBook(app, studio);
  addHistory(app, studio, secret);
  done();
}
