import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { sumAndSettle } from '../../../server/domains/salary/settle-summed.ts';
import { transactionsOf } from '../../../server/ledger/posted.ts';
import { median, type Bench, type Section } from '../bench.ts';
import { fillBooks, type Books } from '../postings/books.ts';
import { addMerchant, BRAND, openBenchHouse, startBenchDatabase } from '../postings/house.ts';
import { expectRightLedger } from '../postings/right-ledger.ts';
import { runOurs, startAround } from '../postings/ours.ts';
import { fillTeam } from '../salary/team.ts';

const FULL = { members: 100_000, bets: 1_000_000, rounds: 3 };
const QUICK = { members: 3_000, bets: 20_000, rounds: 1 };
/** Clients that bet during the measurement, each with one transaction at a time. */
const CLIENTS = 4;
const REACH = { closeMs: 60_000, betsKept: 0.8 };

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Adds settled bets of the players to each five minutes of a day in the past, as they are when they have been counted. */
const fillDay = async ({ db }: Database, count: number, daysBack: number): Promise<void> => {
  await sql`
    insert into turnover (merchant, member_id, round_id, stake, payout, bet_at, at, window_at)
    select ${BRAND}, players.ids[1 + (random() * (cardinality(players.ids) - 1))::int], gen_random_uuid(), 20 + (random() * 480)::int,
           (random() * 400)::int, played.at, played.at, salary_window_at(played.at)
      from generate_series(0, ${count}::int - 1) as n,
           (select array_agg(id) as ids from members where type = 0) players,
           lateral (select date_trunc('day', now()) - ${daysBack} * interval '1 day' + n * (interval '1 day' / ${count}) as at) played`.execute(
    db,
  );
  await sql`vacuum analyze turnover`.execute(db);
};

/** A day's pay, closed while others bet: first its last five minutes alone, then the whole day at once, as after an outage. */
export const payDay: Bench = {
  name: 'pay-day',
  title: 'Agents’ pay: a day of 1,000 agents closed',
  references: ['tests/bench/pay-day/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const postgres = await startBenchDatabase();
    const ctx = openBenchHouse(postgres.url, 2 * CLIENTS + 6);
    const { database } = ctx;
    const { db } = database;
    try {
      await addMerchant(ctx);
      await sql`update merchants set brand = '{"currency": "USD", "exponent": 2, "timeZone": "UTC"}'`.execute(db);
      const { agents } = await fillTeam(database, size.members, 'day');
      const books: Books = await fillBooks(database, agents + 5_000);
      // Agents' wallets are paid during the measurement; the clients bet from others.
      books.wallets = books.wallets.slice(agents);
      const around = startAround(ctx);
      const found = new Map<string, number[]>();
      const note = (name: string, value: number) => void found.set(name, [...(found.get(name) ?? []), value]);
      const of = (name: string) => median(found.get(name)!);

      const turn = () => sumAndSettle(ctx, { term: 1, guard: async () => {}, signal: new AbortController().signal });
      /** The turnover is settled up to this many minutes before the end of a day. */
      const settledTo = (daysBack: number, minutesBefore: number) =>
        sql`insert into pay_cursors (merchant, kind, settled_until, closed_until)
            select ${BRAND}, 'realtime', at, at from (select date_trunc('day', now()) - ${daysBack - 1} * interval '1 day' - ${minutesBefore} * interval '1 minute' as at) moved
                on conflict (merchant, kind) do update set settled_until = excluded.settled_until`.execute(db);
      let made = 0;
      database.onCommit((tx) => void (made += transactionsOf(tx).get('bet') ?? 0));
      /** Bets per second while work is done. */
      const paceDuring = async (work: () => Promise<unknown>): Promise<number> => {
        const from = made;
        const took = await timed(work);
        return ((made - from) * 1_000) / took;
      };
      const whileOthersBet = async (name: string, work: () => Promise<unknown>): Promise<void> => {
        const over = new AbortController();
        const bets = runOurs(ctx, books, { load: 'spread', clients: CLIENTS, seconds: 120, stop: over.signal });
        await sleep(500);
        const before = await paceDuring(() => sleep(2_500));
        const meanwhile = await paceDuring(async () => note(name, await timed(work)));
        const after = await paceDuring(() => sleep(2_500));
        over.abort();
        await bets;
        note(`${name}: kept in %`, (200 * meanwhile) / (before + after));
      };

      for (let round = 0; round < size.rounds; round += 1) {
        const daysBack = 2 * (size.rounds - round) + 1;
        await fillDay(database, size.bets, daysBack);
        // All but the last five minutes is in the sums, as on any day.
        await settledTo(daysBack, 5);
        note('sum', await timed(turn));
        await settledTo(daysBack, 0);
        await whileOthersBet('close', turn);
        // The day after it is summed and closed at once.
        await fillDay(database, size.bets, daysBack - 1);
        await settledTo(daysBack - 1, 0);
        await whileOthersBet('catch up', turn);
        say(`round ${round + 1}: ${[...found].map(([name, each]) => `${name} ${each.at(-1)!.toFixed(0)}`).join(', ')}`);
      }
      await around.stop();
      const bills = await sql<{ count: number; unpaid: number }>`
        select count(*) as count, count(*) filter (where amount > 0 and ledger_transaction_id is null) as unpaid from bills`.execute(
        db,
      );
      const { count, unpaid } = bills.rows[0]!;
      if (count < agents * size.rounds || unpaid > 0) throw new Error(`${count} bills, ${unpaid} of them not paid`);
      await expectRightLedger(database);

      const rowOf = (name: string, what: string) => ({
        what: `${what}, ${agents.toLocaleString('en')} agents over ${size.bets.toLocaleString('en')} bets, while others bet`,
        ours: seconds(of(name)),
        reference: '',
        ratio: null,
        reach: `under ${REACH.closeMs / 1_000} s`,
        met: of(name) < REACH.closeMs,
      });
      const keptOf = (name: string, what: string) => ({
        what: `bets while ${what}, to those in the 2.5 s before and after`,
        ours: `${of(`${name}: kept in %`).toFixed(0)} %`,
        reference: '',
        ratio: of(`${name}: kept in %`) / 100,
        reach: `at least ${REACH.betsKept}`,
        met: of(`${name}: kept in %`) / 100 >= REACH.betsKept,
      });
      return {
        rows: [
          rowOf('close', 'a day closed'),
          keptOf('close', 'it is closed'),
          rowOf('catch up', 'a day summed and closed at once (an outage caught up)'),
          keptOf('catch up', 'it is caught up'),
        ],
        curves: [],
        notes: [
          `Four levels of agents, ${size.members.toLocaleString('en')} members, ${count.toLocaleString('en')} bills. The turnover rows of the day are made by \`generate_series\`. On a usual day the sums of all but the last five minutes exist (they took ${seconds(of('sum'))} here, spread over the day); an outage is caught up in steps of six hours. At the end \`ledger:check\` found no fault.`,
        ],
      };
    } finally {
      await database.close();
      await postgres.stop();
    }
  },
};
