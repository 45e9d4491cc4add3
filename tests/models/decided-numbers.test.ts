import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { Password } from '../../contract/auth.ts';
import { pathWithQuery } from '../../contract/define.ts';
import { pageCalls } from '../../contract/first-page.ts';
import { games } from '../../contract/games.ts';
import { MobileNum, VerificationCode } from '../../contract/messages.ts';
import { Rate, RATE_DECIMALS, TERMS_LIMITS } from '../../contract/pay-terms.ts';
import { REALTIME_WINDOW_MS } from '../../contract/salary.ts';
import { site } from '../../contract/site.ts';
import { TEXT_BOUNDS } from '../../contract/text-bounds.ts';
import { windowAt } from '../../server/domains/pay-contracts/windows.ts';
import { parsePercent } from '../../src/shared/format/percent.ts';
import { endTimes, windowStart } from '../../src/features/pay-contracts/times.ts';
import { homeOpened } from '../../src/pages/home/model.ts';
import { formatLength } from '../../src/shared/format/length.ts';
import { mockServer } from '../support/msw.ts';
import { pageOf } from './support/page.ts';

const server = mockServer();

describe('a number shared by server and page', () => {
  it('is the number of the schema for a form’s field', () => {
    const longest = [
      [Password, TEXT_BOUNDS.password],
      [MobileNum, TEXT_BOUNDS.mobileNum],
      [VerificationCode, TEXT_BOUNDS.smsCode],
    ] as const;
    for (const [schema, max] of longest) {
      expect(schema.safeParse('1'.repeat(max)).success).toBe(true);
      expect(schema.safeParse('1'.repeat(max + 1)).success).toBe(false);
    }
  });

  it('appears in no field of a view as a literal', () => {
    const views = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    expect(views.length).toBeGreaterThan(100);
    const literal = views.filter((view) => /maxLength=\{[^}]*\b\d+\b/.test(readFileSync(join('src', view), 'utf8')));
    expect(literal).toEqual([]);
  });

  it.each(['Etc/GMT+12', 'UTC', 'Asia/Kathmandu', 'Europe/Berlin'])(
    'gives the same settlement windows in %s',
    (zone) => {
      for (const atMs of [1_795_000_000_000, 1_795_000_299_999, 1_795_000_300_000]) {
        const { startMs, endMs } = windowAt('realtime', atMs, zone);
        expect(windowStart(atMs)).toBe(startMs);
        expect(endTimes(startMs, zone).window).toBe(endMs);
        expect(endMs - startMs).toBe(REALTIME_WINDOW_MS);
      }
    },
  );

  it('is the same highest rate in per cent and in millionths', () => {
    expect(parsePercent(String(TERMS_LIMITS.percent))).toBe(TERMS_LIMITS.percent * 10 ** RATE_DECIMALS);
    expect(Rate.safeParse(parsePercent(String(TERMS_LIMITS.percent))).success).toBe(true);
    expect(Rate.safeParse(parsePercent(String(TERMS_LIMITS.percent + 1))).success).toBe(false);
  });

  it('is the same number of hot games in the embedded response and in the home page’s request', async () => {
    server.answer(site.banners, () => ({ list: [] }));
    server.answer(games.hot, () => ({ list: [] }));
    const calls = server.answer(games.list, () => ({ games: [], pageNum: 1, totalPages: 1, total: 0 }));
    await allSettled(homeOpened, { scope: pageOf() });
    const requested = { merchant: 'parlour', language: 'EN', query: new URLSearchParams() } as const;
    const given = pageCalls('/', requested).find(({ endpoint }) => endpoint === games.list);
    expect(calls.map(({ request }) => pathWithQuery(games.list.path, request))).toEqual([
      pathWithQuery(games.list.path, given!.request),
    ]);
  });
});

it.each([
  ['en-u-nu-latn', '24 hours', '5 minutes', '90 seconds'],
  ['zh-Hans-u-nu-latn', '24小时', '5分钟', '90秒钟'],
  ['ar-u-nu-latn', '24 ساعة', '5 دقائق', '90 ثانية'],
])('gives the durations in the texts of %s', (locale, hours, minutes, seconds) => {
  expect([24 * 3_600_000, 5 * 60_000, 90_000].map((ms) => formatLength(ms, locale))).toEqual([hours, minutes, seconds]);
});
