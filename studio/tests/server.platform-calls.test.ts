import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platformCalls } from '../../contract/vendor-platform.ts';
import type { ReplayOpened } from '../protocol.ts';
import { verifierPolicy } from '../server/routes/pages.ts';
import { signRequest } from '../signature.ts';
import { openStudio, TITLES, wishFor, type StudioServer } from './support/studio-server.ts';
import { KEY } from './support/scripted-platform.ts';

let server: StudioServer;
beforeEach(async () => {
  server = await openStudio();
});
afterEach(() => server.close());

/** Makes a call as the platform does. */
function ask(method: 'GET' | 'POST', path: string, body?: object, change: { key?: typeof KEY; ageMs?: number } = {}) {
  const pathWithQuery = `/studio/platform${path}`;
  const payload = body === undefined ? '' : JSON.stringify(body);
  const moment = { timestampMs: server.clock.ms - (change.ageMs ?? 0), nonce: randomUUID() };
  const headers = signRequest(change.key ?? KEY, { method, pathWithQuery, rawBody: payload }, moment);
  const send = (raw = payload) =>
    server.app.inject({
      method,
      url: pathWithQuery,
      headers: method === 'POST' ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(method === 'POST' ? { payload: raw } : {}),
    });
  return { send };
}
const LAUNCH = {
  token: 'one-time',
  game: 'jade-lantern',
  language: 'AR' as const,
  back_url: 'http://localhost/slots',
  demo: false,
  merchant: 'parlour',
  platform: 'PARLOUR',
};

describe('the platform', () => {
  it('gets the games with their return and pool', async () => {
    const { games } = platformCalls.games.parse((await ask('GET', '/games').send()).json());
    // Only the games of the vendor that asks.
    expect(games.map(({ game }) => game).sort()).toEqual(
      [...TITLES.values()].filter(({ vendor }) => vendor === 'STUDIO').map(({ id }) => id),
    );
    expect(games.filter(({ game }) => game === 'jade-lantern')).toEqual([
      {
        game: 'jade-lantern',
        name: 'Jade Lantern',
        min_stake: 10,
        max_stake: 10_000,
        rtp_micro: 943_851,
        pool: 'grand',
      },
    ]);
  });

  it('gets a URL whose token stays in the fragment', async () => {
    const { url } = platformCalls.launch.parse((await ask('POST', '/launch', LAUNCH).send()).json());
    const at = new URL(url, 'http://localhost');
    expect([at.pathname, at.search]).toEqual(['/studio/play/', '']);
    expect(Object.fromEntries(new URLSearchParams(at.hash.slice(1)))).toEqual({
      launch: 'one-time',
      language: 'AR',
    });
  });

  it('gets a refusal for an unknown game', async () => {
    const answer = await ask('POST', '/launch', { ...LAUNCH, game: 'other' }).send();
    expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'INVALID_GAME' }]);
  });

  it('[PP-22] ends a session that was replaced elsewhere: its spins are refused, its open round finishes', async () => {
    const player = await server.open();
    server.platform.misbehave('settle', 'lose');
    await player.spun();
    const session = String(server.platform.calls('bet')[0]?.body['session']);
    await ask('POST', '/kick', { session, reason: 'opened elsewhere' }).send();
    expect((await player.look()).session.ended).toBe('kicked');
    server.wait(2_500);
    expect((await player.spin()).json()).toEqual({ code: 'OPENED_ELSEWHERE' });
    await server.work();
    expect((await player.look()).round?.status).toBe('closed');
  });

  it('[PP-25] opens a replay of a round, marked as one, for its player only', async () => {
    const { round } = await (await server.open()).spun();
    const body = { round_id: round.id, player: 'member-7', language: 'EN' as const };
    const { url } = platformCalls.replay.parse((await ask('POST', '/replay', body).send()).json());
    const token = new URLSearchParams(new URL(url, 'http://localhost').hash.slice(1)).get('replay') ?? '';
    const see = (given: string) => server.app.inject({ url: `/studio/api/replay?token=${encodeURIComponent(given)}` });
    expect((await see(token)).json<ReplayOpened>()).toMatchObject({
      replay: true,
      round,
      title: { id: 'jade-lantern', family: 'lines-slot', pool: 'grand' },
    });
    expect((await see(`${token.slice(0, -1)}x`)).statusCode).toBe(404);
    server.wait(25 * 3_600_000);
    expect((await see(token)).statusCode).toBe(404);
    expect((await ask('POST', '/replay', { ...body, player: 'member-8' }).send()).statusCode).toBe(404);
  });

  it('reads every confirmed transaction by time, page by page, none twice', async () => {
    const player = await server.open();
    await wishFor(server, (outcome) => outcome.units > 0);
    const { round } = await player.spun();
    server.wait(2_500);
    server.platform.misbehave('bet', 'forget');
    await player.spun();
    await server.work();
    const read = async (after: string | null) =>
      platformCalls.feed.parse((await ask('GET', `/feed?limit=1${after ? `&after=${after}` : ''}`).send()).json());
    const readAll = async () => {
      const all = [];
      for (let page = await read(null); ; page = await read(page.next)) {
        all.push(...page.txs);
        if (page.next === null) return all;
      }
    };
    const published = async () => (await readAll()).map((tx) => [tx.kind, tx.amount]);
    // The feed lags behind transactions that run anywhere on the PostgreSQL server, including other tests' databases.
    await expect.poll(published, { timeout: 10_000 }).toEqual([
      ['bet', 100],
      ['settle', round.win],
      ['rollback', 0],
    ]);
    expect(new Set((await readAll()).map((tx) => tx.tx_id)).size).toBe(3);
  });
});

