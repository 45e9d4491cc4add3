/** Letters with a stroke, and the dotless i, are letters of their own to Unicode; people search for the plain ones. */
const PLAIN: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i' };

/**
 * A text without case, width and accents, as it is searched for. Marks of one script, such as the vowels of Hindi or Thai, are
 * letters and stay; those that any script may have (the accents of Latin, the vowel signs of Arabic, zero-width joiners) go.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replaceAll(/[đłøı]/g, (letter) => PLAIN[letter]!)
    .replaceAll(/\s+/gu, ' ')
    .trim();
