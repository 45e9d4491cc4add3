import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { History, Replay, Rotated } from '../protocol.ts';
import { decide, openStudio, type StudioServer, type Player } from './support/studio-server.ts';

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  server = await openStudio();
  player = await server.open();
});
afterEach(() => server.close());

const rotate = (clientSeed = 'another') =>
  player.call({ method: 'POST', url: '/studio/api/seeds', payload: { clientSeed } });
const history = async (query = '') =>
  (await player.call({ method: 'GET', url: `/studio/api/rounds${query}` })).json<History>();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('seeds', () => {
  it('are committed before the bet and verified after the reveal', async () => {
    const promised = player.state.seeds;
    const { round } = await player.spun();
    expect(round.seeds).toEqual({ ...promised, nextCommitment: undefined, nonce: 0, serverSeed: null });
    const { revealed } = (await rotate()).json<Rotated>();
    expect(sha256(revealed)).toBe(promised.commitment);
    const [shown] = (await history()).rounds;
    expect(shown?.seeds.serverSeed).toBe(revealed);
    expect(await decide({ serverSeed: revealed, clientSeed: 'the-players-own', nonce: 0 }, 100)).toEqual(round.outcome);
  });

  it('keep the commitment of the next pair while the player chooses a client seed', async () => {
    const { nextCommitment } = player.state.seeds;
    const { seeds } = (await rotate('chosen-later')).json<Rotated>();
    expect(seeds).toMatchObject({ commitment: nextCommitment, clientSeed: 'chosen-later', nonce: 0 });
    expect((await rotate()).json<Rotated>()).toMatchObject({ revealed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('give each round a nonce of its own', async () => {
    for (const nonce of [0, 1, 2]) {
      expect((await player.spun()).round.seeds.nonce).toBe(nonce);
      server.wait(2_500);
    }
  });

  it('are not rotated while a round is open, because that would reveal its seed before its outcome', async () => {
    server.platform.misbehave('settle', 'lose');
    await player.spun();
    expect((await rotate()).json()).toEqual({ code: 'ROUND_OPEN' });
  });

  it.each(['', 'a:b', 'x'.repeat(65), 'ü'])('refuse the client seed "%s"', async (clientSeed) => {
    expect((await rotate(clientSeed)).statusCode).toBe(400);
  });

  it('of the current pair are in no response', async () => {
    const { round } = await player.spun();
    const { rows } = await server.db.query<{ server_seed: string }>(`select server_seed from seed_pair`);
    const answers = await Promise.all(
      ['/studio/api/state', '/studio/api/rounds', `/studio/api/rounds/${round.id}`].map((url) =>
        player.call({ method: 'GET', url }),
      ),
    );
    for (const { server_seed } of rows) {
      for (const answer of answers) expect(answer.body).not.toContain(server_seed);
    }
  });
});

describe('history', () => {
  it('[PP-25] returns any round of the player, marked as a replay, and moves no money', async () => {
    const { round } = await player.spun();
    const calls = server.platform.names().length;
    const answer = await player.call({ method: 'GET', url: `/studio/api/rounds/${round.id}` });
    expect(answer.json<Replay>()).toMatchObject({ replay: true, round, steps: [], betOn: [{ EN: 'Paylines: 10' }] });
    expect(server.platform.names()).toHaveLength(calls);
  });

  it('hides rounds of other players', async () => {
    const { round } = await player.spun();
    server.platform.wallet.player = 'member-8';
    const other = await server.open();
    expect((await other.call({ method: 'GET', url: `/studio/api/rounds/${round.id}` })).statusCode).toBe(404);
    expect((await other.call({ method: 'GET', url: '/studio/api/rounds' })).json<History>().rounds).toEqual([]);
    expect((await other.look()).round).toBeNull();
  });

  it('comes in pages, newest first, without a gap', async () => {
    for (let index = 0; index < 23; index += 1) {
      await player.spin(10);
      server.wait(2_500);
    }
    const first = await history();
    const second = await history(`?before=${first.before}`);
    const numbers = [...first.rounds, ...second.rounds].map((round) => round.number);
    expect([first.rounds.length, second.rounds.length, second.before]).toEqual([20, 3, null]);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(new Set(numbers).size).toBe(23);
  });
});

describe('access control', () => {
  it.each([
    ['no token', undefined],
    ['a forged token', `Bearer ${'a'.repeat(43)}`],
    ['another scheme', 'Basic abc'],
  ])('refuses a request with %s', async (_name, authorization) => {
    for (const [method, url] of [
      ['GET', '/studio/api/state'],
      ['GET', '/studio/api/rounds'],
      ['POST', '/studio/api/round/begin'],
    ] as const) {
      const payload = method === 'POST' ? { clientRoundId: randomUUID(), bet: { stake: 100 } } : undefined;
      const answer = await server.app.inject({ method, url, payload, headers: authorization ? { authorization } : {} });
      expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'SESSION_INVALID' }]);
    }
  });

  it('stores the session by the hash of its token only', async () => {
    const { rows } = await server.db.query<{ all: string }>(`select play_session::text as all from play_session`);
    expect(rows.map((row) => row.all).join()).not.toContain(player.token);
  });
});

describe('the pool', () => {
  it('[PP-28] is shown as the platform reports it, and hidden once that report is older than 30 s', async () => {
    expect((await player.look()).pool).toMatchObject({ amount: 1_234_567, currency: 'USD', exponent: 2 });
    server.platform.wallet.pool = 1_300_000;
    server.wait(3_000);
    await expect.poll(async () => (await player.look()).pool?.amount).toBe(1_300_000);
    server.platform.misbehave('pool', ...Array.from({ length: 50 }, () => 'lose' as const));
    server.wait(30_001);
    expect((await player.look()).pool).toBeNull();
  });
});

describe('the connection to the platform', () => {
  it('[PP-06] is reported, so that the client can disable bets', async () => {
    expect((await player.look()).platform).toBe(true);
    server.platform.misbehave('balance', 'lose');
    server.wait(10_000);
    expect((await player.look()).platform).toBe(false);
  });

  it('delivers a balance that changed elsewhere', async () => {
    server.platform.wallet.balance = 777;
    server.wait(10_000);
    expect((await player.look()).session.balance).toBe(777);
  });
});
