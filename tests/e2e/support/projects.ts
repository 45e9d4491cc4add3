/** The project of the tests that change shared state, and the tag that puts a test there. */
export const CHANGING = 'changing';
export const TAG = '@changes-site';
/** The project of all other tests. */
export const READING = 'reading';
