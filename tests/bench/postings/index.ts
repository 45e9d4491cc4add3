import { checkLedger } from '../../../server/ledger/check.ts';
import { median, type Bench, type Curve, type Row, type Section } from '../bench.ts';
import { fillBooks } from './books.ts';
import { growthOf } from './growth.ts';
import { addBrand, openBenchHouse, startBenchDatabase } from './house.ts';
import { BATCH, drained, runOurs, startAround, type Load } from './ours.ts';
import { hasPgbench, prepareTpcB } from './tpcb.ts';

const FULL = { rounds: 5, seconds: 4, growthRounds: 3, growthSeconds: 3, wallets: 20_000, scale: 20 };
const QUICK = { rounds: 1, seconds: 1, growthRounds: 1, growthSeconds: 1, wallets: 1_000, scale: 4 };
const CLIENTS = { full: 16, quick: 4 };
const LOADS: readonly Load[] = ['spread', 'hot', 'batched'];
const REACH: Record<Load, number> = { spread: 1.2, hot: 0.8, batched: 5 };
const WORDS: Record<Load, string> = {
  spread: 'a transaction each, spread over all wallets',
  hot: 'a transaction each, 90 % with one hot account',
  batched: `${BATCH} a transaction, spread`,
};

const rate = (each: number): string => `${Math.round(each).toLocaleString('en')} a second`;
const usOf = (each: number): number => 1e6 / each;

/** (a) Postings a second, beside TPC-B on the same PostgreSQL. */
export const postings: Bench = {
  name: 'postings',
  title: '(a) Postings a second',
  references: ['tests/bench/postings/tpcb.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const clients = quick ? CLIENTS.quick : CLIENTS.full;
    const by = hasPgbench() ? 'pgbench' : 'pg';
    const database = await startBenchDatabase();
    // Beside its clients' connections those of the relay and the jobs, as the product's pool has them.
    const house = openBenchHouse(database.url, clients + 4);
    try {
      await addBrand(house);
      let books = await fillBooks(house.database, size.wallets);
      const tpcB = await prepareTpcB(database.url, size.scale);
      const around = startAround(house);
      let longestDrainMs = 0;
      const ours = async (load: Load, howMany = clients, seconds = size.seconds) => {
        const done = await runOurs(house, books, { load, clients: howMany, seconds });
        longestDrainMs = Math.max(longestDrainMs, await drained(house));
        return done;
      };

      const found = new Map<string, number[]>();
      const note = (name: string, value: number) => void found.set(name, [...(found.get(name) ?? []), value]);
      const of = (name: string) => median(found.get(name)!);

      for (let round = 0; round < size.rounds; round += 1) {
        for (const load of LOADS) {
          note(load, await ours(load));
          note(`TPC-B ${load}`, await tpcB.run({ clients, seconds: size.seconds, by }));
        }
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
        if (times > 1) books = await fillBooks(house.database, size.wallets * times);
        data.push(books.entries);
        for (let round = 0; round < size.growthRounds; round += 1)
          for (const load of LOADS) note(`${load} at ${books.entries}`, await ours(load, clients, size.growthSeconds));
        say(
          `${books.entries.toLocaleString('en')} entries: ${LOADS.map((load) => `${load} ${rate(of(`${load} at ${books.entries}`))}`).join(', ')}`,
        );
      }

      await around.stop();
      await tpcB.stop();
      const report = await checkLedger(house.database);
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
      rows.push({
        what: 'spread, beside TPC-B through the same driver',
        ours: rate(of('spread')),
        reference: rate(of('TPC-B by pg')),
        ratio: of('spread') / of('TPC-B by pg'),
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
          `${clients} clients of both, a connection each; PostgreSQL is the product's own with its own settings (fsync and synchronous_commit on). TPC-B by ${by === 'pgbench' ? 'pgbench (`-M prepared`)' : 'our driver, for pgbench is not installed here'}, scale ${size.scale}. Ours is one Node process through \`database.transact\` and \`post\` or \`postMany\`, all checks in; the relay that drains the outbox, the job that folds the hot account and their leases run in that process meanwhile, as in the product. ${books.wallets.length.toLocaleString('en')} wallets at the end, ${size.wallets.toLocaleString('en')} in the rows. Each round of ours is followed by one of TPC-B, ${size.seconds} s each, once nothing of ours waits in the outbox or to be folded (at most ${Math.round(longestDrainMs)} ms after the last posting). At the end \`ledger:check\` found no fault in ${books.entries.toLocaleString('en')} entries and those of the bench.`,
          'Mended on the way (migration 0006): PostgreSQL planned every statement of a posting anew, each time. Before and after in turns, on a busy machine and without relay and folding: spread 754 to 1,052 and then 1,025 to 1,695 a second; batched 845 to 1,453 and then 1,911 to 3,643.',
        ],
      };
    } finally {
      await house.database.close();
      await database.stop();
    }
  },
};
