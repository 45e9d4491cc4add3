import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { startLedgerJobs } from '../../../server/ledger/jobs.ts';
import { post, postMany, type LedgerTransaction } from '../../../server/ledger/post.ts';
import { startRelay } from '../../../server/live/relay.ts';
import { LIVE_DEFAULTS } from '../../../server/live/start.ts';
import type { Books } from './books.ts';
import { BRAND } from './house.ts';
import { runPgbench } from './pgbench.ts';

export type Load = 'spread' | 'hot' | 'batched';

/** Ledger transactions per database transaction when they are batched. */
export const BATCH = 200;

/**
 * Starts what runs beside ledger transactions in the product: the relay, here without subscribers, and the roll-up of hot
 * accounts.
 */
export const startAround = (ctx: BaseContext) => {
  const relay = startRelay(ctx, () => {}, LIVE_DEFAULTS);
  const jobs = startLedgerJobs(ctx);
  return { stop: () => Promise.all([relay.stop(), ...jobs.map((job) => job.stop())]) };
};

const posting = (from: number, to: number): LedgerTransaction => {
  const amount = randomInt(1, 500);
  return {
    merchant: BRAND,
    kind: 'bet',
    actor: `account:${from}`,
    idempotencyKey: randomUUID(),
    payload: { from, to, amount },
    about: 'bench',
    lines: [
      { accountId: from, amount: -amount },
      { accountId: to, amount },
    ],
  };
};

const between = (wallets: readonly number[]): LedgerTransaction => {
  const from = randomInt(wallets.length);
  return posting(wallets[from]!, wallets[(from + randomInt(1, wallets.length)) % wallets.length]!);
};

/** Nine of ten from or to the one hot account, half of them each way. */
const aroundHot = ({ wallets, hotId }: Books): LedgerTransaction => {
  const draw = randomInt(20);
  if (draw < 2) return between(wallets);
  const wallet = wallets[randomInt(wallets.length)]!;
  return draw % 2 ? posting(wallet, hotId) : posting(hotId, wallet);
};

const WORK: { [L in Load]: (ctx: BaseContext, books: Books) => Promise<number> } = {
  async spread({ database }, { wallets }) {
    await database.transact((tx) => post(tx, between(wallets)));
    return 1;
  },
  async hot({ database }, books) {
    await database.transact((tx) => post(tx, aroundHot(books)));
    return 1;
  },
  async batched({ database }, { wallets }) {
    const postings = Array.from({ length: BATCH }, () => between(wallets));
    await database.transact((tx) => postMany(tx, postings));
    return BATCH;
  },
};

/**
 * Posts for this time, or until it is stopped, with this many clients, each with one transaction at a time; returns ledger
 * transactions per second.
 */
export const runOurs = async (
  ctx: BaseContext,
  books: Books,
  { load, clients, seconds, stop }: { load: Load; clients: number; seconds: number; stop?: AbortSignal },
): Promise<number> => {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until && !stop?.aborted) {
      const posted = await WORK[load](ctx, books);
      done += posted;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (done * 1_000) / (performance.now() - startedAt);
};

/** The same by pgbench, like TPC-B: PostgreSQL's own client calls the ledger's function. */
export const runOursByPgbench = (
  url: string,
  { wallets, hotId }: Books,
  { load, clients, seconds }: { load: 'spread' | 'hot'; clients: number; seconds: number },
): Promise<number> => {
  const names = { first: wallets[0]!, wallets: wallets.length, hot_id: hotId, hot: load === 'hot' ? 90 : 0 };
  if (wallets.at(-1) !== names.first + names.wallets - 1) throw new Error("The wallets' ids have gaps.");
  const definitions = Object.entries(names).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  return runPgbench(url, { clients, seconds }, [
    '-f',
    new URL('posting.sql', import.meta.url).pathname,
    ...definitions,
  ]);
};

/** Waits until the relay has sent everything and all entries are rolled up; returns how long that took, in milliseconds. */
export const drained = async ({ database }: BaseContext): Promise<number> => {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from outbox) or exists (select from unrolled_entries) as waits`.execute(database.db);
    if (!rows[0]!.waits) return performance.now() - startedAt;
    await sleep(20);
  }
};
