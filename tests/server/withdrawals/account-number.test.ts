import { describe, expect, it } from 'vitest';
import { normalNumber, shownNumber } from '../../../server/domains/withdrawals/account-number.ts';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const UUID = '123e4567-e89b-12d3-a456-426614174000';

/** What is typed, and what is stored of it. */
const ACCEPTED = {
  bank: {
    'DE89 3704 0044 0532 0130 00': 'DE89370400440532013000',
    'IBAN DE89 3704 0044 0532 0130 00': 'DE89370400440532013000',
    'iban: de89370400440532013000': 'DE89370400440532013000',
    'DE89\u20133704\u20130044\u20130532\u20130130\u201300': 'DE89370400440532013000',
    '\u200eDE89\u200b370400440532013000': 'DE89370400440532013000',
    '123-456-7890': '1234567890',
    '123\u2013456\u20147890': '1234567890',
    '١٢٣٤٥٦٧٨٩٠': '1234567890',
    '１２３４５６７８９０': '1234567890',
    '१२३४५६७८९०': '1234567890',
    '၁၂၃၄၅၆': '123456',
    '១២៣៤៥៦': '123456',
    '123456-X': '123456X',
    '12345678-k': '12345678K',
  },
  ewallet: {
    '+63 917 123 4567': '+639171234567',
    '(0917) 123 4567': '09171234567',
    '0917-123-4567': '09171234567',
    '\u202a+63\u00a0917\u20111234567\u202c': '+639171234567',
    '٠٩١٧١٢٣٤٥٦٧': '09171234567',
    '123.456.789-09': '12345678909',
    'Ann@Example.com': 'ann@example.com',
    'anna-lee@example.com': 'anna-lee@example.com',
    'anna\u2013lee@exa-mple.com': 'anna-lee@exa-mple.com',
    "o'brien@example.com": "o'brien@example.com",
    'o’brien@example.com': "o'brien@example.com",
    'анна@пример.рф': 'анна@пример.рф',
    'anna-lee@okicici': 'anna-lee@okicici',
    [UUID]: UUID,
    [UUID.toUpperCase()]: UUID,
    'anna-lee_1': 'anna-lee_1',
    '$anna-lee': '$anna-lee',
    '@anna_lee': '@anna_lee',
    'ແອນນາ-ລີ': 'ແອນນາ-ລີ',
  },
} as const;
const REFUSED = {
  bank: [
    ...['DE88 3704 0044 0532 0130 00', 'IBAN DE88370400440532013000', '12345', '123456789012345678901', '12X456'],
    ...["1234567'; drop table", '12345-Z', '123456/7'],
  ],
  ewallet: [
    ...['abc', '1234', '<script>alert(1)</script>', 'anna lee@example.com', 'anna@-example.com', 'anna@example-.com'],
    ...['anna@@example.com', 'anna@', '@example.', 'an na lee', `${'a'.repeat(90)}@example.com`, 'anna@example..com'],
  ],
} as const;

describe('[WAL-02] a number of a payout account', () => {
  it('is stored without what does not identify it, and with every sign that does', () => {
    for (const kind of ['bank', 'ewallet'] as const)
      for (const [typed, stored] of Object.entries(ACCEPTED[kind]))
        expect([typed, normalNumber(kind, 'TEST', typed, 'USD')]).toEqual([typed, stored]);
  });

  it('is refused if it cannot be one', () => {
    for (const kind of ['bank', 'ewallet'] as const)
      for (const typed of REFUSED[kind])
        expect([typed, normalNumber(kind, 'TEST', typed, 'USD')]).toEqual([typed, undefined]);
  });

  it('has the checksum of a CLABE or a card in the countries that have them', () => {
    const known = (typed: string, currency: string) => normalNumber('bank', 'TEST', typed, currency) !== undefined;
    expect(
      ['032180000118359719', '032180000118359718', '4539 1488 0343 6467'].map((each) => known(each, 'MXN')),
    ).toEqual([...[true, false, true]]);
    const cards = ['6222 0200 0000 0000 000', '6222 0200 0000 0000 003'];
    expect(cards.filter((each) => known(each, 'CNY'))).toHaveLength(1);
    expect(cards.filter((each) => known(each, 'USD'))).toHaveLength(2);
    expect([known('4539 1488 0343 6467', 'RUB'), known('4539 1488 0343 6476', 'RUB')]).toEqual([true, false]);
  });

  it('of an e-wallet is shown whole, another by its ends', () => {
    expect([
      shownNumber('ewallet', 'anna-lee@example.com'),
      shownNumber('bank', 'DE89370400440532013000'),
      shownNumber('bank', '1234567'),
      shownNumber('crypto', ETH),
    ]).toEqual(['anna-lee@example.com', 'DE89···3000', '···4567', '0x5aAe···1BeAed']);
  });

  it.each([
    ['BTC', BTC],
    ['BTC', BTC.toUpperCase()],
    ['BTC', TAPROOT],
    ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['ETH', ETH],
    ['ETH', ETH.toLowerCase()],
    ['TRON', TRON],
    ['SOL', '11111111111111111111111111111111'],
  ] as const)('of %s is accepted: %s', (network, typed) => {
    expect(normalNumber('crypto', network, `\u200e${typed} `, 'USD')).toBe(typed);
  });

  it.each([
    ['BTC', `${BTC.slice(0, -1)}5`],
    ['BTC', BTC.replace('q', 'Q')],
    ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['ETH', ETH.replace('aA', 'Aa')],
    ['ETH', ETH.slice(0, -1)],
    ['TRON', `${TRON.slice(0, -1)}u`],
    ['TRON', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['SOL', 'O0Il'],
    ['DOGE', BTC],
    ['toString', BTC],
    ['ETH', ''],
  ] as const)('of %s is refused: %s', (network, typed) => {
    expect(normalNumber('crypto', network, typed, 'USD')).toBeUndefined();
  });
});
