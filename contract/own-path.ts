/** An origin that nobody has. */
const OWN = 'https://own.invalid';

/**
 * Whether an address leads to a page of the site's own: a path, read as a browser reads it. Browsers drop tabs and line breaks and
 * take `\\` for `/`, so that `/\t/evil.example` would lead to another site.
 */
export const isOwnPath = (address: string): boolean =>
  address.startsWith('/') &&
  !/[\p{Cc}\\]/u.test(address) &&
  URL.canParse(address, OWN) &&
  new URL(address, OWN).origin === OWN;
