import { checkLedger } from '../../../server/app/compose.ts';
import { median, type Bench, type Curve, type Row, type Section } from '../bench.ts';
import { fillBooks } from './books.ts';
import { rowsElsewhere } from './elsewhere.ts';
import { growthOf } from './growth.ts';
import { addMerchant, openBenchHouse, startBenchDatabase } from './house.ts';
import { BATCH, drained, runOurs, runOursByPgbench, startAround, type Load } from './ours.ts';
import { hasPgbench } from './pgbench.ts';
import { prepareTpcB, type Runner } from './tpcb.ts';

const FULL = { rounds: 5, seconds: 4, growthRounds: 3, growthSeconds: 3, wallets: 20_000, scale: 20 };
const QUICK = { rounds: 1, seconds: 1, growthRounds: 1, growthSeconds: 1, wallets: 1_000, scale: 4 };
const CLIENTS = { full: 16, quick: 4 };
const LOADS = ['spread', 'hot', 'batched'] as const;
/** The patterns that both the product's process and pgbench can run. */
const SINGLE = ['spread', 'hot'] as const;
/** Batches that share a wallet wait for each other; few clients, as for a job. */
const BATCHERS = 4;
const REACH: Record<Load, number> = { spread: 1.2, hot: 0.8, batched: 5 };
const WORDS: Record<Load, string> = {
  spread: 'a transaction each, spread over all wallets',
  hot: 'a transaction each, 90 % with one hot account',
  batched: `${BATCH} a transaction, spread`,
};

const rate = (each: number): string => `${Math.round(each).toLocaleString('en')} a second`;
const usOf = (each: number): number => 1e6 / each;

