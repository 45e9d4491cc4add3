import type { Names } from '../../../contract/primitives.ts';
import { loadLanguages, namesFrom } from './load.ts';

const files = await loadLanguages<Readonly<Record<string, string>>>(import.meta.dirname);

/** The names of a title by language; undefined if it has none. */
export const namesOf = (id: string): Names | undefined => namesFrom(files, (names) => names[id]);
