/** The project of the stories that change what everybody sees, and the tag that puts a story there. */
export const CHANGING = 'changing';
export const TAG = '@changes-site';
/** The project of all others. */
export const READING = 'reading';
