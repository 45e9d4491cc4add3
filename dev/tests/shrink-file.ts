import type { Problem } from '../page/ports.ts';
import { readText, writeText } from '../recording/file.ts';
import type { Recording } from '../recording/format.ts';
import { replayAll } from '../replay/player.ts';
import { openRun } from '../replay/run.ts';
import { shrink } from './shrink.ts';

/** The same fault at another moment is the same fault. */
const isSame = (wanted: Problem) => (found: Problem) =>
  wanted.law ? found.law === wanted.law : found.text === wanted.text;

/** Shrinks a recording while its replay still has its first problem, or the first that breaks this law. */
export async function shrinkFile(
  text: string,
  law: string | undefined,
  told: (progress: { items: number; tried: number }) => void,
): Promise<{ problem: Problem; text: string; items: number }> {
  const problemsOf = async (recording: Recording, forLaws: boolean) =>
    (await replayAll(recording, openRun, { forLaws })).problems;
  const recording = readText(text);
  const problems = await problemsOf(recording, false);
  const problem = problems.find((each) => law === undefined || each.law === law);
  if (!problem) throw new Error(law ? `The recording does not break ${law}.` : 'The recording has no problem.');
  const shrunk = await shrink(
    recording,
    async (candidate) => (await problemsOf(candidate, problem.law !== undefined)).some(isSame(problem)),
    told,
  );
  return { problem, text: writeText(shrunk), items: shrunk.items.length };
}
