import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandPayload } from '../../contract/game-commands.ts';
import { platformCalls } from '../../contract/vendor-platform.ts';
import type { CommandAnswer, CommandRequest } from '../../contract/wire.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { vendorCommands } from '../../server/domains/vendor-api/commands.ts';
import { launchAtVendor } from '../../server/domains/vendor-api/launch.ts';
import { endPlaySession } from '../../server/domains/vendor-api/play-session.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { execute, type Actor } from '../../server/live/commands.ts';
import { issueTicket } from '../../server/live/tickets.ts';
import { Refused } from '../../server/live/refusal.ts';
import { checkSignature } from '../../studio/signature.ts';
import { connect } from '../server/live/client.ts';
import { startNode } from '../server/live/world.ts';
import { openSession } from '../support/test-server.ts';
import { addKey, GAME, openFloor, VENDOR, type Floor } from './support/floor.ts';

type GameCommand = Extract<CommandRequest, { kind: 'game' }>;
const OUR_KEY = { vendor: VENDOR, keyId: 'ours-1', secret: 'the-secret-we-sign-with-to-acme' };
let floor: Floor;
let vendor: FastifyInstance;
let member: MemberRow;
/** Commands that the vendor received with a valid signature. */
let requested: { command_id: string; name: string; at: number }[] = [];
/** What the vendor does with its next commands; then it executes each. */
let misdeeds: ('lose' | 'fail' | 'unknown')[] = [];
/** The vendor's own memory: every id is executed once. */
let executed = new Map<string, number>();
/** The vendor answers no command before this. */
let waits: Promise<void> = Promise.resolve();

beforeAll(async () => {
  floor = await openFloor();
  member = await floor.addPlayer('commander');
  vendor = Fastify();
  vendor.removeAllContentTypeParsers();
  vendor.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  vendor.post('/acme/platform/launch', () => ({ url: 'https://acme.example/play' }));
  vendor.post('/acme/platform/command', async (request, reply) => {
    const rawBody = String(request.body);
    const parts = { method: 'POST', pathWithQuery: request.url, rawBody };
    if (!('nonce' in checkSignature(OUR_KEY, parts, request.headers, Date.now()))) return reply.code(401).send({});
    const body = platformCalls.commandRequest.parse(JSON.parse(rawBody));
    requested.push(body);
    await waits;
    const misdeed = misdeeds.shift();
    if (misdeed === 'fail') return reply.code(503).send({});
    if (misdeed === 'unknown') return reply.code(404).send({});
    if (!executed.has(body.command_id)) executed.set(body.command_id, executed.size + 1);
    if (misdeed === 'lose') return reply.raw.destroy();
    return reply.send({ code: 'OK', result: { place: executed.get(body.command_id) } });
  });
  const address = await vendor.listen({ port: 0, host: '127.0.0.1' });
  await addKey(floor, OUR_KEY.keyId, OUR_KEY.secret, 'out');
  await inMerchant(floor.database.db, 'parlour')
    .updateTable('vendors')
    .set({ base_url: `${address}/acme/` })
    .execute();
  await inMerchant(floor.database.db, 'parlour').updateTable('games').set({ support_play: 0 }).execute();
});
afterAll(async () => {
  await vendor.close();
  await floor.close();
});
beforeEach(() => {
  [requested, misdeeds, executed, waits] = [[], [], new Map(), Promise.resolve()];
});

const playing = async ({ demo = false } = {}) => {
  const { session } = await openSession(floor.database, member);
  const opened = await launchAtVendor(floor.ctx, {
    merchant: 'parlour',
    member,
    loginId: session.id,
    nodeId: 9_000,
    language: 'EN',
    backUrl: '/',
    demo,
  });
  const actor: Actor = { merchant: 'parlour', memberId: member.id, sessionId: session.id, isAgent: false };
  const command = (over: Partial<GameCommand> = {}): GameCommand => ({
    id: randomUUID(),
    kind: 'game',
    game: '9000',
    session: opened.sessionId,
    name: 'cashOut',
    payload: { round: 'r-1' },
    ...over,
  });
  return { actor, session, playSession: opened.sessionId, command };
};
const send = (actor: Actor, request: CommandRequest): Promise<CommandAnswer> =>
  execute(floor.ctx, vendorCommands, actor, request);
