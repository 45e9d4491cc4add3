/** An address, and the country that the stories' database has for it; every other address is of none. */
export const ABROAD = { address: '198.51.100.7', country: 'FR' } as const;
