import { attach, createEvent, createStore } from 'effector';
import { writeText } from '../recording/file.ts';
import type { Recording } from '../recording/format.ts';
import { redact } from '../recording/redact.ts';
import { $browser } from './browser.ts';
import { callOf, failureOf } from './model.ts';
import { $site } from './site.ts';

/** A recording that the page holds. */
export interface LoadedRecording {
  name: string;
  recording: Recording;
}

const startFx = attach({ source: $site, effect: (site) => site?.source.start() });
const takeFx = attach({
  source: $site,
  effect(site): LoadedRecording {
    if (!site) throw new Error('The site is not there yet.');
    const recording = site.source.recording();
    const time = new Date(recording.header.startedAtMs).toISOString().slice(0, 19).replaceAll(':', '-');
    return { name: `parlour-recording-${time}`, recording };
  },
});
export const recordingStarted = callOf(startFx);
/** Takes what was recorded since the start, or all that the buffer holds. */
export const recordingTaken = callOf(takeFx);
/** The frame loaded anew: its buffer began anew, too. */
export const $isRecording = createStore(false)
  .on(startFx.done, () => true)
  .reset(takeFx, $site);

export const heldDropped = createEvent();
/** The last recording that was taken. */
export const $held = createStore<LoadedRecording | null>(null, { serialize: 'ignore' })
  .on(takeFx.doneData, (_, held) => held)
  .reset(heldDropped);

const saveFx = attach({
  source: { held: $held, browser: $browser },
  effect({ held, browser }, { amounts }: { amounts: boolean }) {
    if (held) browser.save(`${held.name}.jsonl`, writeText(redact(held.recording, { identities: true, amounts })));
  },
});
/** Saves it without identities, and without amounts of money if asked. */
export const heldSaved = callOf(saveFx);

export const $recordFailure = failureOf(startFx, takeFx, saveFx);