/** (a) Ledger transactions per second, compared with TPC-B on the same PostgreSQL. */
export const postings: Bench = {
  name: 'postings',
  title: '(a) Postings a second',
  references: ['tests/bench/postings/tpcb.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const clients = quick ? CLIENTS.quick : CLIENTS.full;
    const by = hasPgbench() ? 'pgbench' : 'pg';
    const database = await startBenchDatabase();
    // In addition to its clients' connections those of the relay and the jobs, as in the product's pool.
    const ctx = openBenchHouse(database.url, clients + 4);
    try {
      await addMerchant(ctx);
      let books = await fillBooks(ctx.database, size.wallets);
      const tpcB = await prepareTpcB(database.url, size.scale);
      const around = startAround(ctx);
      let longestDrainMs = 0;
      const ours = async (load: Load, howMany = clients, seconds = size.seconds, runner: Runner = 'pg') => {
        const request = { load, clients: load === 'batched' ? Math.min(BATCHERS, howMany) : howMany, seconds };
        const done =
          runner === 'pgbench' && load !== 'batched'
            ? await runOursByPgbench(database.url, books, { ...request, load })
            : await runOurs(ctx, books, request);
        longestDrainMs = Math.max(longestDrainMs, await drained(ctx));
        return done;
      };

      const found = new Map<string, number[]>();
      const note = (name: string, value: number) => void found.set(name, [...(found.get(name) ?? []), value]);
      const of = (name: string) => median(found.get(name)!);

      for (let round = 0; round < size.rounds; round += 1) {
        for (const load of LOADS) {
          note(load, await ours(load, clients, size.seconds, by));
          note(`TPC-B ${load}`, await tpcB.run({ clients, seconds: size.seconds, by }));
        }
        for (const load of SINGLE) note(`${load} by pg`, await ours(load));
        note('TPC-B by pg', await tpcB.run({ clients, seconds: size.seconds, by: 'pg' }));
        say(
          `round ${round + 1}: ${[...found].map(([name, each]) => `${name} ${Math.round(each.at(-1)!)}`).join(', ')}`,
        );
      }

      const byClients = [1, 4, 16].filter((each) => each <= clients);
      for (let round = 0; round < size.growthRounds; round += 1)
        for (const howMany of byClients) {
          note(`spread by ${howMany}`, await ours('spread', howMany, size.growthSeconds));
          note(`TPC-B by ${howMany}`, await tpcB.run({ clients: howMany, seconds: size.growthSeconds, by }));
        }

      const data: number[] = [];
      for (const times of [1, 4, 16]) {
        if (times > 1) books = await fillBooks(ctx.database, size.wallets * times);
        data.push(books.entries);
        for (let round = 0; round < size.growthRounds; round += 1)
          for (const load of LOADS) note(`${load} at ${books.entries}`, await ours(load, clients, size.growthSeconds));
        say(
          `${books.entries.toLocaleString('en')} entries: ${LOADS.map((load) => `${load} ${rate(of(`${load} at ${books.entries}`))}`).join(', ')}`,
        );
      }

      await around.stop();
      await tpcB.stop();
      const report = await checkLedger(ctx.database);
      const wrong = report.results.flatMap((result) => result.wrong);
      if (wrong.length > 0) throw new Error(`The bench's own ledger is wrong:\n${wrong.join('\n')}`);

      const rows = LOADS.map((load): Row => {
        const ratio = of(load) / of(`TPC-B ${load}`);
        return {
          what: WORDS[load],
          ours: rate(of(load)),
          reference: rate(of(`TPC-B ${load}`)),
          ratio,
          reach: `at least ${REACH[load].toFixed(1)} times`,
          met: ratio >= REACH[load],
        };
      });
      rows.push(
        ...(await rowsElsewhere({
          loads: LOADS,
          texts: WORDS,
          reach: REACH,
          clients,
          batchers: BATCHERS,
          rounds: size.growthRounds,
          seconds: size.seconds,
          wallets: size.wallets,
          scale: size.scale,
        })),
      );
      for (const load of SINGLE)
        rows.push({
          what: `${WORDS[load]}: the product's process, beside TPC-B through the same driver`,
          ours: rate(of(`${load} by pg`)),
          reference: rate(of('TPC-B by pg')),
          ratio: of(`${load} by pg`) / of('TPC-B by pg'),
          reach: '',
          met: null,
        });
      const growths: { what: string; curve: Curve }[] = [
        {
          what: 'the data, cost of a posting',
          curve: {
            title: `A posting's cost as the ledger grows, ${clients} clients`,
            load: 'entries',
            cost: 'µs a posting',
            lines: LOADS.map((name) => ({
              name,
              points: data.map((load) => ({ load, cost: usOf(of(`${name} at ${load}`)) })),
            })),
          },
        },
        {
          what: 'the clients, time that one waits for a posting',
          curve: {
            title: 'How long a client waits for its posting',
            load: 'clients',
            cost: 'µs',
            lines: [
              {
                name: 'spread',
                points: byClients.map((load) => ({ load, cost: load * usOf(of(`spread by ${load}`)) })),
              },
              { name: 'TPC-B', points: byClients.map((load) => ({ load, cost: load * usOf(of(`TPC-B by ${load}`)) })) },
            ],
          },
        },
      ];
      for (const { what, curve } of growths) {
        const lines = curve.lines.map(({ name, points }) => ({ name, ...growthOf(points) }));
        const own = lines.filter(({ name }) => name !== 'TPC-B');
        const reference = lines.find(({ name }) => name === 'TPC-B');
        rows.push({
          what: `growth with ${what}`,
          ours: own.map(({ name, said }) => `${name} ${said}`).join('; '),
          reference: reference ? `TPC-B ${reference.said}` : '',
          ratio: null,
          reach: 'linear or less',
          met: own.every(({ isLinear }) => isLinear),
        });
      }
      return {
        rows,
        curves: growths.map(({ curve }) => curve),
        notes: [
          `${clients} clients of both, a connection each, but ${BATCHERS} for the batches; PostgreSQL is the product's own with its own settings (fsync and synchronous_commit on). ${by === 'pgbench' ? 'Single postings and TPC-B both by pgbench (`-M prepared`): `ledger_post` with all its checks, one call a transaction.' : 'Both through our driver, for pgbench is not installed here.'} TPC-B at scale ${size.scale}. Batches, growth and the last two rows are one Node process through \`database.transact\` and \`post\` or \`postMany\`. The relay that drains the outbox, the job that folds the hot account and their leases run in a Node process meanwhile, as in the product. ${books.wallets.length.toLocaleString('en')} wallets at the end, ${size.wallets.toLocaleString('en')} in the rows. Each round of ours is followed by one of TPC-B, ${size.seconds} s each, once nothing of ours waits in the outbox or to be folded (at most ${Math.round(longestDrainMs)} ms after the last posting). At the end \`ledger:check\` found no fault in ${books.entries.toLocaleString('en')} entries and those of the bench.`,
          'Rows “on the PostgreSQL that the machine has” are there where TEST_DATABASE_URL names one, with whatever settings it has; the product’s own comes from npm, built for size (-Os), which costs the functions of a posting more than the four plain statements of TPC-B.',
          'What a posting does: seven rows (its own, two entries, two accounts, two envelopes) and eight entries of indexes; TPC-B four rows and none. A profile of it is flat (the largest single cost is under 5 %): with `synchronous_commit` off and two clients, 150–185 µs of a processor a posting, of which 17 the call itself, 11 the lock, 20 the two accounts, 16 the two entries, 18 the posting, 15 the two envelopes, the rest the function’s own steps and checks; the relay takes another tenth. Tried and not worth it: accounts written without a lock before (a tenth less, but every refusal would have to be taken back), no envelopes, no check constraints, no index on an entry’s posting (each within the noise of 16 clients). More than half of TPC-B’s time is the system’s, for seven messages a transaction, so that the ratio depends on the machine: full runs on three machines of the same kind had 0.58 to 0.94 spread and 0.57 to 0.91 hot. Mended on the way: every statement of a posting was planned anew each time; it took more and larger statements, and a batch took them once a posting. Before these changes, in a full run on a machine of the same kind, the product’s process reached 2,156 a second spread and 4,691 batched (0.79 of TPC-B).',
        ],
      };
    } finally {
      await ctx.database.close();
      await database.stop();
    }
  },
};
