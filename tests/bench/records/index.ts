import { sql } from 'kysely';
import { partsOf } from '../../../server/domains/records/download.ts';
import { periodOf, type Period } from '../../../server/domains/records/period.ts';
import { addRoundsToSums } from '../../../server/domains/records/round-sums.ts';
import { betPage, type BetSelection } from '../../../server/domains/records/rounds.ts';
import {
  transactionPage,
  transactionTotals,
  type TransactionSelection,
} from '../../../server/domains/records/transactions.ts';
import { addToSums } from '../../../server/domains/records/wallet-sums.ts';
import type { Bench, Row, Section } from '../bench.ts';
import { openBenchMerchant } from '../postings/house.ts';
import { compare, type Work } from './compare.ts';
import { csvRows, measureCsv, measurePlainCsv } from './csv.ts';
import { DEPOSIT_EACH, fillRecord } from './fill.ts';
import { plainBets, plainCsv, plainPage, plainTotals } from './plain.ts';

const FULL = { movements: 1_000_000, rounds: 15 };
const QUICK = { movements: 50_000, rounds: 3 };
const REACH = { firstMs: 100, laterMs: 20 };
const DAY_MS = 86_400_000;

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** Records (MEM-03): pages with totals, later pages and the CSV of one member with a million movements. */
export const records: Bench = {
  name: 'records',
  title: 'Records: a member with 1,000,000 movements',
  references: ['tests/bench/records/plain.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const { database, merchant, close } = await openBenchMerchant();
    try {
      say(`writing ${size.movements.toLocaleString('en')} movements`);
      const member = await fillRecord(database, size.movements);
      const days = { from: dayOf(Date.now() - 365 * DAY_MS), to: dayOf(Date.now()) };
      const period = periodOf(merchant, days)!;
      const summedAt = performance.now();
      await addToSums(database.db, member);
      const summedMs = performance.now() - summedAt;
      await addRoundsToSums(database.db, member);
      const roundsMs = performance.now() - summedAt - summedMs;
      const [summed, summedRounds] = [summedMs, roundsMs].map((ms) => `${(ms / 1_000).toFixed(1)} s`);
      say(`the first reading sums all movements: ${summed}, all rounds: ${summedRounds}`);
      await sql`vacuum analyze wallet_sums, round_sums`.execute(database.db);

      const movements = (selection: TransactionSelection) =>
        database.readSnapshot((tx) => transactionPage(tx, member, 'EN', selection));
      const bets = (selection: BetSelection) => database.readSnapshot((tx) => betPage(tx, member, 'EN', selection));
      const middle = size.movements / 2;
      const half = { from: period.from, to: new Date(Date.now() - 180 * DAY_MS) };
      const round = (await bets({ period: half })).list[0]!.roundId;
      const plain = { period };
      const rare = { period, kind: 'deposit' } as const;
      const betWork = (what: string, selection: BetSelection & { period: Period }, offset = 0): Work => ({
        what: `bets: ${what}`,
        reach: offset > 0 ? REACH.laterMs : REACH.firstMs,
        ours: () => bets(selection),
        reference: () => plainBets(database, member, selection, offset),
      });
      const work: Work[] = [
        {
          what: 'movements: first page of 12 months with totals',
          reach: REACH.firstMs,
          ours: () => movements({ period }),
          reference: () => plainPage(database, member, plain, 0),
        },
        {
          what: 'movements: first page of one rare type, with totals',
          reach: REACH.firstMs,
          ours: () => movements(rare),
          reference: () => plainPage(database, member, rare, 0),
        },
        {
          what: 'movements: totals of 12 months',
          reach: REACH.firstMs,
          ours: () => database.readSnapshot((tx) => transactionTotals(tx, member, { period })),
          reference: () => plainTotals(database, member, plain),
        },
        {
          what: 'movements: a page in the middle',
          reach: REACH.laterMs,
          ours: () => movements({ period, before: middle }),
          reference: () => plainPage(database, member, plain, middle),
        },
        {
          what: 'movements: a page in the middle, one rare type',
          reach: REACH.laterMs,
          ours: () => movements({ ...rare, before: middle }),
          reference: () => plainPage(database, member, rare, middle / DEPOSIT_EACH),
        },
        betWork('first page of 12 months with totals', { period }),
        betWork('first page of one state, with totals', { period, state: 'rolled_back' }),
        betWork('first page of one rare game type, with totals', { period, gameType: 'FISH' }),
        betWork('a page in the middle', { period, before: round }, middle / 2),
        betWork('a page in the middle, one game type', { period, gameType: 'LIVE', before: round }, middle / 4),
        betWork(
          'a page in the middle, one rare game type',
          { period, gameType: 'FISH', before: round },
          Math.floor(middle / 20_000),
        ),
      ];
      const rows: Row[] = [];
      for (const each of work) {
        const row = await compare(each, size.rounds);
        say(`${row.what}: ${row.ours}, reference ${row.reference || '–'}`);
        rows.push(row);
      }

      const ours = await measureCsv(
        partsOf(database, { merchant, member, language: 'EN', query: { record: 'transactions', ...days } }),
      );
      const reference = await measurePlainCsv((held) => plainCsv(database, member, plain, held));
      rows.push(...csvRows(ours, reference));
      say(
        `CSV: ${rows.at(-2)!.ours}, ${rows.at(-1)!.ours}; reference ${rows.at(-2)!.reference}, ${rows.at(-1)!.reference}`,
      );
      return {
        rows,
        curves: [],
        notes: [
          `One member with ${size.movements.toLocaleString('en')} movements and half as many rounds over 12 months; medians of ${size.rounds} reads, at the server without HTTP.`,
          'The reference reads the same rows by OFFSET and sums them by COUNT and SUM, with the indexes of the ledger; its CSV is one query, kept in memory. Each read of ours is followed by one of the reference.',
          `The sums are written when a record is first opened: ${summed} for all movements, ${summedRounds} for all rounds, once.`,
        ],
      };
    } finally {
      await close();
    }
  },
};
