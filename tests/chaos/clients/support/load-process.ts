/** Moves real money: ledger transactions between wallets and the house, wins sent to everybody, a growing jackpot. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase, type Database, type Tx } from '../../../../server/db/database.ts';
import { growPool } from '../../../support/pools.ts';
import { post } from '../../../../server/ledger/post.ts';
import { emitEvent } from '../../../../server/live/emit.ts';
import { between, chance } from '../../support/profile.ts';
import { answerParent } from './child.ts';
import type { LoadPlan } from './load.ts';

/** Concurrent transactions, as on a busy site. */
const AT_ONCE = 16;
const TICK_MS = 10;
/** Control: the process dies after committing the win of this number, before it emits it. */
const DIES_AT = 4;

const AMOUNTS = {
  bet: { min: -50, max: -1 },
  adjust: { min: 1, max: 50 },
  win: { min: 100, max: 1_000 },
} as const;
type Kind = keyof typeof AMOUNTS;

/** Slower commits are recorded: the ledger has only the start time of a transaction, and nobody can see it before its commit. */
const LATE_MS = 50;
const late = new Map<number, number>();

/** The same database, with slow commits recorded. */
const noting = (database: Database): Database => ({
  ...database,
  async transact(work) {
    let begunAt = 0;
    const result = await database.transact(async (tx) => {
      const { rows } = await sql<{ at: string }>`select extract(epoch from now()) * 1000 as at`.execute(tx);
      begunAt = Number(rows[0]!.at);
      return work(tx);
    });
    if (Date.now() - begunAt > LATE_MS) late.set(begunAt, Date.now());
    return result;
  },
});

const createWork = (plan: LoadPlan, database: Database) => {
  const { merchant, pool, house, members } = plan;
  const random = chance(`load ${merchant} ${process.pid}`);
  let wins = 0;

  const transaction = (tx: Tx, kind: Kind, account: number) => {
    const amount = between(random, AMOUNTS[kind].min, AMOUNTS[kind].max);
    return post(tx, {
      merchant,
      kind,
      actor: 'chaos',
      idempotencyKey: randomUUID(),
      payload: { amount },
      about: 'chaos',
      lines: [
        { accountId: account, amount },
        { accountId: house, amount: -amount },
      ],
    }).then(({ transaction: { id } }) => ({ id, amount }));
  };
  const tellWin = (tx: Tx, { id, amount }: { id: number; amount: number }, member: number) =>
    emitEvent(tx, {
      merchant,
      feed: 'winners',
      key: `merchant:${merchant}`,
      room: `public:${merchant}`,
      value: {
        id,
        vo: {
          customerId: String(member),
          customerName: 'p***1',
          iconUrl: '/art/1.svg',
          gameName: 'Chaos',
          winAmount: amount,
        },
        currency: 'USD',
        exponent: 2,
        atMs: Date.now(),
        jackpot: false,
        nodeId: '1',
      },
    });

  /** Violates W5 on purpose: the win is emitted in a second transaction, which a crash may omit. */
  const winPublishedLate = async ({ member, account }: LoadPlan['members'][number]) => {
    const won = await database.transact((tx) => transaction(tx, 'win', account));
    wins += 1;
    if (wins >= DIES_AT) process.kill(process.pid, 'SIGKILL');
    await database.transact((tx) => tellWin(tx, won, member));
  };

  return {
    async update(member = between(random, 0, members.length - 1)) {
      const kind = random() < 0.5 ? 'bet' : 'adjust';
      await database.transact((tx) => transaction(tx, kind, members[member]!.account));
    },
    win() {
      const winner = members[between(random, 0, members.length - 1)]!;
      if (plan.tellsLate) return winPublishedLate(winner);
      return database.transact(async (tx) => tellWin(tx, await transaction(tx, 'win', winner.account), winner.member));
    },
    grow: () => growPool({ database }, { merchant, id: pool }, between(random, 100, 500)),
  };
};

let work: ReturnType<typeof createWork> | undefined;
let running: NodeJS.Timeout | undefined;
const underWay = new Set<Promise<unknown>>();
let done = 0;

const start = (job: Promise<unknown>) => {
  const tracked = job.then(() => (done += 1)).finally(() => underWay.delete(tracked));
  underWay.add(tracked);
};

answerParent({
  begin({ plan }: { plan: LoadPlan }) {
    work = createWork(plan, noting(openDatabase(plan.databaseUrl, { size: AT_ONCE })));
  },
  /** Continues at these rates per second; what cannot be done in time is skipped. */
  run({ updates, wins, grows }: { updates: number; wins: number; grows: number }) {
    const owed = { update: 0, win: 0, grow: 0 };
    let lastMs = performance.now();
    clearInterval(running);
    running = setInterval(() => {
      const seconds = (performance.now() - lastMs) / 1_000;
      lastMs = performance.now();
      owed.update += updates * seconds;
      owed.win += wins * seconds;
      owed.grow += grows * seconds;
      for (const kind of ['win', 'grow', 'update'] as const) {
        for (; owed[kind] >= 1; owed[kind] -= 1) if (underWay.size < AT_ONCE) start(work![kind]());
      }
    }, TICK_MS);
  },
  /** One ledger transaction on this member's wallet. */
  one: ({ member }: { member: number }) => work!.update(member),
  /** Stops; resolves with the number of commits after the last one. */
  async rest() {
    clearInterval(running);
    await Promise.all([...underWay]);
    return done;
  },
  late: () => late,
});
