import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namedToken, readToken } from '../server/operators.ts';
import { reconcile } from '../server/reconcile.ts';
import { signRequest } from '../signature.ts';
import { KEY } from './support/scripted-platform.ts';
import { tablesOf } from '../engines/rounds/tables.ts';
import { openStudio, TITLES, type StudioServer } from './support/studio-server.ts';

const OTHER = { merchant: 'second', keyId: 'studio-2', secret: 'another secret of the tests' };
let server: StudioServer;
beforeEach(async () => {
  server = await openStudio([OTHER]);
});
afterEach(() => server.close());

/** A call of the platform, signed with one merchant's key. */
const ask = (key: typeof KEY, method: 'GET' | 'POST', path: string, body?: object) => {
  const pathWithQuery = `/studio/platform${path}`;
  const rawBody = body ? JSON.stringify(body) : '';
  const moment = { timestampMs: server.clock.ms, nonce: randomUUID() };
  const headers = signRequest(key, { method, pathWithQuery, rawBody }, moment);
  return server.app.inject({
    method,
    url: pathWithQuery,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body ? { payload: rawBody } : {}),
  });
};
const second = { vendor: KEY.vendor, keyId: OTHER.keyId, secret: OTHER.secret };

describe('a merchant’s key', () => {
  it('shows nothing of another merchant’s rounds, replays none, and ends none of its sessions', async () => {
    const player = await server.open();
    const { round } = await player.spun();
    const { rows } = await server.db.query<{ session: string }>('select platform_session as session from play_session');
    const request = { round_id: round.id, player: server.platform.wallet.player, language: 'EN' };
    const kick = { session: rows[0]!.session, reason: 'elsewhere' };

    expect((await ask(second, 'GET', '/feed')).json()).toEqual({ txs: [], next: null });
    expect((await ask(second, 'POST', '/replay', request)).statusCode).toBe(404);
    expect((await ask(second, 'POST', '/kick', kick)).json()).toEqual({ code: 'OK', kicked: false });

    expect((await ask(KEY, 'GET', '/feed')).json().txs.length).toBeGreaterThan(0);
    expect((await ask(KEY, 'POST', '/replay', request)).statusCode).toBe(200);
    expect((await ask(KEY, 'POST', '/kick', kick)).json()).toEqual({ code: 'OK', kicked: true });
  });

  it('is refused with another’s secret', async () => {
    const mixed = { ...KEY, keyId: OTHER.keyId };
    expect((await ask(mixed, 'GET', '/games')).statusCode).toBe(401);
  });

  it('signs the calls about this merchant’s players only', async () => {
    const opened = await server.app.inject({
      method: 'POST',
      url: '/studio/api/session',
      payload: { token: 'second~launch-token', clientSeed: 'the-players-own' },
    });
    // The scripted platform knows the first merchant's key only.
    expect(opened.statusCode).not.toBe(200);
    expect(server.platform.seen.at(-1)).toMatchObject({ name: 'authenticate', signed: false });
    expect(server.platform.seen.at(-1)!.body).toEqual({ token: 'launch-token' });
  });
});

it('each merchant is reconciled by itself', async () => {
  await server.db.query('update reconciliation set due_at = $1', [new Date(server.clock.ms)]);
  expect(await reconcile(server.studio)).toBe(true);
  const { rows } = await server.db.query<{ merchant: string }>(
    'select merchant from reconciliation where due_at > $1',
    [new Date(server.clock.ms)],
  );
  expect(rows).toHaveLength(1);
});

it('a launch token names its merchant, except the first’s', () => {
  const names = ['parlour', 'second'];
  expect([namedToken(names, 'parlour', 'abc'), namedToken(names, 'second', 'abc')]).toEqual(['abc', 'second~abc']);
  expect(readToken(names, 'second~abc')).toEqual({ name: 'second', token: 'abc' });
  expect(readToken(names, 'abc')).toEqual({ name: 'parlour', token: 'abc' });
  expect(readToken(names, 'unknown~abc')).toEqual({ name: 'parlour', token: 'unknown~abc' });
});

describe('a merchant that offers some types of games', () => {
  it('has no tables of the other types, whose states its platform would refuse', async () => {
    const live = [...TITLES.values()].find(({ type, table }) => type === 'LIVE' && table !== undefined)!;
    const draw = [...TITLES.values()].find(({ type, table }) => type === 'ELOTT' && table !== undefined)!;
    const titles = new Map([live, draw].map((title) => [title.id, { ...title, vendor: KEY.vendor }]));
    const some = await openStudio([{ ...OTHER, types: ['LIVE'] }], titles);
    expect(tablesOf(some.studio).map(({ merchant, title }) => [merchant, title.type])).toEqual([
      [expect.not.stringMatching(OTHER.merchant), 'LIVE'],
      [expect.not.stringMatching(OTHER.merchant), 'ELOTT'],
      [OTHER.merchant, 'LIVE'],
    ]);
    await some.close();
  });
});
