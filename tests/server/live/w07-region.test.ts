import { PROTOCOL } from '../../../contract/feeds.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { everyMerchant, jsonb } from '../../../server/db/database.ts';
import type { LiveOptions } from '../../../server/live/start.ts';
import { setSetting } from '../../../server/domains/site/operator/settings.ts';
import { setStatus } from '../../../server/domains/site/operator/status.ts';
import { connect, until } from './client.ts';
import { BRAND, createContext, emitWin, logIn, startNode } from './world.ts';

const board = `merchant:${BRAND}`;
const all = { siteStatus: { [board]: null }, winners: { [board]: null } };
const join = { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds: all };

const setUp = async (options: Partial<LiveOptions> = {}) => {
  const ctx = await createContext({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: '127.0.0.0/8' });
  const node = await startNode(ctx, options);
  const restrict = (value: string | null) =>
    ctx.database.transact((tx) => setSetting(tx, { merchant: BRAND, name: 'restrictedCountries', value }));
  const from = (country: string) => connect(node.url, { country });
  return { ctx, node, restrict, from };
};

it('[SYS-03 W7] sends no values to a client in a restricted region, and serves others', async () => {
  const { ctx, restrict, from } = await setUp();
  await restrict('US');
  const [outside, inside] = [await from('FR'), await from('US')];
  await outside.join(all);
  expect(await inside.ask('join', join)).toEqual({ refused: 'REGION_RESTRICTED', detail: 'US' });
  expect(await inside.ask('snapshot', { feeds: { winners: [board] } })).toMatchObject({ refused: 'NOT_JOINED' });
  await ctx.database.transact((tx) => emitWin(tx, 1));
  await until(() => outside.newest('winners', board));
  expect(inside.envelopes).toEqual([]);
});

it('[SYS-03] tells a refused client to reconnect when the operator lifts the restriction, and admits it with the site status', async () => {
  const { ctx, restrict, from } = await setUp();
  await restrict('US');
  const before = await from('US');
  const member = await logIn(ctx);
  const ticket = await member.ticket();
  expect(await before.ask('join', { ...join, ticket })).toMatchObject({ refused: 'REGION_RESTRICTED' });
  await restrict(null);
  await before.closed();
  expect(before.byes).toEqual(['region_changed']);
  const after = await from('US');
  // The refused join did not use up the ticket.
  const { envelopes } = await after.join(all, { ticket });
  expect(envelopes.map(({ feed }) => feed)).toContain('siteStatus');
});

it('[SYS-01 SYS-03] announces a restriction to connected clients and disconnects those it applies to; the others stay', async () => {
  const { restrict, from } = await setUp();
  const [outside, inside] = [await from('FR'), await from('US')];
  for (const client of [outside, inside]) await client.join(all);
  await restrict('US');
  await inside.closed();
  expect(inside.newest('siteStatus', board)).toBeDefined();
  expect(inside.byes).toEqual(['region_changed']);
  expect(await (await from('US')).ask('join', join)).toMatchObject({ refused: 'REGION_RESTRICTED' });
  expect([outside.socket.connected, outside.byes]).toEqual([true, []]);
});

it('[SYS-01] disconnects everybody when the whole merchant is restricted; keeps pages connected under maintenance', async () => {
  const { ctx, from } = await setUp();
  const set = (status: 0 | 1 | 2) =>
    ctx.database.transact((tx) => setStatus(tx, { merchant: BRAND, status, untilMs: null }));
  const client = await from('FR');
  await client.join(all);
  await set(1);
  await until(() => (client.newest('siteStatus', board)?.value as { status: number } | undefined)?.status === 1);
  await client.join(all);
  await set(2);
  await client.closed();
  const again = await from('FR');
  expect(await again.ask('join', join)).toMatchObject({ refused: 'REGION_RESTRICTED' });
  await set(0);
  await again.closed();
  await (await from('FR')).join(all);
});

it('[SYS-03] applies a restriction that no message announced', async () => {
  const { ctx, from } = await setUp({ regionCheckEveryMs: 50 });
  const client = await from('US');
  await client.join(all);
  const settings = jsonb({ restrictedCountries: ['US'] });
  await sql`update merchants set settings = ${settings}`.execute(everyMerchant(ctx.database.db));
  await client.closed();
  expect(client.byes).toEqual(['region_changed']);
});
