/** Without accents and marks, in lower case: `espanol` finds `Español`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a language is meant: by its own name, its name in the page's language, or its code. */
export const isFound = ({ code, own, here }: { code: string; own: string; here: string }, search: string): boolean =>
  [code, own, here].some((name) => plain(name).includes(plain(search)));
