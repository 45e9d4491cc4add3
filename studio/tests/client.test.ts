import { describe, expect, it } from 'vitest';
import { VENDOR_CODES, VENDOR_SUCCESS, type VendorCode } from '../../contract/vendor.ts';
import { ar } from '../client/i18n/ar.ts';
import { cn } from '../client/i18n/cn.ts';
import { en, type MessageKey } from '../client/i18n/en.ts';
import { translator } from '../client/i18n/index.ts';
import { readLaunch } from '../client/launch.ts';
import { formatAmount, formatMoney, formatNet, formatShare } from '../client/money.ts';
import { endsPlay, refusalKey, restrictionText, failureOf } from '../client/refusals.ts';
import { isBigWin, isMoving, paidBy, resultOf } from '../client/result.ts';
import { newClientSeed } from '../client/seed.ts';
import { CLIENT_SEED_PATTERN } from '../engines/fairness.ts';
import { linesSlot } from '../families/lines-slot/index.ts';
import { MODELS } from '../families/lines-slot/models/index.ts';
import { gridOf, lineWins, type LineWin } from '../families/lines-slot/pay.ts';
import { restOf } from '../families/lines-slot/view/reels.ts';

const usd = { currency: 'USD', exponent: 2 };
/** The visible text, without direction marks. */
const plain = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('a result', () => {
  it.each([
    [0, { kind: 'nothing' }],
    [80, { kind: 'returned', amount: 80 }],
    [100, { kind: 'returned', amount: 100 }],
    [101, { kind: 'win', amount: 101 }],
  ])('[PP-21] of %i for a stake of 100 is celebrated only above the stake', (win, result) => {
    expect(resultOf({ stake: 100, win, jackpotAmount: null, jackpot: false })).toEqual(result);
  });

  it.each([
    [100, false],
    [150, false],
    [1_999, false],
    [2_000, true],
  ])('[PP-21] of %i for a stake of 100 is a large win: %s', (win, big) => {
    expect(isBigWin({ stake: 100, win, jackpotAmount: null, jackpot: false })).toBe(big);
  });

  it('of a jackpot names no amount before the platform has paid it', () => {
    const round = { stake: 100, win: 40, jackpot: true };
    expect(resultOf({ ...round, jackpotAmount: null })).toEqual({ kind: 'jackpot', amount: null, lines: 40 });
    expect(resultOf({ ...round, jackpotAmount: 5_000 })).toEqual({ kind: 'jackpot', amount: 5_000, lines: 40 });
    expect(paidBy({ win: 40, jackpotAmount: 5_000 })).toBe(5_040);
  });

  it('is pending while the round is open, being booked or being returned', () => {
    const moving = (
      ['open', 'waiting', 'booking', 'returning', 'closed', 'returned', 'refused', 'disputed'] as const
    ).filter((status) => isMoving({ status }));
    expect(moving).toEqual(['open', 'booking', 'returning']);
  });
});

describe('a restriction', () => {
  const i18n = { language: 'EN', locale: 'en', direction: 'ltr' as const, t: translator(en) };
  const until = new Date(2026, 10, 24, 9, 5).getTime();
  it.each([
    ['wager', 'day', until, 'It is a limit per day and counts until Nov 24, 2026, 09:05.'],
    ['loss', 'month', until, 'It is a limit per month and counts until Nov 24, 2026, 09:05.'],
    ['time', 'session', null, 'The limit counts from your login.'],
    ['stake', null, null, ''],
    ['exclusion', null, until, 'You can play again from Nov 24, 2026, 09:05.'],
    ['type_lock', null, until, 'It opens again on Nov 24, 2026, 09:05.'],
  ] as const)('[PP-12] %s per %s is named with its end', (kind, period, end, text) => {
    expect(restrictionText(i18n, { kind, period, until: end }).replaceAll('\u202f', ' ')).toBe(text);
  });
});

describe('money', () => {
  it('[PP-07] is shown exactly, in its currency', () => {
    expect(plain(formatMoney(123_456_705, usd, 'en'))).toBe('1,234,567.05 USD');
    expect(plain(formatMoney(-5, usd, 'en'))).toBe('\u22120.05 USD');
    expect(plain(formatMoney(1_500, { currency: 'JPY', exponent: 0 }, 'en'))).toBe('1,500 JPY');
    expect(plain(formatMoney(123_456_705, usd, 'de'))).toBe('1.234.567,05 USD');
    expect(formatAmount(-5, 2, 'fa')).toBe('\u2212۰٫۰۵');
    expect([formatShare(-1, 'en', 0), formatShare(-20_000, 'en', 0)]).toEqual(['0%', '-2%']);
    expect(formatAmount(Number.MAX_SAFE_INTEGER, 2, 'en')).toBe('90,071,992,547,409.91');
  });

  it('is left to right in Arabic, with Latin digits', () => {
    expect(formatMoney(-1_005, usd, 'ar-u-nu-latn')).toMatch(/^\u2066\u221210\.05\u00a0USD\u2069$/);
  });

  it('[PP-10] has a sign for a net position, so that color is not the only indication', () => {
    expect([5, 0, -5].map((net) => plain(formatNet(net, usd, 'en')))).toEqual([
      '+0.05 USD',
      '0.00 USD',
      '\u22120.05 USD',
    ]);
  });

  it('formats a share to the hundredth of a per cent', () => {
    expect(formatShare(964_851, 'en')).toBe('96.49%');
  });
});

