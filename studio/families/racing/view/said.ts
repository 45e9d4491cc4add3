import type { Params } from '../shape.ts';
import { runnerName } from './name.ts';
import type { FamilyTexts } from './texts/index.ts';

/** The first three, in words. */
export function said(texts: FamilyTexts, params: Params, order: readonly number[]): string {
  const [first, second, third] = order.map((runner) => runnerName(texts, params, runner)) as [string, string, string];
  return texts('finished', { first, second, third });
}
