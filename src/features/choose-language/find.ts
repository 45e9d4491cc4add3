import { foldText } from '../../../contract/fold-text.ts';

/** Whether a language is meant: by its own name, its name in the page's language, or its code, without accents. */
export const isFound = ({ code, own, here }: { code: string; own: string; here: string }, search: string): boolean =>
  [code, own, here].some((name) => foldText(name).includes(foldText(search)));
