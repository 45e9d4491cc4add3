import type { Words } from '../../family.ts';
import type { Params } from '../shape.ts';
import { runnerName } from './name.ts';
import type { FamilyWords } from './texts/index.ts';

/** The language of names for a language of the site. */
export const nameLanguage = (language: string): keyof Words =>
  language === 'CN' || language === 'AR' ? language : 'EN';

/** The first three, in words. */
export function said(words: FamilyWords, params: Params, language: keyof Words, order: readonly number[]): string {
  const [first, second, third] = order.map((runner) => runnerName(params, language, runner)) as [
    string,
    string,
    string,
  ];
  return words('finished', { first, second, third });
}
