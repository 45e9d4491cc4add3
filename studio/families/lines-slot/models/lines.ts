/** Lines of the usual layouts. A line is written as the row of each reel from the left; 0 is the top. */
const read = (lines: string): number[][] => lines.split(' ').map((line) => [...line].map(Number));

/** Five reels of three rows. */
export const FIVE_BY_THREE = read(
  '11111 00000 22222 01010 01210 10101 12121 21012 21212 00100 ' +
    '01110 10001 11011 11211 12221 21112 22122 00001 22221 10000 ' +
    '12222 00011 22211 11000 11222',
);

/** Five reels of four rows. */
export const FIVE_BY_FOUR = read(
  '11111 22222 00000 33333 01010 01210 10101 12121 12321 21012 ' +
    '21212 23232 32123 32323 00100 01110 10001 11011 11211 12221 ' +
    '21112 22122 22322 23332 32223 33233 00001 33332 10000 23333 ' +
    '00011 33322 11000 22333 00111 33222 11100 22233 01111 32222 ' +
    '11110 22223 11112 22221 21111 12222 11122 22211 22111 11222',
);

/** Four reels of four rows. */
export const FOUR_BY_FOUR = read(
  '1111 2222 0000 3333 0110 1001 1221 2112 2332 3223 ' + '0001 3332 1000 2333 0011 3322 1100 2233 0111 3222',
);

/** Three reels of three rows: the rows and both diagonals. */
export const THREE_BY_THREE = read('111 000 222 012 210');
