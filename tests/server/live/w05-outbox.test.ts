import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { takeLease } from '../../../server/jobs/lease.ts';
import { emitState } from '../../../server/live/emit.ts';
import { startRelay } from '../../../server/live/relay.ts';
import type { Outgoing } from '../../../server/live/outgoing.ts';
import { connect, until } from './client.ts';
import {
  BRAND,
  createContext,
  emitWin,
  heldOpen,
  logIn,
  moveBalance,
  openContext,
  QUICK,
  setBalance,
  startNode,
} from './world.ts';

const board = `merchant:${BRAND}`;
const outboxSize = async ({ database }: BaseContext): Promise<number> =>
  (await everyMerchant(database.db).selectFrom('outbox').select('id').execute()).length;

/** A separate relay that records what it passes on. */
const relayOf = async (ctx: BaseContext, times = {}) => {
  await ctx.database.db
    .insertInto('platform_state')
    .values({ epoch: 'test1' })
    .onConflict((row) => row.doNothing())
    .execute();
  const passed: Outgoing[] = [];
  const relay = startRelay(ctx, (outgoing) => void passed.push(...outgoing), { ...QUICK, ...times });
  return { relay, passed, seqs: () => passed.map(({ envelope }) => envelope.seq) };
};

it('[W5] is woken by a commit of its own node', async () => {
  const ctx = await createContext();
  // The poll interval is longer than the test: only the commit can wake the relay.
  const node = await startNode(ctx, { relayPollMs: 60_000 });
  await until(() => node.live.stats().relay.holds);
  const member = await logIn(ctx);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });

  await setBalance(ctx, member, 77);
  await until(() => client.newest('balance', member.key));
  expect(client.newest('balance', member.key)).toMatchObject({ seq: 1, value: { amount: 77 } });
});

it('[W5] finds by polling what another node committed', async () => {
  const ctx = await createContext();
  const member = await logIn(ctx);
  const { relay, passed } = await relayOf(ctx);
  const other = openContext(ctx.url);

  await setBalance(other, member, 9);
  await until(() => passed.length > 0);
  expect(passed).toMatchObject([{ room: member.key, envelope: { feed: 'balance', seq: 1, value: { amount: 9 } } }]);
  await relay.stop();
});

it('[W5] relays nothing of a transaction that is rolled back', async () => {
  const ctx = await createContext();
  const member = await logIn(ctx);
  const { relay, passed } = await relayOf(ctx);
  const failed = ctx.database.transact(async (tx) => {
    await moveBalance(tx, member, 1_000_000);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');

  await setBalance(ctx, member, 3);
  await until(() => passed.length > 0);
  expect(passed).toMatchObject([{ envelope: { seq: 1, value: { amount: 3 } } }]);
  await relay.stop();
});

it('[W5] relays a row that commits after a row with a higher id', async () => {
  const ctx = await createContext();
  const { relay, passed } = await relayOf(ctx);
  const early = await heldOpen(ctx, (tx) => emitWin(tx, 1));
  await ctx.database.transact((tx) => emitWin(tx, 2));
  await until(() => passed.length === 1);

  await early.commit();
  await until(() => passed.length === 2);
  expect(passed).toMatchObject([
    { envelope: { seq: 1, value: { id: 2 } } },
    { envelope: { seq: 2, value: { id: 1 } } },
  ]);
  await relay.stop();
});

it('[W5] relays only the newest value of a state feed, and every event', async () => {
  const ctx = await createContext();
  const member = await logIn(ctx);
  await ctx.database.transact(async (tx) => {
    for (let amount = 1; amount <= 40; amount += 1) {
      await moveBalance(tx, member, amount);
      await emitWin(tx, amount);
    }
  });
  const { relay, passed } = await relayOf(ctx);

  await until(() => passed.length >= 41);
  expect(passed.filter(({ envelope }) => envelope.feed === 'balance')).toMatchObject([
    { envelope: { seq: 40, value: { amount: 40 } } },
  ]);
  expect(passed.filter(({ envelope }) => envelope.feed === 'winners').map(({ envelope }) => envelope.seq)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  await until(async () => (await outboxSize(ctx)) === 0);
  await relay.stop();
});

it('[W5] does not conflate values of different rooms', async () => {
  const ctx = await createContext();
  const [member, other] = [await logIn(ctx), await logIn(ctx)];
  await ctx.database.transact(async (tx) => {
    await moveBalance(tx, member, 5);
    const stray = { merchant: BRAND, feed: 'balance', key: member.key, room: `member:${other.id}`, seq: 50 } as const;
    await emitState(tx, { ...stray, value: { amount: 666, currency: 'USD', exponent: 2 } });
  });
  const { relay, passed } = await relayOf(ctx);

  await until(() => passed.length >= 2);
  expect(passed).toMatchObject([
    { room: `member:${member.id}`, envelope: { seq: 1, value: { amount: 5 } } },
    { room: `member:${other.id}`, envelope: { seq: 50 } },
  ]);
  await relay.stop();
});

it('[W5] numbers events without a gap or a duplicate under concurrent commits and two relays', async () => {
  const ctx = await createContext();
  const others = [openContext(ctx.url), openContext(ctx.url)];
  // A busy machine does not cost the relay its lease: the next one would rightly pass some envelopes on again.
  const one = await relayOf(others[0]!, { leaseMs: 60_000 });
  const two = await relayOf(others[1]!, { leaseMs: 60_000 });
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let turn = 0; turn < 30; turn += 1) await ctx.database.transact((tx) => emitWin(tx, writer * 100 + turn));
  });
  await Promise.all(writers);

  await until(() => one.passed.length + two.passed.length >= 180);
  const passed = [...one.seqs(), ...two.seqs()].sort((a, b) => a - b);
  expect(passed).toEqual(Array.from({ length: 180 }, (_, index) => index + 1));
  // There is one lease, so one relay did all the work.
  expect([one.passed.length, two.passed.length]).toContain(0);
  const log = await everyMerchant(ctx.database.db).selectFrom('feed_log').select('value').execute();
  expect(new Set(log.map(({ value }) => (value as { id: number }).id)).size).toBe(180);
  await Promise.all([one.relay.stop(), two.relay.stop()]);
});

