import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import { newEpoch } from '../../../server/live/epoch.ts';
import { rawOf, until } from './client.ts';
import { openPage, type Page } from './held.ts';
import {
  BRAND,
  createContext,
  emitWin,
  logIn,
  moveBalance,
  openContext,
  startNode,
  type Node,
  type TestContext,
} from './world.ts';

const board = `merchant:${BRAND}`;
const SEED = 20_260_711;
const STEPS = 150;

/** A linear congruential generator: deterministic numbers from 0 to 1. */
const chance = (seed: number) => {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
};

it(
  'pages hold what the database holds after disconnects, lost envelopes, restarts and an epoch change',
  { timeout: 60_000 },
  async () => {
    const random = chance(SEED);
    const ctx = await createContext();
    const member = await logIn(ctx);
    const options = { heartbeatEveryMs: 150, leaseMs: 400, requests: { burst: 1_000, perSecond: 1_000 } };
    let node = await startNode(ctx, options);
    const subscriptions = { balance: [member.key], winners: [board] };
    // One envelope of seven is lost silently.
    const isLost = () => random() < 1 / 7;
    const pages = Array.from({ length: 4 }, () => openPage(node.url, subscriptions, { member, isLost }));
    await until(() => pages.every((page) => page.state() === 'live'));

    let wins = 0;
    const actions: [weight: number, act: () => Promise<unknown> | void][] = [
      [10, () => ctx.database.transact((tx) => moveBalance(tx, member, Math.floor(random() * 1_000_000)))],
      [10, () => ctx.database.transact((tx) => emitWin(tx, (wins += 1)))],
      [4, () => cut(pages[Math.floor(random() * pages.length)]!)],
      [2, () => pauseAWhile(pages[Math.floor(random() * pages.length)]!, random() * 100)],
      [1, async () => (node = await restart(ctx, node, options))],
      [1, () => cutDatabase(ctx)],
      [0.3, () => newEpoch(ctx)],
    ];
    const total = actions.reduce((sum, [weight]) => sum + weight, 0);
    for (let step = 0; step < STEPS; step += 1) {
      let lot = random() * total;
      const [, act] = actions.find(([weight]) => (lot -= weight) < 0) ?? actions[0]!;
      // A write fails when its database connection is cut: then neither the database nor the pages change.
      await Promise.resolve(act()).catch(() => undefined);
      await sleep(random() * 25);
    }

    const truth = await truthOf(ctx, member.key);
    const isRight = (page: Page) =>
      page.figure('balance', member.key)?.seq === truth.version &&
      page.log('winners', board).at(-1)?.seq === truth.head;
    await until(() => pages.every(isRight));

    expect(truth.head).toBeGreaterThan(20);
    for (const page of pages) {
      expect(page.figure('balance', member.key)?.value).toMatchObject({ amount: truth.amount });
      const log = page.log('winners', board).map(({ seq, value }) => [seq, (value as { id: number }).id]);
      // The log has no gap, and each number belongs to its own event.
      expect(log).toEqual(truth.log.slice(-log.length));
      expect(versionsNeverFell(page)).toBe(true);
      expect(page.states).toContain('offline');
    }
  },
);

const cut = ({ client }: Page): void => {
  if (client.socket.connected) rawOf(client).destroy();
};

const pauseAWhile = ({ client }: Page, ms: number): void => {
  if (!client.socket.connected) return;
  const raw = rawOf(client);
  raw.pause();
  setTimeout(() => raw.resume(), ms);
};

const restart = async (ctx: TestContext, node: Node, options: object): Promise<Node> => {
  await node.stop();
  return startNode(openContext(ctx.url), options, node.port);
};

const cutDatabase = ({ database }: TestContext) =>
  everyMerchant(database.db)
    .selectNoFrom((of) =>
      of
        .selectFrom('leases')
        .select((inner) => inner.fn<boolean>('pg_terminate_backend', [inner.fn('pg_backend_pid', [])]).as('gone'))
        .limit(1)
        .as('gone'),
    )
    .execute();

const truthOf = async ({ database }: TestContext, owner: string) => {
  const db = everyMerchant(database.db);
  const { balance, version } = await db
    .selectFrom('accounts')
    .select(['balance', 'version'])
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  await until(async () => (await db.selectFrom('outbox').select('id').execute()).length === 0);
  const rows = await db
    .selectFrom('feed_log')
    .select(['seq', 'value'])
    .where('feed', '=', 'winners')
    .orderBy('seq')
    .execute();
  const log = rows.map(({ seq, value }) => [seq, (value as { id: number }).id]);
  return { amount: balance, version, head: log.at(-1)?.[0] ?? 0, log };
};

/** Checks each key between one reset and the next. */
const versionsNeverFell = ({ accepted }: Page): boolean => {
  const last = new Map<string, number>();
  return accepted.every((word) => {
    if (word.kind === 'resetAll') last.clear();
    if (word.kind === 'reset') last.delete(word.feed);
    if (word.kind !== 'envelope') return true;
    const { feed, seq } = word.envelope;
    const isNewer = seq > (last.get(feed) ?? -1);
    last.set(feed, seq);
    return isNewer;
  });
};
