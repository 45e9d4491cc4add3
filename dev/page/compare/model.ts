import { attach, createEvent, createStore, sample } from 'effector';
import type { Recording, Trace } from '../../recording/format.ts';
import { $surroundings } from '../browser.ts';
import type { LaneDifference } from '../ports.ts';
import { $held, type LoadedRecording } from '../record/model.ts';

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

export const sideDropped = createEvent<{ side: Side; file: File }>();
/** Compares with the recording that was just taken. */
export const sideHeld = createEvent<Side>();
export const compared = createEvent();
export const differenceOpened = createEvent<LaneDifference>();

const readFx = attach({
  source: $surroundings,
  effect: async (
    { files },
    { side, file }: { side: Side; file: File },
  ): Promise<{ side: Side; held: LoadedRecording }> => ({
    side,
    held: { name: file.name.replace(/\.jsonl$/, ''), recording: await files.read(file) },
  }),
});
sample({ clock: sideDropped, target: readFx });
const taken = sample({ clock: sideHeld, source: $held, fn: (held, side) => ({ side, held }) });

export const $sides = createStore<Record<Side, LoadedRecording | null>>(
  { left: null, right: null },
  { serialize: 'ignore' },
)
  .on(readFx.doneData, (sides, { side, held }) => ({ ...sides, [side]: held }))
  .on(taken, (sides, { side, held }) => ({ ...sides, [side]: held }));

interface Comparison {
  differences: readonly LaneDifference[];
  traces: Record<Side, readonly Trace[]>;
}

const compareFx = attach({
  source: { sides: $sides, surroundings: $surroundings },
  async effect({ sides: { left, right }, surroundings }): Promise<Comparison> {
    if (!left || !right) throw new Error('Choose two recordings.');
    const { replayer, close } = await surroundings.openReplayer();
    try {
      // Emissions and stores are not in a file: a replay makes them again.
      const run = async (recording: Recording) => (await replayer.run(recording)).traces;
      const traces = { left: await run(left.recording), right: await run(right.recording) };
      return { differences: surroundings.compare(traces.left, traces.right), traces };
    } finally {
      close();
    }
  },
});
sample({ clock: compared, target: compareFx });
export const $isComparing = compareFx.pending;

export const $comparison = createStore<Comparison | null>(null, { serialize: 'ignore' })
  .on(compareFx.doneData, (_, comparison) => comparison)
  .reset($sides);
export const $difference = createStore<LaneDifference | null>(null, { serialize: 'ignore' })
  .on(differenceOpened, (_, difference) => difference)
  .on(compareFx.doneData, (_, { differences }) => differences[0] ?? null)
  .reset($sides);
export const $compareFailure = createStore<string | null>(null)
  .on([readFx.failData, compareFx.failData], (_, { message }) => message)
  .reset(sideDropped, sideHeld, compared);
