import type { Language } from '../../../../contract/primitives.ts';
import type { Fail } from '../../../http/failure.ts';
import { faultDetails } from '../../../operator/file-faults.ts';
import type { LinkProblem } from './links.ts';

/** What is wrong with an item of a list, by its place and field. */
export interface ContentProblem {
  index: number;
  /** As `texts.EN.title`. */
  field: string;
  problem:
    | LinkProblem
    /** An earlier item has this code. */
    | 'twice'
    /** Neither English nor the merchant's default language. */
    | 'no_text'
    /** Pages show texts as they are, tags too. */
    | 'html'
    /** This server has no picture at this path. */
    | 'no_picture'
    | 'ends_before_start'
    /** The text of the rules changes, which members have accepted by version. */
    | 'terms_version_needed'
    /** A version of the terms without their text. */
    | 'rules_missing'
    /** A page needs it: members accept the rules. */
    | 'needed'
    /** A banner leads to it. */
    | 'linked';
}

/** Throws `content_wrong` if there are problems. */
export const refuse = (problems: readonly ContentProblem[], fail: Fail<'content_wrong'>): void => {
  if (problems.length > 0) throw fail('content_wrong', { details: faultDetails(problems) });
};

type Fields = Partial<Record<Language, Record<string, string>>>;

const TAG = /<\/?[a-z!][^>]*>/i;

/** Every text of an item with its field. */
export const textsOf = (texts: Fields): { field: string; text: string }[] =>
  Object.entries(texts).flatMap(([language, fields]) =>
    Object.entries(fields ?? {}).map(([name, text]) => ({ field: `texts.${language}.${name}`, text })),
  );

/** Problems of codes and texts, which every list has alike. */
export const commonProblems = (
  items: readonly { key: string; texts: Fields }[],
  keyField: 'code' | 'anchor',
  defaultLanguage: Language,
): ContentProblem[] => {
  const seen = new Set<string>();
  return items.flatMap(({ key, texts }, index) => {
    const isAgain = seen.has(key);
    seen.add(key);
    return [
      ...(isAgain ? [{ index, field: keyField, problem: 'twice' as const }] : []),
      ...(texts.EN || texts[defaultLanguage] ? [] : [{ index, field: 'texts', problem: 'no_text' as const }]),
      ...textsOf(texts)
        .filter(({ text }) => TAG.test(text))
        .map(({ field }) => ({ index, field, problem: 'html' as const })),
    ];
  });
};
