import type { Names } from '../../contract/primitives.ts';
import { nameIn } from '../families/sportsbook/names.ts';
import type { SideNames } from '../families/sportsbook/names/en.ts';
import { loadLanguages, namesFrom } from './names/load.ts';

/** The names of the book's sides and leagues, by language. */
export const sideNameFiles = await loadLanguages<SideNames>(import.meta.dirname, '../families/sportsbook/names');

/** The names of a side or a league of the book, by language. */
export const sideNamesOf = (id: string): Names => namesFrom(sideNameFiles, (names) => nameIn(names, id))!;
