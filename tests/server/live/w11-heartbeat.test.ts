import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import { newEpoch } from '../../../server/live/epoch.ts';
import { connect, until } from './client.ts';
import { BRAND, createContext, emitWin, logIn, setBalance, startNode } from './world.ts';

const board = `merchant:${BRAND}`;

it('[W11] states every version that a socket subscribes to, at a server time', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 30 });
  const member = await logIn(ctx);
  await setBalance(ctx, member, 1);
  await ctx.database.transact((tx) => emitWin(tx, 1));
  await until(() => node.live.stats().relay.rows === 2);
  const client = await connect(node.url);
  const session = `session:${member.sessionId}`;
  const { epoch, at, seqs } = await client.join(
    {
      balance: { [member.key]: null },
      play: { [session]: null },
      unread: { [member.key]: null },
      siteStatus: { [board]: null },
      notices: { [board]: null },
      winners: { [board]: null },
      session: { [session]: null },
    },
    { ticket: await member.ticket() },
  );

  await until(() => client.heartbeats.length > 2);
  const [first, second] = client.heartbeats as [(typeof client.heartbeats)[0], (typeof client.heartbeats)[0]];
  expect(first).toMatchObject({ epoch, seqs });
  expect(seqs).toMatchObject({ balance: { [member.key]: 1 }, winners: { [board]: 1 }, notices: { [board]: 0 } });
  expect(first.at).toBeGreaterThanOrEqual(at);
  expect(second.at).toBeGreaterThan(first.at);
});

it('[W11] reads the versions once for all clients of the node', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 60_000 });
  const members = await Promise.all(Array.from({ length: 8 }, () => logIn(ctx)));
  const clients = await Promise.all(members.map(() => connect(node.url)));
  for (const [index, member] of members.entries())
    await clients[index]!.join(
      { balance: { [member.key]: null }, winners: { [board]: null } },
      { ticket: await member.ticket() },
    );

  const reads = vi.spyOn(ctx.database, 'readSnapshot');
  await node.live.sendHeartbeat();
  await until(() => clients.every(({ heartbeats }) => heartbeats.length === 1));
  expect(reads).toHaveBeenCalledTimes(1);
  for (const [index, { key }] of members.entries())
    expect(clients[index]!.heartbeats[0]!.seqs).toEqual({ balance: { [key]: 0 }, winners: { [board]: 0 } });
});

it('[W11] sends no complete heartbeat while committed changes wait for the relay', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 60_000, relayPollMs: 60_000 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  await until(() => node.live.stats().relay.holds);
  // Bypasses the app context's own commits, so nothing wakes the relay.
  await ctx.database.db.transaction().execute((tx) => emitWin(tx, 1));
  await everyMerchant(ctx.database.db)
    .updateTable('outbox')
    .set({ at: new Date(Date.now() - 3_000) })
    .execute();
  await node.live.sendHeartbeat();
  const incomplete = await client.join({ winners: { [board]: null } });
  expect(client.heartbeats).toEqual([]);
  expect(incomplete.seqs).toEqual({ winners: { [board]: 0 } });
  expect(incomplete.at - incomplete.completeAt!).toBeGreaterThanOrEqual(3_000);
  await ctx.database.transact(() => Promise.resolve());
  await until(() => node.live.stats().relay.rows === 1);
  await expect
    .poll(async () => {
      await node.live.sendHeartbeat();
      return client.heartbeats[0]?.seqs;
    })
    .toEqual({ winners: { [board]: 1 } });
  expect(await client.join({ winners: { [board]: null } })).not.toHaveProperty('completeAt');
});

it('[W11] does not send a heartbeat that was read before a pause of the process', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 60_000, relayPollMs: 60_000 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  let released = Promise.resolve();
  await ctx.database.db.transaction().execute(async (tx) => {
    await sql`lock table feed_heads in access exclusive mode`.execute(tx);
    released = node.live.sendHeartbeat();
    await sql`select pg_sleep(2.2)`.execute(tx);
  });
  await released;
  await client.join({ winners: { [board]: null } });
  expect(client.heartbeats).toEqual([]);
  await node.live.sendHeartbeat();
  await until(() => client.heartbeats.length === 1);
});

it('[W11] reports the version of a lost message', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 30, relayPollMs: 60_000 });
  const member = await logIn(ctx);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });
  // The last message is never sent: its row is deleted before the relay sees it.
  await everyMerchant(ctx.database.db)
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto('accounts')
        .values({
          merchant: BRAND,
          ledger: 'real',
          kind: 'wallet',
          owner: member.key,
          currency: 'USD',
          exponent: 2,
          balance: 9,
          version: 4,
        })
        .execute();
    });

  await until(() => client.heartbeats.at(-1)?.seqs.balance?.[member.key] === 4);
  expect(client.envelopes).toEqual([]);
  const { envelopes } = await client.get('snapshot', { feeds: { balance: [member.key] } });
  expect(envelopes).toMatchObject([{ seq: 4, value: { amount: 9 } }]);
});

it('[W11] never states less than what was sent before the heartbeat', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 60_000 });
  const member = await logIn(ctx);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });
  const seen: ['envelope' | 'heartbeat', number][] = [];
  client.socket.on('feed', ({ seq }) => void seen.push(['envelope', seq]));
  client.socket.on('heartbeat', ({ seqs }) => void seen.push(['heartbeat', seqs.balance![member.key]!]));

  // A change after the snapshot is taken overtakes the heartbeat.
  const readSnapshot = ctx.database.readSnapshot.bind(ctx.database);
  vi.spyOn(ctx.database, 'readSnapshot').mockImplementation((work) =>
    readSnapshot(async (tx) => {
      const versions = await work(tx);
      await setBalance(ctx, member, 5);
      await until(() => seen.length > 0);
      return versions;
    }),
  );
  await node.live.sendHeartbeat();
  await until(() => seen.length === 2);
  expect(seen).toEqual([
    ['envelope', 1],
    ['heartbeat', 1],
  ]);
});

it('[W11] sends no heartbeat while the database is down, and resumes when it is back', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 20 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  await until(() => client.heartbeats.length > 0);

  const down = vi.spyOn(ctx.database, 'readSnapshot').mockRejectedValue(new Error('ECONNREFUSED'));
  await until(() => down.mock.calls.length > 1);
  const proved = client.heartbeats.length;
  await until(() => down.mock.calls.length > 5);
  expect(client.heartbeats.length).toBeLessThanOrEqual(proved + 1);
  down.mockRestore();
  await until(() => client.heartbeats.length > proved + 2);
  expect(ctx.logged.filter(({ live, level }) => live === 'heartbeat' && level === 50)).toHaveLength(1);
});

it('[W11] sends a new epoch at once on request', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 60_000 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  const epoch = await newEpoch(ctx);
  await node.live.sendHeartbeat();
  await until(() => client.heartbeats.length === 1);
  expect(client.heartbeats[0]).toMatchObject({ epoch });
});
