import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Recording } from '../../recording/format.ts';
import { $surroundings } from '../browser.ts';
import { $book } from '../lanes/model.ts';
import type { Player, PlayerState } from '../ports.ts';
import { $held, type LoadedRecording } from '../record/model.ts';
import { $frame, $mode, frameLoaded, modeChosen, watchRequested } from '../site/model.ts';

export const fileDropped = createEvent<File>();
/** Replays the recording that was just taken. */
export const heldReplayed = createEvent();
export const replayClosed = createEvent();

export const playToggled = createEvent();
export const stepped = createEvent();
export const speedChosen = createEvent<number>();
export const sought = createEvent<number>();

const readFx = attach({
  source: $surroundings,
  effect: async ({ files }, file: File): Promise<LoadedRecording> => ({
    name: file.name.replace(/\.jsonl$/, ''),
    recording: await files.read(file),
  }),
});
sample({ clock: fileDropped, target: readFx });
export const $isReading = readFx.pending;

const taken = sample({ clock: heldReplayed, source: $held, filter: Boolean });
/** The recording that is replayed. */
export const $replayed = createStore<LoadedRecording | null>(null, { serialize: 'ignore' })
  .on([readFx.doneData, taken], (_, held) => held)
  .reset(replayClosed);

sample({ clock: $replayed, filter: Boolean, fn: () => 'replay' as const, target: modeChosen });
sample({ clock: replayClosed, fn: () => 'live' as const, target: modeChosen });

const stateChanged = createEvent<{ player: Player; state: PlayerState }>();

const openFx = attach({
  source: { surroundings: $surroundings, frame: $frame },
  async effect({ surroundings, frame }, recording: Recording) {
    const tell = scopeBind(stateChanged, { safe: true });
    const replayer = await surroundings.partOf(frame!, 'parlourReplay');
    const player = await replayer.open(recording);
    player.changed(() => tell({ player, state: player.state() }));
    return { frame, player };
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
  fn: (_, { params, result: { player } }) => ({ player, zeroMs: params.header.startedAtMs }),
});
export const $player = createStore<Player | null>(null, { serialize: 'ignore' })
  .on(opened, (_, { player }) => player)
  .reset(modeChosen, frameLoaded);
const ownState = sample({
  clock: stateChanged,
  source: $player,
  filter: (own, { player }) => own === player,
  fn: (_, { state }) => state,
});
export const $playerState = createStore<PlayerState | null>(null)
  .on(opened, (_, { player }) => player.state())
  .on(ownState, (_, state) => state)
  .reset(modeChosen, frameLoaded);

sample({ clock: opened, fn: ({ player, zeroMs }) => ({ source: player, zeroMs }), target: watchRequested });

const playFx = attach({
  source: $player,
  effect: (player) => (player?.state().playing ? player.pause() : player?.play()),
});
const stepFx = attach({ source: $player, effect: (player) => player?.step() });
const speedFx = attach({ source: $player, effect: (player, speed: number) => player?.setSpeed(speed) });
const seekFx = attach({ source: $player, effect: (player, toMs: number) => player?.seek(toMs) });
sample({ clock: playToggled, target: playFx });
sample({ clock: stepped, target: stepFx });
sample({ clock: speedChosen, target: speedFx });
sample({ clock: sought, target: seekFx });

/** What the right edge of the picture follows: the moment of the replay, or now. */
export const $clock = combine($book, $player, $surroundings, (book, player, { now }) => ({
  nowMs: () => (player ? player.state().atMs : book ? Math.max(book.lastMs, now() - book.zeroMs) : 0),
}));

/** Why a file is not replayed, or why the replay went wrong; the page lives on. */
export const $replayFailure = createStore<string | null>(null)
  .on(
    [readFx.failData, openFx.failData, playFx.failData, stepFx.failData, speedFx.failData, seekFx.failData],
    (_, { message }) => message,
  )
  .reset(fileDropped, heldReplayed, replayClosed);

/** The speeds, slow to fast. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100] as const;
