import { describe, expect, it } from 'vitest';
import { normalNumber } from '../../../server/domains/payments/account-number.ts';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('[WAL-02] a number of a payout account', () => {
  it.each([
    ['bank', 'DEUTDEFF', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['bank', 'HSBC', '123-456-7890', '1234567890'],
    ['ewallet', 'GCash', '+63 917 123 4567', '+639171234567'],
    ['ewallet', 'Skrill', 'Ann@Example.com', 'ann@example.com'],
    ['crypto', 'BTC', BTC, BTC],
    ['crypto', 'BTC', BTC.toUpperCase(), BTC.toUpperCase()],
    ['crypto', 'BTC', TAPROOT, TAPROOT],
    ['crypto', 'BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['crypto', 'ETH', ETH, ETH],
    ['crypto', 'ETH', ETH.toLowerCase(), ETH.toLowerCase()],
    ['crypto', 'TRON', TRON, TRON],
    ['crypto', 'SOL', '11111111111111111111111111111111', '11111111111111111111111111111111'],
  ] as const)('of a %s at %s is accepted and stored without spaces: %s', (kind, institution, typed, stored) => {
    expect(normalNumber(kind, institution, typed)).toBe(stored);
  });

  it.each([
    ['bank', 'DEUTDEFF', 'DE88 3704 0044 0532 0130 00'],
    ['bank', 'HSBC', '12345'],
    ['bank', 'HSBC', '123456789012345678901'],
    ['bank', 'HSBC', "1234567'; drop table"],
    ['ewallet', 'GCash', 'abc'],
    ['ewallet', 'GCash', '<script>alert(1)</script>'],
    ['crypto', 'BTC', `${BTC.slice(0, -1)}5`],
    ['crypto', 'BTC', BTC.replace('q', 'Q')],
    ['crypto', 'BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['crypto', 'ETH', ETH.replace('aA', 'Aa')],
    ['crypto', 'ETH', ETH.slice(0, -1)],
    ['crypto', 'TRON', `${TRON.slice(0, -1)}u`],
    ['crypto', 'TRON', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['crypto', 'SOL', 'O0Il'],
    ['crypto', 'DOGE', BTC],
    ['crypto', 'toString', BTC],
    ['crypto', 'ETH', ''],
  ] as const)('of a %s at %s is refused: %s', (kind, institution, typed) => {
    expect(normalNumber(kind, institution, typed)).toBeUndefined();
  });
});
