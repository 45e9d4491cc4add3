import type { Names } from '../../../contract/primitives.ts';
import { loadLanguages, namesIn } from '../../../studio/titles/names/load.ts';
import type { UntitledCode } from './en.ts';

export type { UntitledCode } from './en.ts';

const files = await loadLanguages(import.meta.dirname);

/** The names of a game without a title, by language. */
export const namesOf = (code: UntitledCode): Names => namesIn(files, code)!;
