import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { isSameProblem, shrink, type ShrinkProgress } from '../marbles/shrink.ts';
import { read, writeText } from '../recording/file.ts';
import type { Recording } from '../recording/format.ts';
import { $browser } from './browser.ts';
import { callOf, failureOf } from './model.ts';
import type { Player, Problem } from './ports.ts';
import { $held, type LoadedRecording } from './record.ts';
import { $frame, $mode, frameLoaded, modeChosen, watchFx } from './site.ts';

export const loaded = async (file: File): Promise<LoadedRecording> => ({
  name: file.name.replace(/\.jsonl$/, ''),
  recording: await read(file),
});

const openFileFx = createEffect(loaded);
/** Replays the recording of a file. */
export const fileOpened = callOf(openFileFx);
export const $isReading = openFileFx.pending;
/** Replays the recording that was just taken. */
export const heldReplayed = createEvent();
export const replayClosed = createEvent();
/** The recording that is replayed. */
export const $replayed = createStore<LoadedRecording | null>(null, { serialize: 'ignore' })
  .on([openFileFx.doneData, sample({ clock: heldReplayed, source: $held, filter: Boolean })], (_, held) => held)
  .reset(replayClosed);
sample({ clock: $replayed, filter: Boolean, fn: () => 'replay' as const, target: modeChosen });
sample({ clock: replayClosed, fn: () => 'live' as const, target: modeChosen });

const openFx = attach({
  source: { browser: $browser, frame: $frame },
  async effect({ browser, frame }, recording: Recording) {
    const replayer = await browser.partOf(frame!, 'parlourReplay');
    return { frame, player: await replayer.open(recording) };
  },
});
sample({
  clock: frameLoaded,
  source: { held: $replayed, mode: $mode },
  filter: ({ held, mode }) => held !== null && mode === 'replay',
  fn: ({ held }) => held!.recording,
  target: openFx,
});
// The frame may be another one by now.
const opened = sample({
  clock: openFx.done,
  source: $frame,
  filter: (now, { result }) => now === result.frame,
  fn: (_, { params, result: { player } }) => ({ source: player, zeroMs: params.header.startedAtMs }),
});
export const $player = createStore<Player | null>(null, { serialize: 'ignore' })
  .on(opened, (_, { source }) => source)
  .reset(modeChosen, frameLoaded);
sample({ clock: opened, target: watchFx });

const playerFx = attach({
  source: $player,
  effect: (player, act: (player: Player) => unknown) => player && act(player),
});
/** Does something with the player. */
export const playerCommanded = callOf(playerFx);
/** Why a file is not replayed, or why the replay went wrong; the page lives on. */
export const $replayFailure = failureOf(openFileFx, openFx, playerFx);

const progressed = createEvent<ShrinkProgress>();
const shrinkFx = attach({
  source: { replayed: $replayed, browser: $browser },
  async effect({ replayed, browser }, problem: Problem): Promise<Recording> {
    const tell = scopeBind(progressed, { safe: true });
    const { replayer, close } = await browser.openReplayer();
    try {
      const { name, recording } = replayed!;
      const fails = async (candidate: Recording) =>
        (await replayer.run(candidate)).problems.some(isSameProblem(problem));
      const shrunk = await shrink(recording, fails, tell);
      browser.save(`${name}-shrunk.jsonl`, writeText(shrunk));
      return shrunk;
    } finally {
      close();
    }
  },
});
/** Leaves items out of the recording while its replay still has this problem, and saves the rest. */
export const shrinkRequested = callOf(shrinkFx);
export const $isShrinking = shrinkFx.pending;
export const $shrinkProgress = createStore<ShrinkProgress | null>(null)
  .on(progressed, (_, progress) => progress)
  .reset(shrinkFx, $replayed);
export const $shrinkFailure = failureOf(shrinkFx);
