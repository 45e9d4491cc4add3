import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inMerchant } from '../../server/db/merchant.ts';
import { readFunds } from '../../server/domains/wallet/feeds/funds.ts';
import { launchAtVendor, LaunchRefused, type LaunchReason } from '../../server/domains/vendor-api/launch.ts';
import { kick, replay, VendorCallFailed, vendorGames } from '../../server/domains/vendor-api/platform-client.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { answered } from '../../studio/conformance/harness.ts';
import { checkSignature } from '../../studio/signature.ts';
import { openSession } from '../support/test-server.ts';
import { addKey, GAME, openFloor, VENDOR, type Floor } from './support/floor.ts';

const OUR_KEY = { vendor: VENDOR, keyId: 'ours-1', secret: 'the-secret-we-sign-with-to-acme' };
let floor: Floor;
let vendor: FastifyInstance;
/** Requests to the vendor, and its responses; it returns `games` only for a valid signature. */
let requested: { path: string; body: any; signed: boolean }[] = [];
let answers: Record<string, () => { status?: number; body: unknown }> = {};

beforeAll(async () => {
  floor = await openFloor();
  vendor = Fastify();
  vendor.removeAllContentTypeParsers();
  vendor.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  vendor.route({
    method: ['GET', 'POST'],
    url: '/acme/*',
    handler: async (request, reply) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const parts = { method: request.method, pathWithQuery: request.url, rawBody };
      const signed = 'nonce' in checkSignature(OUR_KEY, parts, request.headers, Date.now());
      const path = request.url.replace('/acme', '');
      requested.push({ path, body: rawBody ? JSON.parse(rawBody) : null, signed });
      const { status = 200, body } = answers[path.split('?')[0]!]?.() ?? { status: 404, body: {} };
      return reply.code(status).header('content-type', 'application/json').send(JSON.stringify(body));
    },
  });
  const address = await vendor.listen({ port: 0, host: '127.0.0.1' });
  await addKey(floor, OUR_KEY.keyId, OUR_KEY.secret, 'out');
  await vendors({ base_url: `${address}/acme/` });
  await games({ support_play: 0 });
});
afterAll(async () => {
  await vendor.close();
  await floor.close();
});
beforeEach(() => {
  requested = [];
  answers = {
    '/platform/launch': () => ({ body: { url: 'https://acme.example/play' } }),
    '/platform/kick': () => ({ body: { code: 'OK' } }),
  };
});

const merchant = () => inMerchant(floor.database.db, 'parlour');
const vendors = (set: { base_url?: string; enabled?: boolean; maintenance_until?: Date | null }) =>
  merchant().updateTable('vendors').set(set).execute();
const games = (set: {
  support_play?: number;
  enabled?: boolean;
  playable?: boolean;
  maintenance_until?: Date | null;
}) => merchant().updateTable('games').set(set).execute();

let players = 0;
const newPlayer = () => floor.addPlayer(`launcher${(players += 1)}`);
const launch = async (member: MemberRow, over: { nodeId?: number; demo?: boolean } = {}) => {
  const { session } = await openSession(floor.database, member);
  const row = await merchant().selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
  return launchAtVendor(floor.ctx, {
    merchant: 'parlour',
    member: row,
    loginId: session.id,
    nodeId: 9_000,
    language: 'AR',
    backUrl: 'https://parlour.example/rng',
    demo: false,
    ...over,
  });
};
const refusal = (launching: Promise<unknown>): Promise<LaunchReason> =>
  launching.then(
    () => Promise.reject(new Error('it was launched')),
    (error: unknown) => (error instanceof LaunchRefused ? error.reason : Promise.reject(error as Error)),
  );

describe('a launch', () => {
  it('is signed, and sends the vendor a token that opens the session', async () => {
    const member = await newPlayer();
    expect(await launch(member)).toMatchObject({ url: 'https://acme.example/play', demo: false });
    expect(requested).toEqual([
      {
        path: '/platform/launch',
        signed: true,
        body: {
          token: expect.any(String),
          game: GAME,
          language: 'AR',
          back_url: 'https://parlour.example/rng',
          demo: false,
          merchant: 'parlour',
          platform: 'W',
        },
      },
    ]);
    const opened = answered(await floor.stand.client.authenticate({ token: requested[0]!.body.token }));
    expect(opened).toMatchObject({ code: 'OK', player: String(member.id), language: 'AR' });
  });

  it('in free play fills the demo wallet, and is marked as such for the vendor', async () => {
    const member = await newPlayer();
    expect(await launch(member, { demo: true })).toMatchObject({ demo: true });
    expect(requested[0]!.body.demo).toBe(true);
    const opened = answered(await floor.stand.client.authenticate({ token: requested[0]!.body.token }));
    expect(opened).toMatchObject({ demo: true, balance: 100_000 });
  });

  it('[PP-23] names the wallet whose live balance is staked, where it is not the site’s', async () => {
    const member = await newPlayer();
    expect(await launch(member)).toMatchObject({ funds: null });
    const { funds } = await launch(member, { demo: true });
    expect(funds).toBe(`wallet:${member.id}-demo`);
    expect(await readFunds(floor.database.db, 'parlour', [funds!, 'wallet:1-', 'member:1'])).toMatchObject([
      { key: funds, value: { amount: 100_000, exponent: 2 } },
    ]);
  });

  it('of a second slot ends the first session and informs its vendor (PP-22)', async () => {
    const member = await newPlayer();
    const first = await launch(member);
    const second = await launch(member, { nodeId: 9_001 });
    await expect.poll(() => requested.filter(({ path }) => path === '/platform/kick')).toHaveLength(1);
    const kicked = requested.find(({ path }) => path === '/platform/kick')!;
    expect(kicked).toMatchObject({ signed: true, body: { session: first.sessionId } });
    expect(second.sessionId).not.toBe(first.sessionId);
  });
});

