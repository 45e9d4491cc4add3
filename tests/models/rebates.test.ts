import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { rebates, type RebateClaim } from '../../contract/rebates.ts';
import { $balance, ownerChanged } from '../../src/entities/wallet/model.ts';
import { $site } from '../../src/entities/site/model.ts';
import { $claimFailure, $paid, rebateClaimed } from '../../src/features/rebates/claim.ts';
import { $openClaim, claimLines, claimOpened, claimRecord, claimsView } from '../../src/features/rebates/history.ts';
import { $liveRebate, rebateViews } from '../../src/features/rebates/live.ts';
import { $rebate, $rebateFailure, rebatePage, rebateRequested } from '../../src/features/rebates/own.ts';
import { $menu } from '../../src/widgets/member-menu/menu.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID, siteOf } from './support/samples.ts';

const server = mockServer();
const rules = { rates: { RNG: 5_000 }, ownRates: false, paid: 'by_hand', min: 5 } as const;
const line = { day: '2027-01-09', gameType: 'RNG', rate: 5_000, stake: 1_000, amount: 5 };
const own = (over: object = {}) => ({
  ...{ rules, next: null, rates: [{ gameType: 'RNG' as const, rate: 5_000 }], levels: [] },
  ...{ claimable: 3, owed: 0, carriedMicro: 0, lines: [line] },
  ...over,
});
const claimOf = (id: number, amount = 5): RebateClaim => ({
  ...{ id, way: 'by_hand', fromDay: '2027-01-08', toDay: '2027-01-09', stake: 1_000, amount, atMs: 0 },
});

const open = async (answer: () => ReturnType<typeof own> | ReturnType<typeof failure> = () => own()) => {
  const loads = server.answer(rebates.own, answer);
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(rebateViews.opened, { scope });
  await allSettled(rebatePage.opened, { scope });
  live.pass();
  const tell = async (claimable: number, over: object = {}) => {
    live.tell('rebate', MEMBER_KEY, { claimable, owed: 0, ready: claimable >= 5, ...over });
    live.pass();
    await allSettled(scope);
  };
  return { scope, loads, tell };
};

describe('[MEM-01] the rebate', () => {
  it('follows what can be claimed, and loads the lines again with each change', async () => {
    const { scope, loads, tell } = await open();
    expect(scope.getState($rebate)).toMatchObject({ claimable: 3, isReady: false });
    const before = loads.length;
    await tell(6);
    expect(scope.getState($rebate)).toMatchObject({ claimable: 6, isReady: true });
    expect(scope.getState($liveRebate)?.ready).toBe(true);
    expect(loads.length).toBe(before + 1);
    await tell(0, { owed: 4 });
    expect(scope.getState($rebate)).toMatchObject({ claimable: 0, owed: 4, isReady: false });
  });

  it('that is paid daily is never claimed by hand', async () => {
    const { scope, tell } = await open(() => own({ rules: { ...rules, paid: 'daily' } }));
    await tell(600);
    expect(scope.getState($rebate)).toMatchObject({ claimable: 600, isReady: false });
  });

  it('says why it cannot be shown', async () => {
    let fails = true;
    const { scope } = await open(() => (fails ? failure('rebate_closed') : own()));
    expect(scope.getState($rebateFailure)).toMatchObject({ key: 'rebate_closed' });
    fails = false;
    await allSettled(rebateRequested, { scope });
    expect(scope.getState($rebate)).toMatchObject({ claimable: 3 });
  });
});

describe('[MEM-01] a claim', () => {
  const balance = { amount: 700, currency: 'USD', exponent: 2, seq: 9, epoch: 'k3f9', atMs: 0 };
  it('is sent once at a time, with one key for its retries, and shows the balance that it left', async () => {
    const { scope, tell } = await open();
    await tell(6);
    let fails = true;
    const sent = server.answer(rebates.claim, () =>
      fails ? failure('rebate_not_open') : { claim: claimOf(7), balance },
    );
    await allSettled(rebateClaimed, { scope });
    expect(scope.getState($claimFailure)).toEqual({ key: 'rebate_not_open' });
    fails = false;
    await allSettled(rebateClaimed, { scope });
    expect(scope.getState($claimFailure)).toBeNull();
    expect(scope.getState($paid)).toMatchObject({ id: 7, amount: 5 });
    expect(scope.getState($balance)).toMatchObject({ amount: 700 });
    await allSettled(rebateClaimed, { scope });
    expect(sent).toHaveLength(3);
  });

  it('opens the play that it paid for', async () => {
    const { scope } = await open();
    server.answer(rebates.history, () => ({
      ...{ list: [claimOf(7)], hasMore: false },
      totals: { claims: 1, stake: 1_000, amount: 5 },
    }));
    server.answer(rebates.lines, () => ({ claim: claimOf(7), lines: [line] }));
    await allSettled(claimsView.opened, { scope });
    await allSettled(claimRecord.opened, { scope, params: {} });
    expect(scope.getState(claimRecord.$totals)).toMatchObject({ amount: 5 });
    await allSettled(claimOpened, { scope, params: 7 });
    expect(scope.getState($openClaim)).toBe(7);
    expect(scope.getState(claimLines.$data)).toMatchObject({ lines: [line] });
    await allSettled(claimsView.closed, { scope });
    expect(scope.getState($openClaim)).toBeNull();
  });
});

it('[SYS-05] the menu has the page only while the module REBATE is on', () => {
  const has = (enabled: boolean) => {
    const whitelabel = [{ modId: 'REBATE', enabled, childrenNodes: [] }];
    const scope = pageOf({ values: [[$site, siteOf({ whitelabel })]] });
    return scope
      .getState($menu)
      .flatMap(({ entries }) => entries)
      .some(({ page }) => page === 'manualRebate');
  };
  expect([has(false), has(true)]).toEqual([false, true]);
});
