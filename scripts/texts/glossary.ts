import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../contract/primitives.ts';
import type { Pair } from './checks.ts';

/** How a language says a term of betting or money: beginnings of its forms, and words that mean something else there. */
export interface Term {
  is: readonly string[];
  not?: readonly string[];
}

/** The terms by their English words; none where a language has no glossary yet. */
export const glossaryOf = (language: Language): Record<string, Term> => {
  const file = path.join(import.meta.dirname, 'glossary', `${language.toLowerCase()}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Term>) : {};
};

const says = (text: string, words: readonly string[]): string | undefined =>
  words.find((word) => text.toLowerCase().includes(word.toLowerCase()));

/** Texts with a word that the glossary forbids for a term of the English text. */
export const forbidden = (pairs: readonly Pair[], glossary: Record<string, Term>): string[] =>
  eachTerm(pairs, glossary).flatMap(({ pair, term, is, not = [] }) => {
    const word = says(pair.text, not);
    return word && !says(word, is) ? [`${pair.key}: says "${word}" for ${term}: ${pair.text}`] : [];
  });

/** Texts that say a term of the English text otherwise than the glossary; each may be right, and somebody looks at them. */
export const otherwise = (pairs: readonly Pair[], glossary: Record<string, Term>): string[] =>
  eachTerm(pairs, glossary).flatMap(({ pair, term, is }) =>
    says(pair.text, is) ? [] : [`${pair.key}: does not say "${is[0]}" for ${term}: ${pair.text}`],
  );

const eachTerm = (pairs: readonly Pair[], glossary: Record<string, Term>) =>
  Object.entries(glossary).flatMap(([term, about]) => {
    const named = new RegExp(String.raw`\b${term}(s|es)?\b`, 'i');
    return pairs.flatMap((pair) => (pair.text !== '' && named.test(pair.english) ? [{ pair, term, ...about }] : []));
  });
