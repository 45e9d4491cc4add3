import { playNow } from '../../../families/shared/draw.ts';
import type { Rule } from '../../../families/shared/draw.ts';
import { seededWords } from '../../support/seeded-words.ts';

/** Runs a rule on these cases, one for each draw, and demands that it draws exactly so often. */
export function playOn<Result>(rule: Rule<Result>, cases: readonly number[]): Result {
  const left = [...cases];
  const result = playNow(rule, () => {
    const next = left.shift();
    if (next === undefined) throw new Error('the rule draws more often');
    return next;
  });
  if (left.length > 0) throw new Error(`${left.length} cases are left`);
  return result;
}

/** Runs a rule with a seed. */
export const playSeed = <Result>(rule: Rule<Result>, seed: number): Result => playNow(rule, seededWords(seed));