describe('a launch is refused with a named reason', () => {
  const until = () => new Date(Date.now() + 60_000);
  it.each<[LaunchReason, string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['game_disabled', 'no engine', () => games({ playable: false }), () => games({ playable: true })],
    ['game_disabled', 'switched off', () => games({ enabled: false }), () => games({ enabled: true })],
    ['game_disabled', 'vendor off', () => vendors({ enabled: false }), () => vendors({ enabled: true })],
    [
      'game_maintenance',
      'game in maintenance',
      () => games({ maintenance_until: until() }),
      () => games({ maintenance_until: null }),
    ],
    [
      'game_maintenance',
      'vendor in maintenance',
      () => vendors({ maintenance_until: until() }),
      () => vendors({ maintenance_until: null }),
    ],
  ])('%s: %s', async (reason, _what, begin, end) => {
    const member = await newPlayer();
    await begin();
    expect(await refusal(launch(member))).toBe(reason);
    await end();
    expect(requested).toEqual([]);
  });

  it('[GAME-01] free play of a game that does not offer it', async () => {
    await games({ support_play: 1 });
    expect(await refusal(launch(await newPlayer(), { demo: true }))).toBe('no_free_play');
    await games({ support_play: 0 });
    expect(requested).toEqual([]);
  });

  it('an unknown game, an excluded player, a blocked player', async () => {
    const member = await newPlayer();
    const change = (set: object) => merchant().updateTable('members').set(set).where('id', '=', member.id).execute();
    expect(await refusal(launch(member, { nodeId: 1 }))).toBe('game_not_found');
    await change({ excluded_until: until() });
    expect(await refusal(launch(member))).toBe('account_excluded');
    await change({ excluded_until: null, play_blocked_reason: 'investigation' });
    expect(await refusal(launch(member))).toBe('play_blocked');
    // The member can settle a debt, so it has a reason of its own.
    await change({ play_blocked_reason: 'receivable' });
    expect(await refusal(launch(member))).toBe('play_owed');
    await change({ play_blocked_reason: null });
  });

  it.each<[string, () => { status?: number; body: unknown }]>([
    ['answers 500', () => ({ status: 500, body: {} })],
    ['answers something else', () => ({ body: { href: 'https://acme.example' } })],
    ['sends elsewhere', () => ({ status: 302, body: {} })],
  ])('a vendor that %s: game_maintenance, and the session is closed', async (_what, reply) => {
    answers['/platform/launch'] = reply;
    const member = await newPlayer();
    expect(await refusal(launch(member))).toBe('game_maintenance');
    const open = await merchant()
      .selectFrom('play_sessions')
      .select('id')
      .where('member_id', '=', member.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    expect(floor.logged.at(-1)).toMatchObject({ msg: 'a vendor did not open a game' });
  });
});

describe('other calls to a vendor', () => {
  const name = { merchant: 'parlour', vendor: VENDOR };
  const reason = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: unknown) => (error instanceof VendorCallFailed ? error.reason : String(error)),
    );

  it('are validated against the contract', async () => {
    answers['/platform/games'] = () => ({ body: { games: [{ game: GAME }] } });
    expect(await reason(vendorGames(floor.ctx, name))).toBe('schema');
    const game = { game: GAME, name: 'Lantern', min_stake: 10, max_stake: 100, rtp_micro: 960_000, pool: null };
    answers['/platform/games'] = () => ({ body: { games: [game] } });
    expect(await vendorGames(floor.ctx, name)).toEqual({ games: [game] });
  });

  it('request a replay by the vendor’s round id', async () => {
    answers['/platform/replay'] = () => ({ body: { url: 'https://acme.example/replay' } });
    await replay(floor.ctx, name, { vendorRoundId: 'r-1', memberId: 7, language: 'EN' });
    expect(requested[0]).toMatchObject({ signed: true, body: { round_id: 'r-1', player: '7', language: 'EN' } });
  });

  it('fail with a named reason where the vendor is unreachable', async () => {
    const { base_url } = await merchant().selectFrom('vendors').select('base_url').executeTakeFirstOrThrow();
    onTestFinished(() => vendors({ base_url: base_url! }).then(() => undefined));
    await vendors({ base_url: 'http://127.0.0.1:9' });
    expect(await reason(kick(floor.ctx, name, { session: 's', reason: 'r' }))).toBe('network');
    expect(await reason(vendorGames(floor.ctx, { ...name, vendor: 'NOBODY' }))).toBe('no_address');
  });
});
