import { sql, type RawBuilder } from 'kysely';

/** Characters with a meaning in a pattern of `like`. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Whether a name begins like this. Names are compared as bytes, which is the order of their index and the same everywhere. */
export const beginsLike = (column: RawBuilder<unknown>, name: string): RawBuilder<boolean> =>
  sql`${column} collate "C" like ${`${escaped(name)}%`}`;

/** The pattern of `like` for texts that contain this one. */
export const containing = (text: string): string => `%${escaped(text)}%`;
