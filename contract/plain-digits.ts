const isDigit = /^\p{Nd}$/u;

/** The digits of every script as 0 to 9. Unicode keeps the ten digits of a script together, from zero on. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0)!;
    let zero = point;
    while (isDigit.test(String.fromCodePoint(zero - 1))) zero--;
    return String((point - zero) % 10);
  });

/** Typed text with the digits of every script as 0 to 9, without spaces and direction marks. */
export const plainDigits = (typed: string): string => latinDigits(typed.normalize('NFKC').replace(/[\p{Cf}\s]/gu, ''));
