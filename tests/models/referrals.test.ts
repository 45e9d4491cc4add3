import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { referrals } from '../../contract/referrals.ts';
import { $member } from '../../src/entities/session/index.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { $liveReferral, referralViews } from '../../src/features/referrals/live.ts';
import { awardRecord, invitedRecord, ownReferral, referralPage } from '../../src/features/referrals/own.ts';
import { $copied, $copyFailed, copyPressed } from '../../src/features/referrals/share.ts';
import { $menu } from '../../src/widgets/member-menu/menu.ts';
import { mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();
const friend = { id: 7, name: 'an***', joinedAtMs: 0, state: 'registered' as const, earned: 0, applying: 0 };
const totals = { invited: 1, deposited: 0, staked: 0, earned: 0, applying: 0 };

const open = async () => {
  const loads = {
    own: server.answer(referrals.own, () => ({ code: 'k7m2p9qr4t', isOpen: true, rules: [] })),
    invited: server.answer(referrals.invited, () => ({ list: [friend], hasMore: false, totals })),
    awards: server.answer(referrals.awards, () => ({ list: [], hasMore: false, totals: null })),
  };
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(referralViews.opened, { scope });
  await allSettled(referralPage.opened, { scope });
  await allSettled(invitedRecord.opened, { scope, params: {} });
  await allSettled(awardRecord.opened, { scope, params: {} });
  live.pass();
  const tell = async (invited: number, claimable: number) => {
    live.tell('referral', MEMBER_KEY, { invited, claimable });
    live.pass();
    await allSettled(scope);
  };
  const counts = () => Object.values(loads).map(({ length }) => length);
  return { scope, counts, tell };
};

describe('[MEM-09] the page of invitations', () => {
  it('loads code, friends and awards, and again with each change', async () => {
    const { scope, counts, tell } = await open();
    expect(scope.getState(ownReferral.$data)?.code).toBe('k7m2p9qr4t');
    expect(scope.getState(invitedRecord.$totals)).toEqual(totals);
    const before = counts();
    await tell(2, 1);
    expect(scope.getState($liveReferral)).toEqual({ invited: 2, claimable: 1 });
    expect(counts()).toEqual(before.map((count) => count + 1));
    await allSettled(referralPage.closed, { scope });
    await tell(3, 1);
    expect(counts()).toEqual(before.map((count) => count + 1));
  });

  it('copies the link with the code, and says where the browser refuses', async () => {
    const { scope } = await open();
    const written: string[] = [];
    let refuses = false;
    const writeText = (text: string) => (refuses ? Promise.reject(new Error('no')) : void written.push(text));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.stubGlobal('window', { location: { origin: 'https://parlour.test' } });
    await allSettled(copyPressed, { scope, params: { part: 'link', code: 'a b' } });
    await allSettled(copyPressed, { scope, params: { part: 'code', code: 'a b' } });
    expect([written, scope.getState($copied)]).toEqual([
      ['https://parlour.test/register?referralCode=a%20b', 'a b'],
      'code',
    ]);
    refuses = true;
    await allSettled(copyPressed, { scope, params: { part: 'link', code: 'a b' } });
    expect([scope.getState($copied), scope.getState($copyFailed)]).toEqual([null, true]);
    vi.unstubAllGlobals();
  });

  it('is in the menu of players, and not of agents, who have links of their own', () => {
    const has = (type: number) => {
      const scope = pageOf({ values: [[$member, { type }]] });
      return scope
        .getState($menu)
        .flatMap(({ entries }) => entries)
        .some(({ page }) => page === 'referral');
    };
    expect([has(0), has(1)]).toEqual([true, false]);
  });
});
