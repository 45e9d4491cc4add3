import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { countAndSettle, nothingKnown } from '../../../server/domains/salary/jobs.ts';
import { transactionsOf } from '../../../server/ledger/posted.ts';
import { median, type Bench, type Section } from '../bench.ts';
import { fillBooks, type Books } from '../postings/books.ts';
import { addMerchant, openBenchHouse, startBenchDatabase } from '../postings/house.ts';
import { expectRightLedger } from '../postings/right-ledger.ts';
import { runOurs, startAround } from '../postings/ours.ts';
import { letPass } from '../../support/let-pass.ts';
import { appendBets, fillTeam } from './team.ts';

const FULL = { members: 100_000, bets: 50_000, rounds: 5 };
const QUICK = { members: 3_000, bets: 2_000, rounds: 1 };
/** Clients that bet during the measurement, each with one transaction at a time. */
const CLIENTS = 4;
const REACH = { subtreeMs: 50, settleMs: 5_000, betsKept: 0.8 };

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** Agents' pay: a whole team in one query, and a window settled while others bet. */
export const salary: Bench = {
  name: 'salary',
  title: 'Agents’ pay: a team of 100,000, and a window of 1,000 agents settled',
  references: ['tests/bench/salary/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const postgres = await startBenchDatabase();
    const ctx = openBenchHouse(postgres.url, 2 * CLIENTS + 6);
    const { database } = ctx;
    try {
      await addMerchant(ctx);
      await sql`update merchants set brand = '{"currency": "USD", "exponent": 2, "timeZone": "UTC"}'`.execute(
        database.db,
      );
      const { top, agents } = await fillTeam(database, size.members);
      const books: Books = await fillBooks(database, agents + 5_000);
      // Agents' wallets are paid during the measurement; the clients bet from others.
      books.wallets = books.wallets.slice(agents);
      const around = startAround(ctx);

      const found = new Map<string, number[]>();
      const note = (name: string, value: number) => void found.set(name, [...(found.get(name) ?? []), value]);
      const of = (name: string) => median(found.get(name)!);

      const closure = () =>
        sql`select count(*), max(depth) from team_paths where ancestor = ${top}`.execute(database.db);
      const recursive = () =>
        sql`with recursive team as (
              select id from members where id = ${top}
              union all select m.id from team join members m on m.upline = team.id and m.merchant = 'parlour')
            select count(*) from team`.execute(database.db);
      for (let round = 0; round < 2 * size.rounds; round += 1) {
        note('closure', await timed(closure));
        note('recursive', await timed(recursive));
      }

      const known = nothingKnown(ctx, 1);
      const turn = (watermarkMs = 30_000) =>
        countAndSettle(
          ctx,
          known,
          { term: 1, guard: async () => {}, signal: new AbortController().signal },
          { watermarkMs },
        );
      let made = 0;
      database.onCommit((tx) => void (made += transactionsOf(tx).get('bet') ?? 0));
      /** Bets per second while work is done. */
      const paceDuring = async (work: () => Promise<unknown>): Promise<number> => {
        const from = made;
        const took = await timed(work);
        return ((made - from) * 1_000) / took;
      };
      await turn();
      for (let round = 0; round < size.rounds; round += 1) {
        await appendBets(database, size.bets);
        note('count', await timed(() => turn()));
        await letPass(database, 10);
        await sql`vacuum analyze turnover`.execute(database.db);
        // Clears the node's cache, which predates the moved bets; with this watermark no window is over yet.
        known.merchants.clear();
        await turn(3_600_000);
        const over = new AbortController();
        const bets = runOurs(ctx, books, { load: 'spread', clients: CLIENTS, seconds: 60, stop: over.signal });
        await sleep(500);
        const before = await paceDuring(() => sleep(2_500));
        const meanwhile = await paceDuring(async () => note('settle', await timed(() => turn())));
        const after = await paceDuring(() => sleep(2_500));
        over.abort();
        await bets;
        note('bets around', (before + after) / 2);
        note('bets meanwhile', meanwhile);
        note('kept in %', (200 * meanwhile) / (before + after));
        say(`round ${round + 1}: ${[...found].map(([name, each]) => `${name} ${each.at(-1)!.toFixed(0)}`).join(', ')}`);
      }
      await around.stop();
      const bills = await sql<{ count: number; amount: number }>`
        select count(*) as count, sum(amount)::bigint as amount from bills`.execute(database.db);
      await expectRightLedger(database);

      const kept = of('kept in %') / 100;
      return {
        rows: [
          {
            what: `a team of ${size.members.toLocaleString('en')} in one query, beside a recursive one over uplines`,
            ours: ms(of('closure')),
            reference: ms(of('recursive')),
            ratio: of('closure') / of('recursive'),
            reach: `under ${REACH.subtreeMs} ms`,
            met: of('closure') < REACH.subtreeMs,
          },
          {
            what: `a window of ${agents.toLocaleString('en')} agents over ${size.bets.toLocaleString('en')} bets settled, while others bet`,
            ours: ms(of('settle')),
            reference: '',
            ratio: null,
            reach: `under ${REACH.settleMs / 1_000} s`,
            met: of('settle') < REACH.settleMs,
          },
          {
            what: 'bets while it is settled, to those in the 2.5 s before and after',
            ours: `${Math.round(of('bets meanwhile'))} a second`,
            reference: `${Math.round(of('bets around'))} a second`,
            ratio: kept,
            reach: `at least ${REACH.betsKept}`,
            met: kept >= REACH.betsKept,
          },
          {
            what: `${size.bets.toLocaleString('en')} bets counted at once (an outage caught up)`,
            ours: ms(of('count')),
            reference: '',
            ratio: null,
            reach: '',
            met: null,
          },
        ],
        curves: [],
        notes: [
          `Four levels of agents, the players under the lowest; ${bills.rows[0]!.count.toLocaleString('en')} bills in ${size.rounds} windows. Counting and settling run in the process that bets, on one PostgreSQL, with the relay and the ledger's jobs beside them; a settlement rests between its steps, and bets are counted for exactly as long as it takes. At the end \`ledger:check\` found no fault.`,
        ],
      };
    } finally {
      await database.close();
      await postgres.stop();
    }
  },
};
