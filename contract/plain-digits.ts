/** Code points of zero in the scripts of the site's languages. 1 to 9 follow each. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0,
];
const plain = (digit: string): string => {
  const point = digit.codePointAt(0)!;
  const zero = ZEROS.find((each) => point >= each && point <= each + 9);
  return zero === undefined ? digit : String(point - zero);
};

/** Typed text with the digits of every script as 0 to 9, without spaces and direction marks. */
export const plainDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/\p{Nd}/gu, plain);
