import { openRunner } from '../../../dev/traced/node.ts';
import type { Bench, BenchTools, Section } from '../bench.ts';

/** Messages, clicks and troubles of the network a second. */
const PER_SECOND = 10;
const HOUR = 60;
const REACH_S = 10;

const run = async ({ say, quick }: BenchTools): Promise<Section> => {
  const runner = await openRunner();
  try {
    const { recordBusySession } = await runner.run<typeof import('../../../dev/tests/support/busy-session.ts')>(
      'dev/tests/support/busy-session.ts',
    );
    const { readText, writeText } =
      await runner.run<typeof import('../../../dev/recording/file.ts')>('dev/recording/file.ts');
    const { replayAll } = await runner.run<typeof import('../../../dev/replay/player.ts')>('dev/replay/player.ts');
    const { openRun } = await runner.run<typeof import('../../../dev/replay/run.ts')>('dev/replay/run.ts');

    const replay = async (seed: number, minutes: number) => {
      const text = writeText(await recordBusySession({ seed, minutes, perSecond: PER_SECOND }));
      const began = performance.now();
      const recording = readText(text);
      const { problems } = await replayAll(recording, openRun, { forInvariants: true });
      const seconds = (performance.now() - began) / 1_000;
      say(`seed ${seed}: ${minutes} min, ${recording.items.length} items in ${seconds.toFixed(1)} s`);
      if (problems.length > 0) say(`seed ${seed}: ${problems[0]!.text}`);
      return { seconds, items: recording.items.length, isEqual: problems.length === 0 };
    };
    const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    const hours = [];
    for (const seed of seeds(quick ? 1 : 3)) hours.push(await replay(seed, HOUR));
    const all = [];
    for (const seed of seeds(quick ? 5 : 100)) all.push(await replay(100 + seed, quick ? 1 : 6));

    const slowest = Math.max(...hours.map(({ seconds }) => seconds));
    const equal = [...hours, ...all].filter(({ isEqual }) => isEqual).length;
    const total = hours.length + all.length;
    return {
      rows: [
        {
          what: `an hour of a busy session, ${hours[0]!.items.toLocaleString('en')} items, replayed without a browser`,
          ours: `${slowest.toFixed(1)} s`,
          reference: '–',
          ratio: null,
          reach: `≤ ${REACH_S} s`,
          met: slowest <= REACH_S,
        },
        {
          what: 'seeded recordings that end in the same stores and keep the invariants',
          ours: `${equal} of ${total}`,
          reference: '–',
          ratio: null,
          reach: 'all',
          met: equal === total,
        },
      ],
      curves: [],
      notes: [
        `${hours.length} recordings of an hour and ${all.length} of ${quick ? 'one minute' : 'six minutes'}, each from a seed: balance, jackpots, winners, salary and unread counts at ${PER_SECOND} changes a second, clicks, lost and doubled messages, cuts, and restores of the database. The slowest hour counts, with reading the file and checking the invariants.`,
      ],
    };
  } finally {
    await runner.close();
  }
};

/** A recording is replayed as fast as the processor can, and ends as it was recorded. */
export const replay: Bench = {
  name: 'replay',
  title: 'Replay: an hour of a recorded session without a browser',
  references: [],
  run,
};
