/** Letters with a stroke, and the dotless i, are letters of their own to Unicode; people search for the plain ones. */
const PLAIN: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i' };

/**
 * A text as it is searched for: without case, width, accents, and apostrophes, which keyboards write in several ways. Marks of one
 * script, such as the vowels of Hindi or Thai, are letters and stay; those that any script may have (the accents of Latin, the
 * vowel signs of Arabic, zero-width joiners) go.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}|['’‘ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[đłøı]/g, (letter) => PLAIN[letter]!)
    .replaceAll(/\s+/gu, ' ')
    .trim();
