/** An address and its country in the tests' database; every other address has no country. */
export const ABROAD = { address: '198.51.100.7', country: 'FR' } as const;
