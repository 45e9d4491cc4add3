import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Recording, TraceSource } from '../../recording/format.ts';
import { $surroundings } from '../browser.ts';
import { $site } from '../site/model.ts';

export const recordingStarted = createEvent();
export const recordingStopped = createEvent();
/** Takes what the buffer holds, without a start. */
export const bufferTaken = createEvent();
export const amountsToggled = createEvent();
export const saveRequested = createEvent();
export const heldDropped = createEvent();

type Buffer = ReturnType<TraceSource['buffer']>;

/** A recording that the page holds. */
export interface LoadedRecording {
  name: string;
  recording: Recording;
}

const startFx = attach({ source: $site, effect: (site) => site?.source.start() });
const takeFx = attach({
  source: $site,
  effect(site): Recording {
    if (!site) throw new Error('The site is not there yet.');
    return site.source.recording();
  },
});
sample({ clock: recordingStarted, target: startFx });
sample({ clock: [recordingStopped, bufferTaken], target: takeFx });

export const $isRecording = createStore(false)
  .on(startFx.done, () => true)
  // The frame loaded anew: its buffer began anew, too.
  .reset(recordingStopped, $site);

/** `parlour-recording-2026-11-26T13-41-53` */
const nameOf = ({ header }: Recording) =>
  `parlour-recording-${new Date(header.startedAtMs).toISOString().slice(0, 19).replaceAll(':', '-')}`;

/** The last recording that was taken. */
export const $held = createStore<LoadedRecording | null>(null, { serialize: 'ignore' })
  .on(takeFx.doneData, (_, recording) => ({ name: nameOf(recording), recording }))
  .reset(heldDropped);

/** Identities are always replaced. */
export const $hidesAmounts = createStore(false).on(amountsToggled, (hides) => !hides);

const saveFx = attach({
  source: { held: $held, amounts: $hidesAmounts, surroundings: $surroundings },
  async effect({ held, amounts, surroundings: { files, save } }) {
    if (!held) return;
    const redacted = files.redact(held.recording, { identities: true, amounts });
    save(`${held.name}.jsonl`, await files.write(redacted));
  },
});
sample({ clock: saveRequested, target: saveFx });
export const $isSaving = saveFx.pending;

export const $recordFailure = createStore<string | null>(null)
  .on([startFx.failData, takeFx.failData, saveFx.failData], (_, { message }) => message)
  .reset(recordingStarted, recordingStopped, bufferTaken, saveRequested);

/** How often the state of the buffer is looked at. */
const LOOK_EVERY_MS = 1_000;
const ticked = createEvent();
const $stopTicking = createStore<(() => void) | null>(null, { serialize: 'ignore' });
const tickFx = attach({
  source: { stop: $stopTicking, site: $site, surroundings: $surroundings },
  effect({ stop, site, surroundings }) {
    stop?.();
    return { stop: site && surroundings.every(LOOK_EVERY_MS, scopeBind(ticked, { safe: true })) };
  },
});
sample({ clock: $site, fn: () => {}, target: tickFx });
$stopTicking.on(tickFx.doneData, (_, { stop }) => stop);
// It fails for a moment: the frame has a source before the site has a scope.
const lookFx = attach({ source: $site, effect: (site) => site?.source.buffer() ?? null });
sample({ clock: ticked, target: lookFx });
export const $buffer = createStore<Buffer | null>(null)
  .on(lookFx.doneData, (_, buffer) => buffer)
  .reset($site);