it('[W5] relays again, under the same numbers, what a dead relay had passed on but not cleared', async () => {
  const ctx = await createContext();
  const dying = openContext(ctx.url);
  const first = await relayOf(dying, { leaseMs: 300 });
  await until(() => first.relay.holds());
  // The relay dies between sending the envelopes and clearing the outbox: its connections close at that moment.
  let closed = () => {};
  const gone = new Promise<void>((resolve) => (closed = resolve));
  const push = first.passed.push.bind(first.passed);
  first.passed.push = (...outgoing) => {
    void dying.database.close().then(closed);
    return push(...outgoing);
  };
  await ctx.database.transact(async (tx) => {
    await emitWin(tx, 1);
    await emitWin(tx, 2);
  });
  await gone;
  expect(await outboxSize(ctx)).toBe(2);

  const second = await relayOf(ctx, { leaseMs: 300 });
  await until(() => second.passed.length === 2);
  expect(first.seqs()).toEqual([1, 2]);
  expect(second.passed.map(({ envelope }) => [envelope.seq, envelope.value])).toEqual(
    first.passed.map(({ envelope }) => [envelope.seq, envelope.value]),
  );
  await until(async () => (await outboxSize(ctx)) === 0);
  await second.relay.stop();
});

it('[W5] does not let a deposed relay write', async () => {
  const ctx = await createContext();
  const { relay, passed } = await relayOf(ctx, { leaseMs: 60_000, relayPollMs: 60_000 });
  await until(() => relay.holds());
  // Another node has taken the lease, and this relay does not know it yet.
  await ctx.database.db
    .updateTable('leases')
    .set({ until: new Date(0) })
    .where('name', '=', 'relay')
    .execute();
  const usurper = await takeLease(ctx.database.db, 'relay', crypto.randomUUID(), 60_000);
  expect(usurper).toBeDefined();
  expect(relay.holds()).toBe(true);

  await ctx.database.transact((tx) => emitWin(tx, 1));
  await until(() => !relay.holds());
  expect(passed).toEqual([]);
  expect(await outboxSize(ctx)).toBe(1);
  expect(await everyMerchant(ctx.database.db).selectFrom('feed_log').select('seq').execute()).toEqual([]);
  await relay.stop();
});

it('[W5] continues after the database closed every connection', async () => {
  const ctx = await createContext();
  const { relay, passed } = await relayOf(ctx);
  await ctx.database.transact((tx) => emitWin(tx, 1));
  await until(() => passed.length === 1);

  const other = openContext(ctx.url);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await other.database.transact(async (tx) => {
    await emitWin(tx, 2);
    await tx.executeQuery({
      sql: cut,
      parameters: [],
      query: { kind: 'RawNode' },
      queryId: { queryId: 'cut' },
    } as never);
  });
  await until(() => passed.length === 2);
  expect(passed.map(({ envelope }) => envelope.seq)).toEqual([1, 2]);
  await relay.stop();
});

it('[W5] releases its lease when it stops, so that the next relay begins at once', async () => {
  const ctx = await createContext();
  const first = await relayOf(ctx, { leaseMs: 60_000 });
  await until(() => first.relay.holds());
  await first.relay.stop();

  const second = await relayOf(openContext(ctx.url), { leaseMs: 60_000 });
  await ctx.database.transact((tx) => emitWin(tx, 1));
  await until(() => second.passed.length === 1);
  await second.relay.stop();
});

it('[W5] continues past a feed that this version does not know', async () => {
  const ctx = await createContext();
  const { relay, passed } = await relayOf(ctx);
  await ctx.database.transact(async (tx) => {
    await everyMerchant(tx)
      .insertInto('outbox')
      .values({ merchant: BRAND, feed: 'weather', key: board, room: `public:${BRAND}`, seq: 1, value: '{}' })
      .execute();
    await emitWin(tx, 1);
  });
  await until(() => passed.length === 1);
  await until(async () => (await outboxSize(ctx)) === 0);
  await relay.stop();
});
