import { createStore } from 'effector';
import type { Compare, Files, FrameWindow, Replayer, Shrink, WriteTest } from './ports.ts';

/** What the page takes from the browser and from the other parts; tests give their own by `fork({ values })`. */
export interface Surroundings {
  now: () => number;
  nextFrame: (then: () => void) => void;
  /** Calls back at an interval; returns the way to stop. */
  every: (ms: number, then: () => void) => () => void;
  /** Hands a file to the person. */
  save: (name: string, content: Blob) => void;
  copy: (text: string) => Promise<void>;
  /** A property of a frame's window, as soon as the frame has it. */
  partOf: <P extends keyof FrameWindow>(frame: FrameWindow, part: P) => Promise<NonNullable<FrameWindow[P]>>;
  /** Opens a frame that nobody sees, for replays without drawing. */
  openReplayer: () => Promise<{ replayer: Replayer; close: () => void }>;
  files: Files;
  writeTest: WriteTest;
  shrink: Shrink;
  compare: Compare;
}

export const $surroundings = createStore<Surroundings>({} as Surroundings, { serialize: 'ignore' });
