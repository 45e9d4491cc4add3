import type { Description } from '../../family.ts';
import type { Params } from '../shape.ts';
import { runnerName } from './name.ts';
import type { FamilyTexts } from './texts/index.ts';

/** The language of names for a language of the site. */
export const nameLanguage = (language: string): keyof Description =>
  language === 'CN' || language === 'AR' ? language : 'EN';

/** The first three, in words. */
export function said(
  texts: FamilyTexts,
  params: Params,
  language: keyof Description,
  order: readonly number[],
): string {
  const [first, second, third] = order.map((runner) => runnerName(params, language, runner)) as [
    string,
    string,
    string,
  ];
  return texts('finished', { first, second, third });
}
