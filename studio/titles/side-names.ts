import type { Language, Names } from '../../contract/primitives.ts';
import { nameIn } from '../families/sportsbook/names.ts';
import type { SideNames } from '../families/sportsbook/names/en.ts';
import { loadLanguages, namesFrom } from './names/load.ts';

const files = await loadLanguages<SideNames>(import.meta.dirname, '../families/sportsbook/names');

/** The names of a side or a league of the book, by language. */
export const sideNamesOf = (id: string): Names => namesFrom(files, (names) => nameIn(names, id))!;

/** The name of a side or a league in one language, the English one where it has none. */
export const sideNameIn = (language: Language, id: string): string => nameIn(files[language] ?? files.EN!, id);
