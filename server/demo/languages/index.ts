import type { Language } from '../../../contract/primitives.ts';
import { loadLanguages } from '../../languages/load.ts';
import type en from './en/index.ts';

/** What the demo says in one language. */
export type DemoTexts = typeof en;

/** SYS-08: each folder here, named by a language's code, has the demo's texts in that language. */
export const demoTexts = (await loadLanguages(import.meta.dirname)) as Partial<Record<Language, DemoTexts>>;

/** One text or item of the demo in each language. */
export const inEach = <T>(part: (texts: DemoTexts) => T): Partial<Record<Language, T>> =>
  Object.fromEntries(Object.entries(demoTexts).map(([language, texts]) => [language, part(texts)]));
