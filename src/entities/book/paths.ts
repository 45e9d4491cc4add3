import type { BookType } from '../../../contract/book-fixtures.ts';

/** The page of a book. */
export const bookPath = (type: BookType): string => `/${type.toLowerCase()}`;
/** The page of a match in it. */
export const matchPath = (type: BookType, fixture: string): string => `${bookPath(type)}/${fixture}`;
/** The list of the type's games, whose books open in frames. */
export const OTHER_BOOKS: Readonly<Record<BookType, string>> = { SPORTS: '/sports/more', ESPORTS: '/esport/more' };
