import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { teamRecords, type TeamBet } from '../../contract/team-records.ts';
import { teamReports, type ProfitRow, type TeamProfit } from '../../contract/team-reports.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import {
  $csvPending,
  $profitTotals,
  csvRequested,
  profitPage,
  profitRecord,
} from '../../src/features/team-reports/profit.ts';
import { $period, periodRequested, periodRefreshed, periodView } from '../../src/features/team-reports/period.ts';
import {
  $revenueBills,
  revenueBillsRequested,
  revenueBillsClosed,
  revenuePage,
} from '../../src/features/team-reports/revenue.ts';
import { downloadFx } from '../../src/shared/lib/start-download.ts';
import { teamBets } from '../../src/features/team-reports/records.ts';
import { $token } from '../../src/shared/api/context.ts';
import { failure, mockServer } from '../support/msw.ts';
import { later, pageOf } from './support/page.ts';

const server = mockServer();
const money = { currency: 'USD', exponent: 2 };
const share = { bets: 1, stake: 100, payout: 40, net: -60 };
const rowOf = (memberId: number): ProfitRow => ({ memberId, who: 'member', account: `member${memberId}`, ...share });
const totals: TeamProfit = { ...share, days: [], types: [], currency: 'USD', exponent: 2, asOfMs: 5 };
const request = { from: '2026-11-01', to: '2026-11-02' };

/** A team of 45 members, 20 a page. */
const serve = () => {
  const seen: (string | undefined)[] = [];
  server.answer(teamReports.profit, ({ before }) => {
    seen.push(before);
    const from = before === undefined ? 1 : Number(before) + 1;
    const list = Array.from({ length: Math.min(20, 46 - from) }, (_, at) => rowOf(from + at));
    return { list, hasMore: from + 20 <= 45, totals: before === undefined ? totals : null };
  });
  return seen;
};

describe('[AGT-04] profit and loss of a team', () => {
  it('goes on after the last member, keeps the totals of the first page, and forgets all when it closes', async () => {
    const seen = serve();
    const scope = pageOf({ values: [[$token, 'one']] });
    await allSettled(profitRecord.opened, { scope, params: request });
    await allSettled(profitRecord.moreRequested, { scope });
    await allSettled(profitRecord.moreRequested, { scope });
    expect(seen).toEqual([undefined, '20', '40']);
    expect(scope.getState(profitRecord.$rows).map(({ memberId }) => memberId)).toEqual(
      Array.from({ length: 45 }, (_, at) => at + 1),
    );
    expect(scope.getState(profitRecord.$hasMore)).toBe(false);
    expect(scope.getState($profitTotals)).toEqual(totals);
    await allSettled(profitPage.closed, { scope });
    expect([scope.getState(profitRecord.$rows), scope.getState($profitTotals)]).toEqual([[], null]);
  });

  it('downloads the shown selection, and nothing after the session ended', async () => {
    serve();
    const files: unknown[] = [];
    const wanted: object[] = [];
    server.answer(teamReports.profitExport, (selection) => {
      wanted.push(selection);
      return { path: '/download/ticket' };
    });
    const scope = pageOf({
      values: [[$token, 'one']],
      handlers: [[downloadFx, (file: unknown) => void files.push(file)]],
    });
    await allSettled(profitRecord.opened, { scope, params: { ...request, sort: 'net' } });
    await allSettled(csvRequested, { scope });
    expect(wanted).toEqual([{ ...request, sort: 'net' }]);
    expect(files).toEqual([expect.stringMatching(/^http.*\/download\/ticket$/)]);
    await allSettled(sessionEnded, { scope, params: 'logout' });
    await allSettled(csvRequested, { scope });
    expect([wanted.length, scope.getState($csvPending)]).toEqual([1, false]);
  });
});

