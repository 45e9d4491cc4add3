/** The server draws codes of these characters and refuses longer ones as malformed. */
const OTHERS = /[^\w-]/g;
const LENGTH = 64;

/** A drawn code, as an address names it. What can be none stays a wrong code, which the server answers as such. */
export const codeIn = (text: string): string => text.replace(OTHERS, '').slice(0, LENGTH) || '-';