describe('messages', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

  it.each([
    ['CN', cn],
    ['AR', ar],
  ])('in %s have every key and the same placeholders', (_language, messages) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as MessageKey[]) {
      expect([key, [...new Set(holes(messages[key]))]]).toEqual([key, [...new Set(holes(en[key]))]]);
      expect(messages[key].trim()).not.toBe('');
    }
  });

  it('keep placeholders without a value', () => {
    expect(translator(en)('won', { amount: '5' })).toBe('Won 5');
    expect(translator(en)('won')).toBe('Won {amount}');
  });

  it('[PP-12] name every refusal that a player can meet', () => {
    // Codes that a player meets only through an internal error, or never.
    const inner: VendorCode[] = [
      ...VENDOR_SUCCESS,
      'BET_NOT_FOUND',
      'BET_CANCELLED',
      'BET_SETTLED',
      'PAYLOAD_MISMATCH',
      'WRONG_CURRENCY',
      'INVALID_AMOUNT',
      'INVALID_GAME',
      'INVALID_REQUEST',
      'SIGNATURE_INVALID',
      'RATE_LIMITED',
      'TEMPORARY',
    ];
    const unnamed = VENDOR_CODES.filter((code) => refusalKey(code) === 'refusal.OTHER');
    expect([...unnamed].sort()).toEqual([...inner].sort());
  });

  it('state the outcome of a round without a result', () => {
    expect(failureOf({ status: 'returning', reason: 'BET_UNANSWERED' })).toBe('refusal.BET_UNANSWERED');
    expect(failureOf({ status: 'returned', reason: 'BET_UNANSWERED' })).toBe('refusal.BET_RETURNED');
    expect(failureOf({ status: 'refused', reason: 'LIMIT_LOSS' })).toBe('refusal.LIMIT_LOSS');
    expect(failureOf({ status: 'refused', reason: 'NEW_CODE' })).toBe('refusal.OTHER');
    expect(failureOf({ status: 'closed', reason: null })).toBeUndefined();
  });

  it('[PP-22] end play where the session is over, not where a smaller stake is possible', () => {
    expect(endsPlay('OPENED_ELSEWHERE')).toBe(true);
    expect(endsPlay('LIMIT_STAKE')).toBe(false);
  });
});

describe('the URL', () => {
  it('holds its token in the fragment', () => {
    expect(readLaunch('#launch=abc&language=AR')).toEqual({ launch: 'abc', replay: null, language: 'AR' });
  });

  it('generates a valid and unique client seed where none is given', () => {
    const seeds = Array.from({ length: 50 }, newClientSeed);
    expect(new Set(seeds).size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(CLIENT_SEED_PATTERN);
  });
});

describe('lines', () => {
  const params = linesSlot.Params.parse({ model: 'lantern' });
  const pays = (rows: string[]): LineWin[] => {
    const names = { j: 'jade', A: 'A', W: 'wild', S: 'lantern', K: 'K' } as const;
    const grid = [0, 1, 2, 3, 4].map((reel) => rows.map((row) => names[row[reel] as keyof typeof names]));
    return lineWins(params, grid);
  };

  it('pay from the left reel, the longest run only', () => {
    expect(pays(['KKAAK', 'jjjAA', 'AKKKK'])).toEqual([{ line: 0, symbol: 'jade', count: 3, units: 50 }]);
    expect(pays(['KKAAK', 'jjjjj', 'AKKKK'])).toEqual([{ line: 0, symbol: 'jade', count: 5, units: 2_000 }]);
  });

  it('count a wild as any symbol but the lantern', () => {
    expect(pays(['KKAAK', 'jWWjA', 'AKKKK'])[0]).toEqual({ line: 0, symbol: 'jade', count: 4, units: 250 });
    expect(pays(['KKAAK', 'SWWWA', 'AKKKK']).filter((win) => win.line === 0)).toEqual([]);
  });

  it('do not pay a run that does not start at the left', () => {
    expect(pays(['KAKAK', 'Ajjjj', 'KAAKK']).filter((win) => win.line === 0)).toEqual([]);
  });

  it('pay nothing before the first spin, on any model', () => {
    for (const model of Object.keys(MODELS)) {
      const of = linesSlot.Params.parse({ model });
      expect([model, lineWins(of, gridOf(of.strips, restOf(of).stops, of.rows))]).toEqual([model, []]);
    }
  });

  it('are ten different ones, and each symbol can pay on them', () => {
    expect(new Set(params.lines.map(String)).size).toBe(10);
    for (const symbol of Object.keys(params.pays)) for (const strip of params.strips) expect(strip).toContain(symbol);
  });
});
