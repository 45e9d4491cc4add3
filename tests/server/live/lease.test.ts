import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { everyLeased, type LeasedRun } from '../../../server/jobs/every-leased.ts';
import { guardLease, LeaseLost, releaseLease, renewLease, takeLease } from '../../../server/jobs/lease.ts';
import { until } from './client.ts';
import { createContext, openContext, waitingForLocks } from './world.ts';

it('gives a lease to one holder for its duration, with a new term for each holding', async () => {
  const { database } = await createContext();
  const [one, two] = [randomUUID(), randomUUID()];
  const first = await takeLease(database.db, 'job', one, 60_000);
  expect(first).toMatchObject({ holder: one, term: 1 });
  expect(await takeLease(database.db, 'job', two, 60_000)).toBeUndefined();
  expect(await takeLease(database.db, 'job', one, 60_000)).toBeUndefined();
  expect(await takeLease(database.db, 'another job', two, 60_000)).toMatchObject({ term: 1 });

  await releaseLease(database.db, first!);
  expect(await takeLease(database.db, 'job', two, 1)).toMatchObject({ holder: two, term: 2 });
  // The lease expires.
  await until(async () => (await takeLease(database.db, 'job', one, 60_000))?.term === 3);
});

it('renews an expired lease only while nobody else has taken it', async () => {
  const { database } = await createContext();
  const lease = (await takeLease(database.db, 'job', randomUUID(), 1))!;
  expect(await renewLease(database.db, lease, 1)).toBe(true);
  await until(async () => takeLease(database.db, 'job', randomUUID(), 60_000));
  expect(await renewLease(database.db, lease, 60_000)).toBe(false);
  await releaseLease(database.db, lease);
  expect(await takeLease(database.db, 'job', randomUUID(), 60_000)).toBeUndefined();
});

it('gives the lease to one of many concurrent callers', async () => {
  const { database } = await createContext();
  const taken = await Promise.all(
    Array.from({ length: 12 }, () => takeLease(database.db, 'job', randomUUID(), 60_000)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('keeps the lease until a guarded transaction commits, and refuses the transaction of a deposed holder', async () => {
  const ctx = await createContext();
  const { database } = ctx;
  const other = openContext(ctx.url);
  const lease = (await takeLease(database.db, 'job', randomUUID(), 1))!;
  const order: string[] = [];
  let taking: Promise<unknown> | undefined;
  await database.transact(async (tx) => {
    await guardLease(tx, lease);
    // The lease has expired, so another holder may take it, but not before this commit.
    taking = until(async () => takeLease(other.database.db, 'job', randomUUID(), 60_000)).then(() =>
      order.push('taken'),
    );
    await until(async () => (await waitingForLocks(other)) > 0);
    order.push('committing');
  });
  await taking;
  expect(order).toEqual(['committing', 'taken']);
  await expect(database.transact((tx) => guardLease(tx, lease))).rejects.toThrow(LeaseLost);
});

it('runs leased work on one node at a time, repeatedly', async () => {
  const ctx = await createContext();
  const nodes = [ctx, openContext(ctx.url), openContext(ctx.url)];
  const turns: string[] = [];
  let working = 0;
  const jobs = nodes.map((node) =>
    everyLeased(node, 'job', 5, async () => {
      working += 1;
      turns.push(working === 1 ? node.nodeId : 'two at once');
      await Promise.resolve();
      working -= 1;
    }),
  );
  await until(() => turns.length > 10);
  expect(new Set(turns).size).toBe(1);
  expect(jobs.filter((job) => job.holds())).toHaveLength(1);
  await Promise.all(jobs.map((job) => job.stop()));
});

it('hands the lease of a dead holder on after its duration, and that of a stopped holder at once', async () => {
  const ctx = await createContext();
  const dying = openContext(ctx.url);
  const done: string[] = [];
  const first = everyLeased(dying, 'job', 20, async () => void done.push('first'), { leaseMs: 400 });
  await until(() => done.length > 0);
  const second = everyLeased(ctx, 'job', 20, async () => void done.push('second'), { leaseMs: 400 });
  await dying.database.close();
  await until(() => done.includes('second'));
  const third = everyLeased(openContext(ctx.url), 'job', 20, async () => void done.push('third'), { leaseMs: 400 });
  await second.stop();
  await first.stop();
  await until(() => done.includes('third'));
  await third.stop();
});

it('logs failing work once, repeats it, and logs its recovery', async () => {
  const ctx = await createContext();
  let turns = 0;
  const job = everyLeased(ctx, 'job', 5, async () => {
    turns += 1;
    if (turns < 4) throw new Error('no luck');
  });
  await until(() => turns > 5);
  await job.stop();
  const logged = ctx.logged.filter(({ job: name }) => name === 'job');
  expect(logged.filter(({ level }) => level === 50)).toHaveLength(1);
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'works again' }));
});

it('wakes at once, misses no wake call, and waits for the current run when it stops', async () => {
  const ctx = await createContext();
  const turns: LeasedRun[] = [];
  let finish = () => {};
  const job = everyLeased(ctx, 'job', 60_000, async (turn) => {
    turns.push(turn);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await until(() => turns.length === 1);
  // Called during the run: the work runs once more after it.
  job.wake();
  job.wake();
  finish();
  await until(() => turns.length === 2);
  let isOver = false;
  const stopping = job.stop().then(() => (isOver = true));
  await until(() => turns[1]!.signal.aborted);
  expect(isOver).toBe(false);
  finish();
  await stopping;
  expect(turns).toHaveLength(2);
});