describe('a platform call is refused', () => {
  it.each([
    ['with another secret', { key: { ...KEY, secret: 'guess' } }],
    ['of another key', { key: { ...KEY, keyId: 'other' } }],
    ['over five minutes old', { ageMs: 300_001 }],
    ['from over five minutes ahead', { ageMs: -300_001 }],
  ])('%s', async (_name, change) => {
    const answer = await ask('POST', '/launch', LAUNCH, change).send();
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'SIGNATURE_INVALID' }]);
  });

  it('with a body that was re-serialized or changed', async () => {
    const call = ask('POST', '/launch', LAUNCH);
    expect((await call.send(JSON.stringify(LAUNCH, null, 1))).statusCode).toBe(401);
    expect((await ask('POST', '/launch', LAUNCH).send(JSON.stringify({ ...LAUNCH, demo: true }))).statusCode).toBe(401);
  });

  it('with a nonce that was used before', async () => {
    const call = ask('GET', '/games');
    expect((await call.send()).statusCode).toBe(200);
    expect((await call.send()).statusCode).toBe(401);
  });

  it('without a signature, on every path', async () => {
    for (const url of ['/studio/platform/games', '/studio/platform/feed']) {
      expect((await server.app.inject({ url })).statusCode).toBe(401);
    }
  });

  it('with a field that is not in the contract', async () => {
    expect((await ask('POST', '/launch', { ...LAUNCH, more: 1 }).send()).statusCode).toBe(400);
  });
});

describe('the schema', () => {
  it('is created once by nodes that start together', async () => {
    await server.db.query('drop schema studio cascade');
    await Promise.all([server.node(), server.node(), server.node()]);
    const { rows } = await server.db.query<{ name: string }>('select name from migration order by name');
    expect(rows.map((row) => row.name)).toEqual(readdirSync('studio/server/migrations').sort());
  });
});

describe('the verifier’s policy', () => {
  it('allows its own script and style by hash, and no connection', () => {
    const policy = verifierPolicy('<style>a{}</style><script type="module">1</script>');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(policy).not.toMatch(/unsafe|connect-src/);
  });
});