const refusal = (sending: Promise<unknown>) =>
  sending.then(
    () => 'it was answered',
    (error: unknown) => (error instanceof Refused ? error.refused : Promise.reject(error as Error)),
  );

describe('[W6] a command to a game', () => {
  it('is passed to its vendor, signed, and answered with the vendor’s result', async () => {
    const { actor, playSession, command } = await playing();
    const request = command();
    expect(await send(actor, request)).toEqual({ done: true, game: { code: 'OK', result: { place: 1 } } });
    expect(requested).toEqual([
      {
        command_id: request.id,
        session: playSession,
        game: GAME,
        name: 'cashOut',
        payload: { round: 'r-1' },
        at: expect.any(Number),
      },
    ]);
  });

  it('works in free play', async () => {
    const { actor, command } = await playing({ demo: true });
    expect(await send(actor, command())).toMatchObject({ game: { code: 'OK' } });
  });

  it('resent with its id is answered from what is stored, also when the vendor is gone', async () => {
    const { actor, command } = await playing();
    const request = command();
    const first = await send(actor, request);
    misdeeds = ['unknown'];
    expect(await send(actor, request)).toEqual(first);
    expect(requested).toHaveLength(1);
  });

  it('sent on two connections at once is executed once, and both get the one answer', async () => {
    const { actor, command } = await playing();
    const request = command();
    const [one, two] = await Promise.all([send(actor, request), send(actor, request)]);
    expect(one).toEqual(two);
    expect(executed.size).toBe(1);
  });

  it.each(['lose', 'fail'] as const)('is repeated with the same id and time after a vendor’s call: %s', async (bad) => {
    const { actor, command } = await playing();
    misdeeds = [bad];
    expect(await send(actor, command())).toMatchObject({ game: { result: { place: 1 } } });
    expect(requested).toHaveLength(2);
    expect(new Set(requested.map(({ command_id, at }) => `${command_id} ${at}`)).size).toBe(1);
  });

  it('that the vendor does not answer is refused for now, and continues when it is resent', async () => {
    const { actor, playSession, command } = await playing();
    const request = command();
    misdeeds = ['lose', 'lose'];
    expect(await refusal(send(actor, request))).toBe('TRY_AGAIN');
    // It was admitted while the game was open: the resent one completes it.
    await floor.database.transact((tx) => endPlaySession(tx, 'parlour', playSession, 'closed'));
    expect(await send(actor, request)).toMatchObject({ game: { result: { place: 1 } } });
    expect(executed.size).toBe(1);
  });

  it('to a vendor that takes no commands is refused for good', async () => {
    const { actor, command } = await playing();
    misdeeds = ['unknown'];
    expect(await refusal(send(actor, command()))).toBe('NOT_ALLOWED');
    expect(requested).toHaveLength(1);
  });

  it('under an id that was used for another command is refused', async () => {
    const { actor, command } = await playing();
    const request = command();
    await send(actor, request);
    expect(await refusal(send(actor, { ...request, payload: { round: 'r-2' } }))).toBe('BAD_PAYLOAD');
    expect(requested).toHaveLength(1);
  });

  it.each<[string, string, (own: Awaited<ReturnType<typeof playing>>) => Promise<Partial<GameCommand>>]>([
    ['an unknown play session', 'NOT_FOUND', async () => ({ session: randomUUID() })],
    ['another game than the session’s', 'NOT_FOUND', async () => ({ game: '9001' })],
    ['a session of another login', 'NOT_FOUND', async () => ({ session: (await playing()).playSession })],
    [
      'an ended play session',
      'NOT_ALLOWED',
      async ({ playSession }) => {
        await floor.database.transact((tx) => endPlaySession(tx, 'parlour', playSession, 'kicked'));
        return {};
      },
    ],
  ])('of %s is refused, and never sent', async (_, code, over) => {
    const own = await playing();
    expect(await refusal(send(own.actor, own.command(await over(own))))).toBe(code);
    expect(requested).toEqual([]);
  });

  it('of another member’s play session is refused', async () => {
    const { playSession, command } = await playing();
    const other = await floor.addPlayer(`other-${randomUUID().slice(0, 8)}`);
    const { session } = await openSession(floor.database, other);
    const actor: Actor = { merchant: 'parlour', memberId: other.id, sessionId: session.id, isAgent: false };
    expect(await refusal(send(actor, command({ session: playSession })))).toBe('NOT_FOUND');
  });
});

