import type { Recording, Trace, TraceSource } from '../recording/format.ts';
import type { Fault } from '../faults/script.ts';

/*
 * What the frames offer to the page at /dev/live, as properties of their windows. `id` and `t` of traces grow for as long as the
 * frame lives. Values are of another realm: test them by shape, never by `instanceof`.
 */

/** Where the frames are served. The path of the site follows, such as `/dev/live/site/games`. */
export const SITE_FRAME = '/dev/live/site/';
/** The same bundle without transport and network: it waits for a recording. */
export const REPLAY_FRAME = '/dev/live/replay/';

/** Set before the app draws for the first time. */
export interface FrameWindow {
  parlourTrace?: TraceSource;
  /** A file of the recording so far, without what tells who played. */
  parlourExport?: (choice: { identities: boolean; amounts: boolean }) => Promise<string>;
  parlourFaults?: Faults;
  /** In the frame of a replay. */
  parlourReplay?: Replayer;
}

export interface Replayer {
  /** Opens a recording at its beginning, paused, and draws the site. Closes the one before. Rejects with a clear message. */
  open(recording: Recording): Promise<Player>;
  /** Replays the whole recording in virtual time without drawing. */
  run(recording: Recording): Promise<Replayed>;
}

export interface Player {
  /**
   * Tells each trace of the replay, those that happened so far first. After a jump back it tells `rewound`, and then again
   * everything from the beginning to the new moment.
   */
  watch(onProgress: (trace: Trace | 'rewound') => void): () => void;
  state: () => PlayerState;
  /** Calls back when `state()` is another one. */
  changed: (listener: () => void) => () => void;
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

/** Breaks the transport of the site's frame. Each fault is recorded. */
export interface Faults {
  /** Adds a fault; it lasts until `clear`, except those that happen once or for a time. */
  inject(fault: Fault): void;
  active: () => readonly Fault[];
  /** Ends all faults and the running script. */
  clear(): void;
  /** Runs a script, one fault per line with its time. Throws with the line's number and what is wrong with it. */
  run(script: string): void;
  /** Calls back when `active()` is another list. */
  changed: (listener: () => void) => () => void;
}
