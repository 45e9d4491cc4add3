import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { compare, type LaneDifference } from '../compare/compare.ts';
import type { Trace } from '../recording/format.ts';
import { $browser } from './browser.ts';
import { callOf, failureOf } from './model.ts';
import { $held, type LoadedRecording } from './record.ts';
import { loaded } from './replay.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
const openSideFx = createEffect(async ({ side, file }: { side: Side; file: File }) => ({
  side,
  held: await loaded(file),
}));
export const sideOpened = callOf(openSideFx);
/** Compares with the recording that was just taken. */
export const sideHeld = createEvent<Side>();
const taken = sample({ clock: sideHeld, source: $held, fn: (held, side) => ({ side, held }) });
const NONE: Record<Side, LoadedRecording | null> = { left: null, right: null };
export const $sides = createStore(NONE, { serialize: 'ignore' }).on(
  [openSideFx.doneData, taken],
  (sides, { side, held }) => ({ ...sides, [side]: held }),
);

interface Comparison {
  differences: readonly LaneDifference[];
  traces: Record<Side, readonly Trace[]>;
}
const compareFx = attach({
  source: { sides: $sides, browser: $browser },
  async effect({ sides: { left, right }, browser }): Promise<Comparison> {
    if (!left || !right) throw new Error('Choose two recordings.');
    const { replayer, close } = await browser.openReplayer();
    try {
      // Emissions and stores are not in a file: a replay makes them again.
      const before = (await replayer.run(left.recording)).traces;
      const after = (await replayer.run(right.recording)).traces;
      return { differences: compare(before, after), traces: { left: before, right: after } };
    } finally {
      close();
    }
  },
});
export const compared = callOf(compareFx);
export const $isComparing = compareFx.pending;
export const $comparison = createStore<Comparison | null>(null, { serialize: 'ignore' })
  .on(compareFx.doneData, (_, comparison) => comparison)
  .reset($sides);
export const $compareFailure = failureOf(openSideFx, compareFx);
