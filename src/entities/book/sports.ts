import { BOOK_SPORTS } from '../../../contract/book-fixtures.ts';

/** A sport that the site has words and marks for. */
type Sport = (typeof BOOK_SPORTS)[number];
export const isSport = (code: string): code is Sport => (BOOK_SPORTS as readonly string[]).includes(code);
