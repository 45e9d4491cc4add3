import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { csvOf } from '../../../server/domains/records/download.ts';
import { periodOf } from '../../../server/domains/records/period.ts';
import { betPage, type BetSelection } from '../../../server/domains/records/rounds.ts';
import { transactionPage, type TransactionSelection } from '../../../server/domains/records/transactions.ts';
import { addToSums } from '../../../server/domains/records/wallet-sums.ts';
import { findMerchant } from '../../../server/http/viewer.ts';
import { testMerchant } from '../../support/test-server.ts';
import { jsonb } from '../../../server/db/database.ts';
import { median, percentile, type Bench, type Row, type Section } from '../bench.ts';
import { addMerchant, BRAND, openBenchHouse, startBenchDatabase } from '../postings/house.ts';
import { fillRecord } from './fill.ts';

const FULL = { movements: 1_000_000, rounds: 15 };
const QUICK = { movements: 50_000, rounds: 3 };
const REACH = { firstMs: 100, laterMs: 20, heapMb: 10 };
const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** Records (MEM-03): pages with totals, later pages and the CSV of one member with a million movements. */
export const records: Bench = {
  name: 'records',
  title: 'Records: a member with 1,000,000 movements',
  references: ['tests/bench/records/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const postgres = await startBenchDatabase();
    const ctx = openBenchHouse(postgres.url, 4);
    const { database } = ctx;
    try {
      await addMerchant(ctx);
      await database.db
        .updateTable('merchants')
        .set({ brand: jsonb(testMerchant(BRAND)) })
        .execute();
      say(`writing ${size.movements.toLocaleString('en')} movements`);
      const member = await fillRecord(database, size.movements);
      const merchant = (await findMerchant(database.db, BRAND))!;
      const days = { from: dayOf(Date.now() - 365 * DAY_MS), to: dayOf(Date.now()) };
      const period = periodOf(merchant, days)!;
      const summedAt = performance.now();
      await addToSums(database.db, member);
      const summedMs = performance.now() - summedAt;
      say(`the first reading sums all movements: ${(summedMs / 1_000).toFixed(1)} s`);
      await sql`vacuum analyze wallet_sums`.execute(database.db);

      const movements = (selection: TransactionSelection) =>
        database.readSnapshot((tx) => transactionPage(tx, member, selection));
      const bets = (selection: BetSelection) => database.readSnapshot((tx) => betPage(tx, member, 'EN', selection));
      const middle = size.movements / 2;
      const half = { from: period.from, to: new Date(Date.now() - 180 * DAY_MS) };
      const round = (await bets({ period: half })).list[0]!.roundId;
      const work: [string, number, () => Promise<unknown>][] = [
        ['movements: first page of 12 months with totals', REACH.firstMs, () => movements({ period })],
        [
          'movements: first page of one rare type, with totals',
          REACH.firstMs,
          () => movements({ period, kind: 'deposit' }),
        ],
        ['movements: a page in the middle', REACH.laterMs, () => movements({ period, before: middle })],
        [
          'movements: a page in the middle, one rare type',
          REACH.laterMs,
          () => movements({ period, kind: 'deposit', before: middle }),
        ],
        ['bets: first page of 12 months with totals', REACH.firstMs, () => bets({ period })],
        ['bets: first page of one state, with totals', REACH.firstMs, () => bets({ period, state: 'rolled_back' })],
        ['bets: a page in the middle', REACH.laterMs, () => bets({ period, before: round })],
        [
          'bets: a page in the middle, one game type',
          REACH.laterMs,
          () => bets({ period, gameType: 'LIVE', before: round }),
        ],
      ];
      const rows: Row[] = [];
      for (const [what, reach, run] of work) {
        const times: number[] = [];
        for (let i = 0; i < size.rounds; i += 1) {
          const startedAt = performance.now();
          await run();
          times.push(performance.now() - startedAt);
        }
        const typical = median(times);
        say(`${what}: ${ms(typical)}, 95 % under ${ms(percentile(times, 95))}`);
        rows.push({
          what,
          ours: ms(typical),
          reference: '',
          ratio: null,
          reach: `under ${reach} ms`,
          met: typical < reach,
        });
      }

      const csv = await measureCsv(
        csvOf(database, { merchant, member, language: 'EN', query: { record: 'transactions', ...days } }),
      );
      say(
        `CSV: ${csv.lines} lines, ${csv.mb.toFixed(0)} MB in ${(csv.ms / 1_000).toFixed(1)} s, heap +${csv.heapMb.toFixed(1)} MB`,
      );
      rows.push({
        what: `CSV of all ${csv.lines.toLocaleString('en')} lines (${csv.mb.toFixed(0)} MB): peak growth of the live heap`,
        ours: `${csv.heapMb.toFixed(1)} MB in ${(csv.ms / 1_000).toFixed(1)} s`,
        reference: '',
        ratio: null,
        reach: `under ${REACH.heapMb} MB`,
        met: csv.heapMb < REACH.heapMb,
      });
      return {
        rows,
        curves: [],
        notes: [
          `One member with ${size.movements.toLocaleString('en')} movements and half as many rounds over 12 months; medians of ${size.rounds} reads, at the server without HTTP.`,
        ],
      };
    } finally {
      await database.close();
      await postgres.stop();
    }
  },
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Parts between two collections. */
const PARTS = 100;

/** Reads a CSV to its end and notes the largest heap that garbage collection leaves meanwhile. */
const measureCsv = async (parts: AsyncGenerator<string>) => {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  let [peak, count, lines, bytes] = [before, 0, 0, 0];
  for await (const part of parts) {
    lines += part.split('\r\n').length - 1;
    bytes += Buffer.byteLength(part);
    count += 1;
    if (count % PARTS !== 0) continue;
    collectGarbage();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  return { lines, mb: bytes / MB, heapMb: (peak - before) / MB, ms: performance.now() - startedAt };
};
