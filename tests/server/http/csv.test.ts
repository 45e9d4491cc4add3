import { expect, it } from 'vitest';
import type { AgentRevenue } from '../../../contract/team-reports.ts';
import { csvOf, csvTime, figure, timeTitle } from '../../../server/shared/csv.ts';
import { revenueCsv } from '../../../server/domains/team-reports/csv.ts';

it('[MEM-03] guards texts that a spreadsheet would run or round, and leaves numbers', () => {
  const texts = ['=1+1', '+1', '-1+cmd', '-12.50', '@SUM(A1)', ' =1', '\t=1', '＝1', '123456789012345678', 'Ann', '12'];
  expect(
    texts.map((text) =>
      csvOf([[text]])
        .trimEnd()
        .replaceAll('"', ''),
    ),
  ).toEqual([
    ...["'=1+1", "'+1", "'-1+cmd", "'-12.50", "'@SUM(A1)", "' =1", "'\t=1", "'＝1", "'123456789012345678", 'Ann', '12'],
  ]);
  expect(csvOf([[figure('-12.50'), -3, 'a,b', 'a"b', 'a\nb', ' a']])).toBe('-12.50,-3,"a,b","a""b","a\nb"," a"\r\n');
});

it('[MEM-03] writes times by the merchant’s clock, and the clock into the title', () => {
  expect([csvTime(0, 'Etc/GMT-8'), timeTitle('Time', 'Etc/GMT-8'), timeTitle('Time', 'America/St_Johns')]).toEqual([
    ...['1970-01-01 08:00:00', 'Time (GMT+8:00)', 'Time (America/St_Johns)'],
  ]);
});

it('[AGT-04] has the headings of the reader’s language', () => {
  const revenue = { days: [], currency: 'USD', exponent: 2 } as unknown as AgentRevenue;
  expect(revenueCsv(revenue, 'CN')).toBe('\uFEFF日期,实时工资 USD,时工资 USD,日工资 USD,分红 USD,合计 USD\r\n');
});
