import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoundView } from '../protocol.ts';
import { signRequest } from '../signature.ts';
import { beat, outage } from './support/outages.ts';
import { KEY } from './support/scripted-platform.ts';
import { openStudio, type Player, type StudioServer } from './support/studio-server.ts';

/** Decision 0007. */
const [GOODBYE_MS, SILENT_MS, IDLE_MS] = [15_000, 90_000, 600_000];
const BET = { stake: 200, load: 20 };

let server: StudioServer;
let player: Player;
let round: RoundView;
let before: number;
beforeEach(async () => {
  server = await openStudio();
  server.platform.wallet.game = 'deep-koi';
  player = await server.open();
  before = server.platform.wallet.balance;
  round = await player.begun(BET);
  expect(round.status).toBe('waiting');
});
afterEach(() => server.close());

const settles = () => server.platform.calls('settle').map(({ body }) => body['amount']);
const goodbye = (token = player.token) =>
  server.app.inject({
    method: 'POST',
    url: '/studio/api/goodbye',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: token,
  });
/** The platform ends the session that began the round. */
async function kickFirst(): Promise<void> {
  const { rows } = await server.db.query<{ session: string }>(
    `select s.platform_session as session from play_session s join round r on r.session_id = s.id where r.id = $1`,
    [round.id],
  );
  const payload = JSON.stringify({ session: rows[0]!.session, reason: 'another slot was opened' });
  const call = { method: 'POST', pathWithQuery: '/studio/platform/kick', rawBody: payload } as const;
  const headers = signRequest(KEY, call, { timestampMs: server.clock.ms, nonce: randomUUID() });
  const answer = await server.app.inject({
    method: 'POST',
    url: call.pathWithQuery,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
  expect(answer.json()).toEqual({ code: 'OK', kicked: true });
}
/** The game stays open for this long: it asks for the state, here each half minute, well before it counts as gone. */
async function open(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 30_000) {
    server.wait(Math.min(left, 30_000));
    await server.work();
    await player.look();
  }
}
/** Nothing is returned before this time, and the whole load at it. */
async function expectReturnedAfter(ms: number): Promise<void> {
  server.wait(ms - 1);
  await server.work();
  expect(settles()).toEqual([]);
  server.wait(1);
  await server.work();
  expect(settles()).toEqual([200]);
  expect(server.platform.wallet.balance).toBe(before);
}

describe('[PP-20] an unspent load', () => {
  it('is returned soon after the game’s page closed', async () => {
    expect((await goodbye()).statusCode).toBe(204);
    await expectReturnedAfter(GOODBYE_MS);
    player = await server.open();
    expect(player.state.round).toMatchObject({ id: round.id, status: 'closed', win: 200, reason: 'LEFT' });
  });

  it('is kept for a player who reloads', async () => {
    await goodbye();
    server.wait(GOODBYE_MS - 1);
    player = await server.open();
    expect(player.state.round).toMatchObject({ id: round.id, status: 'waiting' });
    await open(SILENT_MS);
    expect(settles()).toEqual([]);
  });

  it('is returned after a minute and a half without a call of the game', async () => {
    await open(60_000);
    await expectReturnedAfter(SILENT_MS);
  });

  it('is kept while the game is open, until ten minutes after the last shot', async () => {
    await open(IDLE_MS - 5_000);
    expect(settles()).toEqual([]);
    await open(5_000);
    expect(settles()).toEqual([200]);
  });

  it('counts the ten minutes anew after each shot', async () => {
    await open(300_000);
    const shot = { target: 'carp', weapon: 'net' };
    const { round: after } = await player.moved(round, shot);
    expect(after.moves).toEqual([shot]);
    await open(IDLE_MS - 5_000);
    expect(settles()).toEqual([]);
    await open(5_000);
    expect(settles()).toHaveLength(1);
  });

  it('is returned soon after the platform ended the session; that session’s calls no longer keep it', async () => {
    await kickFirst();
    await player.look();
    await expectReturnedAfter(GOODBYE_MS);
  });

  it('is resumed on another device, which ends the first session', async () => {
    const second = await server.open();
    await kickFirst();
    server.wait(5_000);
    expect((await second.look()).round).toMatchObject({ id: round.id, status: 'waiting' });
    server.wait(SILENT_MS - 1);
    await server.work();
    expect(settles()).toEqual([]);
  });

  it('is returned once: a button, a goodbye and several workers at the same time', async () => {
    await goodbye();
    server.wait(GOODBYE_MS);
    await Promise.all([player.move(round, { leave: true }), server.work(), server.work(), goodbye()]);
    server.wait(SILENT_MS + IDLE_MS);
    await server.work();
    expect(settles()).toEqual([200]);
    expect(server.platform.wallet.balance).toBe(before);
  });

  it('is kept for the time of a reload at least after an outage', async () => {
    await beat(server);
    server.wait(SILENT_MS - 1_000);
    await outage(server, 60_000);
    server.wait(60_000);
    await beat(server);
    await expectReturnedAfter(GOODBYE_MS);
  });

  it('of another player is not touched by a goodbye', async () => {
    server.platform.wallet.player = 'member-8';
    await goodbye((await server.open()).token);
    server.wait(GOODBYE_MS);
    await server.work();
    expect(settles()).toEqual([]);
  });
});

describe('a goodbye', () => {
  it.each([
    ['of nobody', 'x'.repeat(43), 401],
    ['that is no token', 'bye', 400],
  ])('%s is refused', async (_, token, status) => {
    expect((await goodbye(token)).statusCode).toBe(status);
  });

  it('leaves rounds of other families waiting', async () => {
    server.platform.wallet.game = 'star-keeper';
    server.wait(5_000);
    const miner = await server.open();
    let open = await miner.begun({ stake: 100, mines: 1, cell: 0 });
    while (open.status !== 'waiting') {
      server.wait(5_000);
      open = await miner.begun({ stake: 100, mines: 1, cell: 0 });
    }
    await goodbye(miner.token);
    server.wait(SILENT_MS);
    await server.work();
    expect((await miner.look()).round).toMatchObject({ id: open.id, status: 'waiting' });
  });
});
