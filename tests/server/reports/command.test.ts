import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOf } from '../../../server/cli/commands.ts';
import { isUserError, runCommand } from '../../../server/cli/run-command.ts';
import { reportsOperator } from '../../../contract/reports-operator.ts';
import { reportPeriod } from '../../../server/domains/reports/period.ts';
import { anyFailure } from '../../../server/http/failure.ts';
import type { Merchant } from '../../../server/http/viewer.ts';
import { addStaff } from '../operator/support/staff.ts';
import { takeTestServer } from '../../support/reused-server.ts';
import { testMerchant, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
let keys: Record<string, string>;
beforeAll(async () => {
  test = await takeTestServer();
  const names = ['admin', 'payments', 'agents', 'games'];
  // The first one is an admin: from then on the root key makes staff only.
  keys = {};
  for (const name of names) keys[name] = (await addStaff(test, `${name}1`, [name])).key;
});
afterAll(() => test.close());

/** What the command prints, or the sentence of its error. */
const run = (line: string, role = 'admin'): Promise<string> =>
  runCommand(line.split(' '), { PORT: new URL(test.url).port, STAFF_KEY: keys[role] }).catch((error: unknown) => {
    if (!isUserError(error)) throw error;
    return error.message;
  });

describe('[PP-29] report', () => {
  it('prints a table with a line for each day, the last 30 if none is named', async () => {
    const lines = (await run('report revenue')).split('\n');
    expect(lines).toHaveLength(2 + 30 + 2);
    expect(lines[1]).toMatch(/^day +bets +players +stake +valid +wins +gross +net$/);
    expect(await run('report payments --from 2026-02-01 --to 2026-02-28 --by month')).toMatch(
      /\n2026-02 +0 +0 +0\.00 .*\n-+\ntotal +0 /,
    );
    expect((await run('report players --from 2026-02-27 --to 2026-03-01')).split('\n')).toHaveLength(2 + 3 + 2);
    expect((await run('report revenue --by game')).split('\n')).toHaveLength(4);
  });

  it('prints CSV with --csv', async () => {
    const csv = await run('report players --from 2026-02-27 --to 2026-02-27 --csv');
    expect(csv.slice(1).split('\r')).toEqual([
      'day,name,registered,logged in,active,depositors,first,in wallets USD',
      '\n2026-02-27,,0,0,0,0,0,0.00',
      '\ntotal,,0,0,0,0,0,0.00',
      '',
    ]);
  });

  it.each([
    ['report revenue --from 2026-02-29', /^--from: "2026-02-29" is no day of the calendar; write it as 2026-01-31\.$/],
    ['report revenue --to yesterday', /^--to: "yesterday" is no day of the calendar/],
    ['report revenue --from 0000-01-01', /is no day of the calendar/],
    ['report revenue --from 2026-03-02 --to 2026-03-01', /^--from 2026-03-02 is after --to 2026-03-01\./],
    ['report revenue --from 2025-01-01 --to 2026-01-02', /is too long: a report has at most 366 days\./],
    ['report revenue --from 9999-01-01', /^9999-01-01 is after today, which is 20\d\d-\d\d-\d\d at this merchant\./],
    ['report revenue --by method', /^"method" is not one of: day, month, game-type, vendor, game\.$/],
    ['report players --by game', /^"game" is not one of: day, month\.$/],
    ['report payments --by hour', /^"hour" is not one of: day, month, method\.$/],
    ['report profit', /^"profit" is not one of: revenue, payments, players\.$/],
    ['report revenue today', /^"today" is a word too many/],
    ['report', /^Missing: revenue, payments or players\./],
    ['report revenue --merchant nowhere', /^There is no such merchant/],
  ])('"%s" is refused in a sentence', async (line, sentence) => {
    expect(await run(line)).toMatch(sentence);
  });

  it('is for admins, and of payments for those who pay', async () => {
    const answers = async (role: string) =>
      Promise.all(
        ['revenue', 'payments', 'players'].map(async (what) => (await run(`report ${what}`, role)).includes('total')),
      );
    expect(await answers('admin')).toEqual([true, true, true]);
    expect(await answers('payments')).toEqual([false, true, false]);
    expect(await answers('agents')).toEqual([false, false, false]);
    expect(await answers('games')).toEqual([false, false, false]);
  });

  it('waits for its answer as long as a year of a large merchant takes', () => {
    expect(commandOf({ args: ['report', 'revenue'], options: {}, merchant: 'parlour' })).toMatchObject({
      endpoint: reportsOperator.revenue,
      withinMs: 600_000,
    });
  });
});

describe('the period of a report', () => {
  const NOW = Date.parse('2026-11-28T23:30:00Z');
  const of = (timeZone: string, days: { from?: string; to?: string } = {}) => {
    const merchant = { code: 'parlour', brand: testMerchant('parlour', { timeZone }) } as Merchant;
    const { from, to, begins, ends } = reportPeriod(merchant, days, NOW, anyFailure);
    return [from, to, begins.toISOString(), ends.toISOString()];
  };

  it('ends today by default, by the merchant’s clocks, and has 30 days', () => {
    expect(of('UTC')).toEqual(['2026-10-30', '2026-11-28', '2026-10-30T00:00:00.000Z', '2026-11-29T00:00:00.000Z']);
    expect(of('Asia/Tokyo').slice(0, 2)).toEqual(['2026-10-31', '2026-11-29']);
    expect(of('UTC', { to: '2026-03-31' }).slice(0, 2)).toEqual(['2026-03-02', '2026-03-31']);
    expect(of('UTC', { from: '2026-11-20' }).slice(0, 2)).toEqual(['2026-11-20', '2026-11-28']);
  });

  it('leaves out days that have not begun', () => {
    expect(of('UTC', { from: '2026-11-01', to: '2026-11-30' }).slice(0, 2)).toEqual(['2026-11-01', '2026-11-28']);
  });

  it('follows summer time: a day of 23 hours, and one of 25', () => {
    expect(of('Europe/Berlin', { from: '2026-03-29', to: '2026-03-29' }).slice(2)).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(of('Europe/Berlin', { from: '2026-10-25', to: '2026-10-25' }).slice(2)).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });

  it('has 366 days at most, so that a leap year is one', () => {
    expect(of('UTC', { from: '2024-01-01', to: '2024-12-31' })[1]).toBe('2024-12-31');
    expect(() => of('UTC', { from: '2024-01-01', to: '2025-01-01' })).toThrow('report_period_wrong');
  });
});
