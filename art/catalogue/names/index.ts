import type { Names } from '../../../contract/primitives.ts';
import { loadLanguages, namesFrom } from '../../../studio/titles/names/load.ts';
import type { UntitledCode } from './en.ts';

export type { UntitledCode } from './en.ts';

const files = await loadLanguages<Record<UntitledCode, string>>(import.meta.dirname);

/** The names of a game without a title, by language. */
export const namesOf = (code: UntitledCode): Names => namesFrom(files, (names) => names[code])!;