describe('[AGT-04] the figures of a period', () => {
  it('are those of the period chosen last, and are requested again on demand', async () => {
    const none = {
      ...{
        turnover: 0,
        payouts: 0,
        net: 0,
        deposits: 0,
        withdrawals: 0,
        returned: 0,
        bonuses: 0,
        promotions: 0,
        referrals: 0,
        rebates: 0,
        pay: 0,
      },
      ...{ newMembers: 0, activeMembers: 0, firstDepositors: 0 },
    };
    const first = later<void>();
    const seen: string[] = [];
    server.answer(teamReports.period, async ({ from }) => {
      seen.push(from);
      if (from === '2026-11-01') await first.promise;
      return {
        now: none,
        before: none,
        beforeFrom: from,
        beforeTo: from,
        days: [],
        currency: 'USD',
        exponent: 2,
        asOfMs: 1,
      };
    });
    const scope = pageOf({ values: [[$token, 'one']] });
    const slow = allSettled(periodRequested, { scope, params: { from: '2026-11-01', to: '2026-11-02' } });
    const quick = allSettled(periodRequested, { scope, params: { from: '2026-11-05', to: '2026-11-05' } });
    first.arrive();
    await Promise.all([slow, quick]);
    expect(scope.getState($period)?.beforeFrom).toBe('2026-11-05');
    await allSettled(periodRefreshed, { scope });
    expect(seen.at(-1)).toBe('2026-11-05');
    await allSettled(periodView.closed, { scope });
    expect(scope.getState($period)).toBeNull();
  });
});

describe('[AGT-04] the bills of a day', () => {
  it('are forgotten when another figure is chosen, or the list or the page closes', async () => {
    server.answer(teamReports.revenueBills, () => ({ list: [] }));
    const scope = pageOf({ values: [[$token, 'one']] });
    for (const close of [revenueBillsClosed, revenuePage.closed]) {
      await allSettled(revenueBillsRequested, { scope, params: { day: '2026-11-05', kind: 'hour' } });
      expect(scope.getState($revenueBills)).toEqual({ list: [] });
      await allSettled(close, { scope });
      expect(scope.getState($revenueBills)).toBeNull();
    }
  });
});

describe('[AGT-04] the bets of direct members', () => {
  const betOf = (n: number): TeamBet => ({
    ...{ id: String(n), memberId: 1, account: 'anna', atMs: n, change: 'settled', stake: 100, payout: 0 },
    round: {
      ...{
        roundId: '7bc32a33-599e-4b76-b85b-22bbdef21860',
        nodeId: '1',
        gameName: 'Game',
        vendor: 'ACME',
        stake: 100,
        payout: 0,
        freeStake: 0,
        currency: 'USD',
      },
      ...{ exponent: 2, state: 'closed', openedAtMs: n, closedAtMs: n, details: [] },
    },
  });

  it('go on after the last row, show no row of an earlier selection, and are forgotten with the page', async () => {
    const asks: unknown[] = [];
    server.answer(teamRecords.bets, ({ before, gameType }) => {
      asks.push([gameType, before]);
      const from = before === undefined ? 9 : Number(before) - 1;
      return {
        list: [betOf(from)],
        hasMore: true,
        totals: before === undefined ? { ...share, ...money, asOfMs: 5 } : null,
      };
    });
    const scope = pageOf({ values: [[$token, 'one']] });
    await allSettled(teamBets.record.opened, { scope, params: request });
    await allSettled(teamBets.record.moreRequested, { scope });
    expect(scope.getState(teamBets.record.$rows).map(({ id }) => id)).toEqual(['9', '8']);
    await allSettled(teamBets.record.opened, { scope, params: { ...request, gameType: 'RNG' } });
    expect(asks).toEqual([
      [undefined, undefined],
      [undefined, '9'],
      ['RNG', undefined],
    ]);
    expect(scope.getState(teamBets.record.$rows)).toHaveLength(1);
    await allSettled(teamBets.page.closed, { scope });
    expect([scope.getState(teamBets.record.$rows), scope.getState(teamBets.$totals)]).toEqual([[], null]);
  });

  it('are downloaded once at a time, and a failure is forgotten with the page', async () => {
    const first = later<void>();
    const wanted: unknown[] = [];
    server.answer(teamRecords.export, async (selection) => {
      wanted.push(selection);
      await first.promise;
      return failure('too_many_requests');
    });
    const scope = pageOf({ values: [[$token, 'one']] });
    const { requested, $failure, $pending } = teamBets.download;
    const running = allSettled(requested, { scope, params: { record: 'bets', ...request } });
    const again = allSettled(requested, { scope, params: { record: 'bets', ...request, gameType: 'RNG' } });
    expect(scope.getState($pending)).toBe(true);
    first.arrive();
    await Promise.all([running, again]);
    expect(wanted).toEqual([{ record: 'bets', ...request }]);
    expect(scope.getState($failure)).toMatchObject({ key: 'too_many_requests' });
    await allSettled(teamBets.page.closed, { scope });
    expect(scope.getState($failure)).toBeNull();
  });
});
