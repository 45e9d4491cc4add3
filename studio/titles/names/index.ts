import type { Names } from '../../../contract/primitives.ts';
import { loadLanguages, namesIn } from './load.ts';

const files = await loadLanguages(import.meta.dirname);

/** The names of a title by language; undefined if it has none. */
export const namesOf = (id: string): Names | undefined => namesIn(files, id);
