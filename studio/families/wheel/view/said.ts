import type { FamilyWords } from './texts/index.ts';

/** What the wheel stopped at, in words. */
export function said(words: FamilyWords, { pays, times }: { pays: number; times: number }): string {
  const place = words('on', { pays });
  return times > 1 ? words('boosted', { place, times }) : words('came', { place });
}
