import { describe, expect, it } from 'vitest';
import { reportCsv, tableOf, type Column, type Report } from '../../../server/domains/reports/table.ts';
import { BYTE_ORDER_MARK } from '../../../server/shared/csv.ts';

interface Figures {
  bets: number;
  stake: number;
  jackpots: number;
}
const COLUMNS: readonly Column<Figures>[] = [
  { title: 'bets', of: ({ bets }) => bets },
  { title: 'stake', of: ({ stake }) => stake, isMoney: true },
  { title: 'jackpots', of: ({ jackpots }) => jackpots, isMoney: true, isRare: true },
];
const report = (over: Partial<Report<Figures>> = {}): Report<Figures> => ({
  ...{ name: 'Aurora', from: '2026-11-01', to: '2026-11-02', timeZone: 'Europe/Berlin', currency: 'EUR', exponent: 2 },
  rows: [
    { key: '2026-11-01', name: null, bets: 1_204, stake: 1_234_567, jackpots: 0 },
    { key: '2026-11-02', name: null, bets: 0, stake: -5, jackpots: 0 },
  ],
  total: { bets: 1_204, stake: 1_234_562, jackpots: 0 },
  ...over,
});

describe('a report at the terminal', () => {
  it('is aligned, with the digits of the currency, a line of totals, and no column of zeros that is rare', () => {
    expect(tableOf('Revenue', 'day', COLUMNS, report()).split('\n')).toEqual([
      'Revenue of Aurora, 2026-11-01 to 2026-11-02 (Europe/Berlin), money in EUR',
      'day          bets      stake',
      '2026-11-01  1,204  12,345.67',
      '2026-11-02      0      -0.05',
      '----------------------------',
      'total       1,204  12,345.62',
    ]);
  });

  it.each([
    ['JPY', 0, '1,234,567', '-5', '1,234,562'],
    ['KWD', 3, '1,234.567', '-0.005', '1,234.562'],
  ])('writes money in %s with %i decimals', (currency, exponent, ...amounts) => {
    const lines = tableOf('Revenue', 'day', COLUMNS, report({ currency, exponent })).split('\n');
    expect([lines[2], lines[3], lines[5]].map((line) => line!.split(/ +/).at(-1))).toEqual(amounts);
  });

  it('shows a rare column as soon as a figure is not zero, and names beside their keys', () => {
    const rows = [{ key: '7001', name: 'Lantern', bets: 1, stake: 100, jackpots: 50 }];
    const lines = tableOf('Revenue', 'game', COLUMNS, report({ rows, total: rows[0]! })).split('\n');
    expect(lines[1]).toMatch(/^game +bets +stake +jackpots$/);
    expect(lines[2]).toMatch(/^7001 Lantern +1 +1\.00 +0\.50$/);
  });
});

describe('a report as CSV', () => {
  const linesOf = (csv: string) => {
    expect(csv.startsWith(BYTE_ORDER_MARK)).toBe(true);
    return csv.slice(1).split('\n');
  };

  it('has plain numbers, every column, and the totals; its last line is ended by what prints it', () => {
    expect(linesOf(reportCsv('day', COLUMNS, report()))).toEqual([
      'day,name,bets,stake EUR,jackpots EUR\r',
      '2026-11-01,,1204,12345.67,0.00\r',
      '2026-11-02,,0,-0.05,0.00\r',
      'total,,1204,12345.62,0.00\r',
    ]);
  });

  it('runs no formula: the name of a game is text, whatever it begins with', () => {
    const rows = [
      { key: '7001', name: '=HYPERLINK("http://x.example","Win, now")', bets: 1, stake: -100, jackpots: 0 },
    ];
    expect(linesOf(reportCsv('game', COLUMNS, report({ rows })))[1]).toBe(
      `7001,"'=HYPERLINK(""http://x.example"",""Win, now"")",1,-1.00,0.00\r`,
    );
  });
});
