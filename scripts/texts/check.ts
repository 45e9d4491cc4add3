import type { Language } from '../../contract/primitives.ts';
import { faultsOf, unchanged } from './checks.ts';
import { forbidden, glossaryOf } from './glossary.ts';
import { pairsOf } from './pairs.ts';
import { rightlySame } from './same.ts';

/** What is wrong with the texts of a language, a line each. */
export const check = (language: Language): string[] => {
  const pairs = pairsOf(language);
  return [
    ...pairs.flatMap((pair) => faultsOf(language, pair).map((fault) => `${pair.key}: ${fault}: ${pair.text}`)),
    ...unchanged(pairs, rightlySame(language)).map(({ key, text }) => `${key}: as in English: ${text}`),
    ...forbidden(pairs, glossaryOf(language)),
  ];
};
