import type { FamilyTexts } from './texts/index.ts';

/** What the wheel stopped at, in words. */
export function said(texts: FamilyTexts, { pays, times }: { pays: number; times: number }): string {
  const place = texts('on', { pays });
  return times > 1 ? texts('boosted', { place, times }) : texts('came', { place });
}
