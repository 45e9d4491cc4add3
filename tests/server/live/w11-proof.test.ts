import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { everyBrand } from '../../../server/db/database.ts';
import { newEpoch } from '../../../server/live/epoch.ts';
import { connect, until } from './client.ts';
import { BRAND, createHouse, emitWin, logIn, setBalance, startNode } from './world.ts';

const board = `merchant:${BRAND}`;

it('[W11] proves every version that a socket watches, at a time of the server', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 30 });
  const member = await logIn(house);
  await setBalance(house, member, 1);
  await house.database.transact((tx) => emitWin(tx, 1));
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

  await until(() => client.proofs.length > 2);
  const [first, second] = client.proofs as [(typeof client.proofs)[0], (typeof client.proofs)[0]];
  expect(first).toMatchObject({ epoch, seqs });
  expect(seqs).toMatchObject({ balance: { [member.key]: 1 }, winners: { [board]: 1 }, notices: { [board]: 0 } });
  expect(first.at).toBeGreaterThanOrEqual(at);
  expect(second.at).toBeGreaterThan(first.at);
});

it('[W11] reads the versions once for all clients of the node', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 60_000 });
  const members = await Promise.all(Array.from({ length: 8 }, () => logIn(house)));
  const clients = await Promise.all(members.map(() => connect(node.url)));
  for (const [place, member] of members.entries())
    await clients[place]!.join(
      { balance: { [member.key]: null }, winners: { [board]: null } },
      { ticket: await member.ticket() },
    );

  const reads = vi.spyOn(house.database, 'readSnapshot');
  await node.live.prove();
  await until(() => clients.every(({ proofs }) => proofs.length === 1));
  expect(reads).toHaveBeenCalledTimes(1);
  for (const [place, { key }] of members.entries())
    expect(clients[place]!.proofs[0]!.seqs).toEqual({ balance: { [key]: 0 }, winners: { [board]: 0 } });
});

it('[W11] proves nothing whole while what was committed waits to be relayed', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 60_000, relayPollMs: 60_000 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  await until(() => node.live.stats().relay.holds);
  // Past the house's own commits: nobody wakes the relay.
  await house.database.db.transaction().execute((tx) => emitWin(tx, 1));
  await everyBrand(house.database.db)
    .updateTable('outbox')
    .set({ at: new Date(Date.now() - 3_000) })
    .execute();
  await node.live.prove();
  await client.join({ winners: { [board]: null } });
  expect(client.proofs).toEqual([]);
  await house.database.transact(() => Promise.resolve());
  await until(() => node.live.stats().relay.rows === 1);
  await expect
    .poll(async () => {
      await node.live.prove();
      return client.proofs[0]?.seqs;
    })
    .toEqual({ winners: { [board]: 1 } });
});

it('[W11] takes what was read before a standstill for no proof', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 60_000, relayPollMs: 60_000 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  let released = Promise.resolve();
  await house.database.db.transaction().execute(async (tx) => {
    await sql`lock table feed_heads in access exclusive mode`.execute(tx);
    released = node.live.prove();
    await sql`select pg_sleep(2.2)`.execute(tx);
  });
  await released;
  await client.join({ winners: { [board]: null } });
  expect(client.proofs).toEqual([]);
  await node.live.prove();
  await until(() => client.proofs.length === 1);
});

it('[W11] tells of a message that was lost', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 30, relayPollMs: 60_000 });
  const member = await logIn(house);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });
  // The last message never leaves: its row is gone before the relay sees it.
  await everyBrand(house.database.db)
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

  await until(() => client.proofs.at(-1)?.seqs.balance?.[member.key] === 4);
  expect(client.envelopes).toEqual([]);
  const { envelopes } = await client.get('snapshot', { feeds: { balance: [member.key] } });
  expect(envelopes).toMatchObject([{ seq: 4, value: { amount: 9 } }]);
});

it('[W11] never proves less than what was handed out before the proof', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 60_000 });
  const member = await logIn(house);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });
  const seen: ['envelope' | 'proof', number][] = [];
  client.socket.on('feed', ({ seq }) => void seen.push(['envelope', seq]));
  client.socket.on('proof', ({ seqs }) => void seen.push(['proof', seqs.balance![member.key]!]));

  // The snapshot is taken, then a change overtakes the proof on its way.
  const readSnapshot = house.database.readSnapshot.bind(house.database);
  vi.spyOn(house.database, 'readSnapshot').mockImplementation((work) =>
    readSnapshot(async (tx) => {
      const versions = await work(tx);
      await setBalance(house, member, 5);
      await until(() => seen.length > 0);
      return versions;
    }),
  );
  await node.live.prove();
  await until(() => seen.length === 2);
  expect(seen).toEqual([
    ['envelope', 1],
    ['proof', 1],
  ]);
});

it('[W11] proves nothing while the database is away, and goes on when it is back', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 20 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  await until(() => client.proofs.length > 0);

  const down = vi.spyOn(house.database, 'readSnapshot').mockRejectedValue(new Error('ECONNREFUSED'));
  await until(() => down.mock.calls.length > 1);
  const proved = client.proofs.length;
  await until(() => down.mock.calls.length > 5);
  expect(client.proofs.length).toBeLessThanOrEqual(proved + 1);
  down.mockRestore();
  await until(() => client.proofs.length > proved + 2);
  expect(house.logged.filter(({ live, level }) => live === 'proof' && level === 50)).toHaveLength(1);
});

it('[W11] tells of a new epoch at once where it is asked to', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 60_000 });
  const client = await connect(node.url);
  await client.join({ winners: { [board]: null } });
  const epoch = await newEpoch(house);
  await node.live.prove();
  await until(() => client.proofs.length === 1);
  expect(client.proofs[0]).toMatchObject({ epoch });
});
