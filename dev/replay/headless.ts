import { readText } from '../recording/file.ts';
import type { Recording } from '../recording/format.ts';
import { replayAll } from './player.ts';
import type { Problem } from './problem.ts';
import { openRun } from './run.ts';

export interface Report {
  header: Recording['header'];
  items: number;
  ms: number;
  problems: readonly Problem[];
  /** By name: the values at the end. */
  stores: Readonly<Record<string, unknown>>;
}

/** Replays the text of a file in virtual time. A file that cannot be read is thrown as a `RecordingError`. */
export async function replayText(text: string): Promise<Report> {
  const recording = readText(text);
  const { run, problems } = await replayAll(recording, openRun, { forInvariants: true });
  const { header, items } = recording;
  return { header, items: items.length, ms: items.at(-1)!.t, problems, stores: run.stores() };
}