describe('[W7] the socket', () => {
  const connected = async () => {
    const own = await playing();
    const client = await connect((await startNode(floor.ctx)).url);
    await client.join({}, { ticket: await issueTicket(floor.ctx, own.session.id) });
    return { ...own, client };
  };

  it('carries a member’s command and its answer, and a stranger’s not at all', async () => {
    const { client, command } = await connected();
    expect(await client.get('command', command())).toEqual({
      done: true,
      game: { code: 'OK', result: { place: 1 } },
    });
    const stranger = await connect((await startNode(floor.ctx)).url);
    await stranger.join({});
    expect(await stranger.ask('command', command())).toMatchObject({ refused: 'NOT_ALLOWED' });
    expect(executed.size).toBe(1);
  });

  it('answers what comes after a command while its vendor is still at it', async () => {
    const { client, command } = await connected();
    let answerIt = () => {};
    waits = new Promise((resolve) => (answerIt = resolve));
    const slow = client.get('command', command());
    expect(await client.ask('snapshot', { feeds: {} })).toMatchObject({ envelopes: [] });
    answerIt();
    expect(await slow).toMatchObject({ game: { code: 'OK' } });
  });

  it.each<[string, object]>([
    ['a payload over 2,000 characters', { payload: { text: 'x'.repeat(2_000) } }],
    ['a payload that is no object', { payload: [1] }],
    ['a name with other letters', { name: 'cash out' }],
    ['a game that is no number', { game: 'lantern' }],
    ['an unknown field', { stake: 1 }],
    ['a text that cannot be stored', { payload: { text: '\0' } }],
  ])('refuses %s', async (_, over) => {
    const { client, command } = await connected();
    expect(await client.ask('command', { ...command(), ...over })).toMatchObject({ refused: 'BAD_PAYLOAD' });
    expect(requested).toEqual([]);
  });

  it('limits how many commands one client sends to games', async () => {
    const { client, command } = await connected();
    const answers = await Promise.all(Array.from({ length: 25 }, () => client.ask('command', command())));
    expect(answers).toContainEqual({ refused: 'RATE_LIMITED' });
    expect(requested.length).toBeLessThan(25);
  });
});

describe('the payload of a command (W6)', () => {
  const nested = (levels: number) => {
    let payload: Record<string, unknown> = {};
    for (let level = 0; level < levels; level += 1) payload = { a: payload };
    return payload;
  };
  const accepts = (payload: unknown) => CommandPayload.safeParse(payload).success;

  it('holds values of up to 32 levels', () => {
    expect(accepts(nested(32))).toBe(true);
    expect(accepts(nested(33))).toBe(false);
  });

  it('is refused, and nothing is thrown, when it is nested deeper than the stack reaches', () => {
    expect(accepts(nested(100_000))).toBe(false);
  });

  it('is refused when it contains itself', () => {
    const ring: Record<string, unknown> = {};
    ring['ring'] = ring;
    expect(accepts(ring)).toBe(false);
  });

  it('holds up to 2,000 characters', () => {
    expect(accepts({ a: 'x'.repeat(1_992) })).toBe(true);
    expect(accepts({ a: 'x'.repeat(1_993) })).toBe(false);
  });
});
