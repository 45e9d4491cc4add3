import type { Recording, Trace, TraceSource } from '../recording/format.ts';

/*
 * What the page needs from the other parts. The page runs at /dev/live; the traced site runs in a frame of the same origin. What
 * needs the app is offered by the frame as properties of its window; the rest is pure and is imported by the page.
 *
 * Traces: `id` and `t` of a source grow for as long as the frame lives; `start()` does not set them back. A trace is told
 * synchronously when it happens, so `Date.now() - t` gives the wall clock of zero. Values may be of another realm: test them by
 * shape, never by `instanceof`.
 */

/** Where the frames are served (dev/traced). The path of the site follows, such as `/dev/live/site/games`. */
export const SITE_FRAME = '/dev/live/site/';
/** The same bundle without transport and network: it waits for a recording (dev/replay). */
export const REPLAY_FRAME = '/dev/live/replay/';

/** Properties of the window of a frame. Set before the app draws for the first time. */
export interface FrameWindow {
  /** core: in the site's frame. */
  parlourTrace?: TraceSource;
  /** tools: in the site's frame. */
  parlourFaults?: Faults;
  /** replay: in the frame of a replay. */
  parlourReplay?: Replayer;
}

/** core, dev/recording: files. Errors are thrown with a message that a person can read. */
export interface Files {
  read(file: Blob): Promise<Recording>;
  /** The file's content: JSON Lines with the checksum. */
  write(recording: Recording): Promise<Blob>;
  redact(recording: Recording, choice: { identities: boolean; amounts: boolean }): Recording;
}

/** replay, dev/replay/player.ts. */
export interface Replayer {
  /** Opens a recording at its beginning, paused, and draws the site. Closes the one before. Rejects with a clear message. */
  open(recording: Recording): Promise<Player>;
  /** Replays the whole recording in virtual time without drawing. */
  run(recording: Recording): Promise<Replayed>;
}

export interface Player {
  /**
   * Tells each trace of the replay, those that happened so far first. `id` and `t` are the replay's own. After a jump back it
   * tells `rewound`, and then again everything from the beginning to the new moment.
   */
  watch(onProgress: (trace: Trace | 'rewound') => void): () => void;
  state(): PlayerState;
  /** Calls back when `state()` is another one, at most once per frame of the screen while playing. */
  changed(listener: () => void): () => void;
  play(): void;
  pause(): void;
  /** Delivers the next item, whatever its time, and pauses. */
  step(): void;
  /** To a moment of the recording, forwards or back. */
  seek(toMs: number): Promise<void>;
  /** 0.1 to 100. */
  setSpeed(speed: number): void;
  close(): void;
}

export interface PlayerState {
  atMs: number;
  endMs: number;
  playing: boolean;
  speed: number;
  /** So far. */
  problems: readonly Problem[];
}

/** A broken invariant (W1–W12, BR8), a request of the app that the recording does not have, or a store that ends otherwise. */
export interface Problem {
  t: number;
  /** The rule's id, where it is one. */
  invariant?: string;
  text: string;
}

export interface Replayed {
  traces: readonly Trace[];
  problems: readonly Problem[];
}

/** tools, dev/marbles: a lane and an interval become a test. Throws with a clear message if they cannot. */
export type WriteTest = (request: {
  /** Everything that the page holds, in the order of ids; what was before the interval gives the first values. */
  traces: readonly Trace[];
  /** The name of a stream. */
  stream: string;
  fromMs: number;
  toMs: number;
}) => { file: string; text: string };

/** tools, dev/marbles: the shortest recording that still fails. `onProgress` hears how far it is. */
export type Shrink = (
  recording: Recording,
  fails: (candidate: Recording) => Promise<boolean>,
  onProgress?: (progress: { items: number; tried: number }) => void,
) => Promise<Recording>;

/** tools, dev/compare: the first difference of each lane that differs. */
export type Compare = (left: readonly Trace[], right: readonly Trace[]) => readonly LaneDifference[];

export interface LaneDifference {
  /** As in `Trace`. */
  lane: Trace['lane'];
  /** The stream, the store, the input, the effect, or the feed or message of a frame. */
  name: string;
  /** Index within the lane of the first marble that differs; null where the lane ended before. */
  at: number;
  left: Trace | null;
  right: Trace | null;
}

/** tools, dev/faults: breaks the transport of the site's frame. Each fault is recorded. */
export interface Faults {
  /** Adds a fault; it lasts until `clear`, except those that happen once (`cut`, `restart`). */
  inject(fault: Fault): void;
  active(): readonly Fault[];
  /** Ends all faults and the running script. */
  clear(): void;
  /** Runs a script, one fault per line with its time. Throws with the line's number and what is wrong with it. */
  run(script: string): void;
  /** Calls back when `active()` is another list. */
  changed(listener: () => void): () => void;
}

export type Fault =
  | { what: 'delay'; ms: number }
  /** Share of the envelopes, 0 to 1. */
  | { what: 'drop'; share: number }
  | { what: 'duplicate'; share: number }
  | { what: 'reorder'; share: number }
  /** The connection breaks, and comes back after this time. */
  | { what: 'cut'; ms: number }
  /** Connected, but nothing passes for this time. */
  | { what: 'stand still'; ms: number }
  /** The connection breaks, and the server comes back with another epoch. */
  | { what: 'restart' };
