/** A name or an amount between signs that isolate it from the direction of the text in which it stands. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
