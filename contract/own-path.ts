/** An origin that cannot exist. */
const OWN = 'https://own.invalid';

/**
 * Whether an address leads to a page of this site: a path, parsed as a browser parses it. Browsers drop tabs and line breaks and
 * read `\\` as `/`, so `/\t/evil.example` would lead to another site.
 */
export const isOwnPath = (address: string): boolean =>
  address.startsWith('/') &&
  !/[\p{Cc}\\]/u.test(address) &&
  URL.canParse(address, OWN) &&
  new URL(address, OWN).origin === OWN;
