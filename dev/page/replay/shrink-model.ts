import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Recording } from '../../recording/format.ts';
import { $surroundings } from '../browser.ts';
import type { Problem } from '../ports.ts';
import { $replayed } from './model.ts';

/** Leaves items out of the recording while it still shows this problem. */
export const shrinkRequested = createEvent<Problem>();
export const shrunkSaved = createEvent();

const progressed = createEvent<{ items: number; tried: number }>();

/** The same fault at another moment is the same fault. */
const isSame = (wanted: Problem) => (found: Problem) =>
  wanted.invariant ? found.invariant === wanted.invariant : found.text === wanted.text;

const shrinkFx = attach({
  source: { replayed: $replayed, surroundings: $surroundings },
  async effect({ replayed, surroundings }, problem: Problem): Promise<Recording> {
    if (!replayed) throw new Error('No recording is open.');
    const tell = scopeBind(progressed, { safe: true });
    const { replayer, close } = await surroundings.openReplayer();
    try {
      const fails = async (candidate: Recording) => (await replayer.run(candidate)).problems.some(isSame(problem));
      return await surroundings.shrink(replayed.recording, fails, tell);
    } finally {
      close();
    }
  },
});
sample({ clock: shrinkRequested, target: shrinkFx });
export const $isShrinking = shrinkFx.pending;
export const $shrinkProgress = createStore<{ items: number; tried: number } | null>(null)
  .on(progressed, (_, progress) => progress)
  .reset(shrinkFx);
export const $shrunk = createStore<Recording | null>(null, { serialize: 'ignore' })
  .on(shrinkFx.doneData, (_, recording) => recording)
  .reset(shrinkFx, $replayed);

const saveFx = attach({
  source: { shrunk: $shrunk, replayed: $replayed, surroundings: $surroundings },
  async effect({ shrunk, replayed, surroundings: { files, save } }) {
    if (shrunk) save(`${replayed?.name ?? 'recording'}-shrunk.jsonl`, await files.write(shrunk));
  },
});
sample({ clock: shrunkSaved, target: saveFx });
export const $shrinkFailure = createStore<string | null>(null)
  .on([shrinkFx.failData, saveFx.failData], (_, { message }) => message)
  .reset(shrinkFx);
