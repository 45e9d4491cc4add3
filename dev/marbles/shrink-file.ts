import type { Problem } from '../page/ports.ts';
import { readText, writeText } from '../recording/file.ts';
import type { Recording } from '../recording/format.ts';
import { replayAll } from '../replay/player.ts';
import { openRun } from '../replay/run.ts';
import { isSameProblem, shrink, type ShrinkProgress } from './shrink.ts';

/** Shrinks a recording while its replay still has its first problem, or the first that breaks this invariant. */
export async function shrinkFile(
  text: string,
  invariant: string | undefined,
  onProgress: (progress: ShrinkProgress) => void,
): Promise<{ problem: Problem; text: string; items: number }> {
  const problemsOf = async (recording: Recording, forInvariants: boolean) =>
    (await replayAll(recording, openRun, { forInvariants })).problems;
  const recording = readText(text);
  const problems = await problemsOf(recording, false);
  const problem = problems.find((each) => invariant === undefined || each.invariant === invariant);
  if (!problem)
    throw new Error(invariant ? `The recording does not break ${invariant}.` : 'The recording has no problem.');
  const shrunk = await shrink(
    recording,
    async (candidate) => (await problemsOf(candidate, problem.invariant !== undefined)).some(isSameProblem(problem)),
    onProgress,
  );
  return { problem, text: writeText(shrunk), items: shrunk.items.length };
}
