import { addPoolGame } from '../../support/pools.ts';
import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { emitState } from '../../../server/live/emit.ts';
import { createSendQueue } from '../../../server/live/send-queue.ts';
import { connect, rawOf, until } from './client.ts';
import { BRAND, createContext, emitWin, logIn, setBalance, startNode, type Node } from './world.ts';

const board = `merchant:${BRAND}`;
const LARGE = 'x'.repeat(100_000);

/** Emits events, which cannot be conflated, in excess of the operating system's buffers. */
const flood = async (ctx: BaseContext, node: Node, megabytes: number, from = 0): Promise<number> => {
  const count = megabytes * 10;
  const before = node.live.stats().relay.rows;
  for (let id = 1; id <= count; id += 10)
    await ctx.database.transact(async (tx) => {
      for (let more = 0; more < 10; more += 1) await emitWin(tx, from + id + more, { gameName: LARGE });
    });
  await until(() => node.live.stats().relay.rows - before === count);
  return from + count;
};

it('[W12] sends a slow reader only the newest value, and every event', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { slowReaderBytes: 64 * 1024 * 1024 });
  const member = await logIn(ctx);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null }, winners: { [board]: null } }, { ticket: await member.ticket() });

  rawOf(client).pause();
  const events = await flood(ctx, node, 12);
  for (let amount = 1; amount <= 200; amount += 1) await setBalance(ctx, member, amount);
  await until(() => node.live.stats().relay.rows === events + 200);
  rawOf(client).resume();

  await until(() => client.newest('balance', member.key)?.seq === 200);
  const balances = client.envelopes.filter(({ feed }) => feed === 'balance');
  expect(balances.length).toBeLessThan(5);
  await until(() => client.newest('winners', board)?.seq === events);
  expect(client.envelopes.filter(({ feed }) => feed === 'winners').map(({ seq }) => seq)).toEqual(
    Array.from({ length: events }, (_, index) => index + 1),
  );
});

it('[W12] disconnects a reader with more than 256 kB unsent without effect on others; it is current again after rejoining', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const slow = await connect(node.url);
  const quick = await connect(node.url);
  for (const client of [slow, quick])
    await client.join(
      { balance: { [member.key]: null }, winners: { [board]: null } },
      { ticket: await member.ticket() },
    );

  rawOf(slow).pause();
  // One megabyte at a time, so that a client that reads does not fall behind.
  let events = 0;
  while (node.live.stats().byes.slow_reader === undefined) {
    expect(events).toBeLessThan(500);
    for (let more = 0; more < 5; more += 1) {
      events += 1;
      const id = events;
      await ctx.database.transact((tx) => emitWin(tx, id, { gameName: LARGE }));
      await until(() => quick.newest('winners', board)?.seq === id);
    }
  }
  await setBalance(ctx, member, 321);
  await until(() => quick.newest('balance', member.key));

  expect(node.live.stats()).toMatchObject({ byes: { slow_reader: 1 }, connections: 1 });
  expect(quick.socket.connected).toBe(true);
  expect(quick.envelopes.filter(({ feed }) => feed === 'winners')).toHaveLength(events);

  rawOf(slow).resume();
  await slow.closed();
  const back = await connect(node.url);
  const last = slow.newest('winners', board)?.seq ?? 0;
  const answer = await back.join(
    { balance: { [member.key]: null }, winners: { [board]: last } },
    { ticket: await member.ticket(), epoch: quick.envelopes[0]!.epoch },
  );
  expect(answer.seqs).toEqual({ balance: { [member.key]: 1 }, winners: { [board]: events } });
  expect(answer.envelopes).toMatchObject([{ feed: 'balance', value: { amount: 321 } }]);
  expect(answer.resets).toEqual([{ feed: 'winners', key: board }]);
});

it('[W12] sends a ticking value a few times a second, the newest last', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { tickingEveryMs: 200 });
  await addPool(ctx, 'grand');
  await addPoolGame(ctx.database, BRAND, 'grand');
  const client = await connect(node.url);
  await client.join({ jackpot: { 'pool:grand': null } });

  const begun = performance.now();
  for (let seq = 2; seq <= 200; seq += 1) await tick(ctx, 'grand', seq);
  await until(() => client.newest('jackpot', 'pool:grand')?.seq === 200);
  const elapsed = performance.now() - begun;

  expect(client.newest('jackpot', 'pool:grand')?.value).toMatchObject({ amount: 200 });
  expect(client.envelopes.length).toBeLessThanOrEqual(elapsed / 200 + 2);
});

it('[W12] serves many clients in slices, each client completely', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { connectionsPerAddress: 1_000 });
  const clients = await Promise.all(Array.from({ length: 60 }, () => connect(node.url)));
  await Promise.all(clients.map((client) => client.join({ winners: { [board]: null } })));

  for (let id = 1; id <= 20; id += 1) await ctx.database.transact((tx) => emitWin(tx, id));
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  await until(() => clients.every(({ envelopes }) => envelopes.length === 20));
  for (const { envelopes } of clients) expect(envelopes.map(({ seq }) => seq)).toEqual(all);
});

it('[W12] replaces queued values, keeps events, sends in small batches, and closes once on overflow', () => {
  const written: string[] = [];
  let ready = true;
  let wake = () => {};
  let inFlight = 0;
  let gaveUp = 0;
  const link = {
    isReady: () => ready,
    write: (text: string) => {
      written.push(text);
      inFlight += text.length;
      ready = false;
    },
    unsentBytes: () => inFlight,
    onReady: (listener: () => void) => {
      wake = listener;
    },
  };
  const drain = () => {
    ready = true;
    inFlight = 0;
    wake();
  };
  const queue = createSendQueue(link, () => (gaveUp += 1), { slowReaderBytes: 100 });
  const offer = (slot: string, text: string) => queue.offer({ slot, text, bytes: text.length });

  offer('balance', 'b1');
  offer('balance', 'b2');
  offer('win 1', 'w1');
  offer('balance', 'b3');
  offer('win 2', 'w2');
  expect(written).toEqual(['b1']);
  expect(queue.unsentBytes()).toBe(8);
  drain();
  expect(written).toEqual(['b1', 'b3', 'w1', 'w2']);

  offer('win 3', 'x'.repeat(90));
  expect(gaveUp).toBe(0);
  offer('win 4', 'x'.repeat(20));
  offer('win 5', 'x');
  drain();
  expect(gaveUp).toBe(1);
  expect(written).toHaveLength(4);
});

const addPool = async ({ database }: BaseContext, id: string) => {
  const { id: account_id } = await everyMerchant(database.db)
    .insertInto('accounts')
    .values({
      merchant: BRAND,
      ledger: 'real',
      kind: 'pool',
      owner: `pool:${id}`,
      currency: 'USD',
      exponent: 2,
      balance: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const figures = { seed_min: 1, seed_max: 1, contribution_micro: 1, one_in: 1, reference_stake: 1 };
  await everyMerchant(database.db)
    .insertInto('pools')
    .values({ merchant: BRAND, id, name: id, account_id, ...figures })
    .execute();
};

const tick = ({ database }: BaseContext, id: string, seq: number) =>
  database.transact((tx) =>
    emitState(tx, {
      merchant: BRAND,
      feed: 'jackpot',
      key: `pool:${id}`,
      room: `public:${BRAND}`,
      seq,
      value: { name: id, amount: seq, currency: 'USD', exponent: 2, lastWon: null },
    }),
  );
