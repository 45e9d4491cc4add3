import { z } from 'zod';
import { decode, encode } from '../recording/encode.ts';
import { readText } from '../recording/file.ts';
import type { Trace } from '../recording/format.ts';
import { replayAll } from '../replay/player.ts';
import { firstDifference, inText, valueAt } from '../replay/problem.ts';
import { openRun } from '../replay/run.ts';
import { compare, comparedOf, isCompared, timeOf, type LaneDifference } from './compare.ts';

/** First line of a file with what one version of the code makes of a recording, to be compared with another version's. */
const TRACES = '{"parlour":"traces"}';
const line = z.looseObject({
  id: z.number(),
  t: z.number(),
  lane: z.enum(['frame', 'input', 'effect', 'world', 'fault', 'stream', 'store']),
});

const replayed = async (recording: string): Promise<readonly Trace[]> =>
  (await replayAll(readText(recording), openRun)).traces;

/** A recording as a file of traces. */
export const writeTraces = async (recording: string): Promise<string> => {
  const traces = (await replayed(recording)).filter(isCompared);
  return [TRACES, ...traces.map((trace) => JSON.stringify(encode(trace))), ''].join('\n');
};

async function readTraces(text: string): Promise<readonly Trace[]> {
  if (!text.startsWith(TRACES)) return replayed(text);
  return text
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row, index) => {
      const read = line.safeParse(JSON.parse(row));
      if (!read.success) throw new Error(`Line ${index + 2} of the traces: ${read.error.issues[0]!.message}`);
      return decode(read.data) as Trace;
    });
}

const seconds = (t: number): string => `${(t / 1_000).toFixed(3)} s`;
const valueOf = (trace: Trace): unknown => encode(comparedOf(trace));

/** How two marbles differ, for a person. */
function textsOf({ left, right }: LaneDifference): string {
  if (!left || !right) return `only ${left ? 'left' : 'right'}: ${inText(valueOf((left ?? right)!))}`;
  const [one, other] = [valueOf(left), valueOf(right)];
  const path = firstDifference(one, other);
  if (path === null) return `left at ${seconds(left.t)}, right at ${seconds(right.t)}`;
  return `${path}: left ${inText(valueAt(one, path))}, right ${inText(valueAt(other, path))}`;
}

/** Compares two recordings, or two files of traces. Returns a text of the first difference of each lane; empty if none. */
export async function compareFiles(left: string, right: string): Promise<string> {
  const differences = compare(await readTraces(left), await readTraces(right));
  return differences
    .map((difference) => {
      const { lane, name, at } = difference;
      return `${seconds(timeOf(difference))}  ${lane} ${name}, number ${at + 1}\n  ${textsOf(difference)}\n`;
    })
    .join('');
}
