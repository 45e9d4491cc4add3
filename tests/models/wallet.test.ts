import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Balance } from '../../contract/wallet.ts';
import {
  $balance,
  $balanceHidden,
  $play,
  balanceAnswered,
  balanceHiddenToggled,
  ownerChanged,
} from '../../src/entities/wallet/model.ts';
import { $interruption } from '../../src/features/connection/model.ts';
import { $isLive, liveClosed } from '../../src/shared/realtime/runtime.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { begin, heardOf, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, OTHER_SESSION_ID, SESSION_ID, SESSION_KEY } from './support/samples.ts';

const usd = { currency: 'USD', exponent: 2 };
const moneyOf = (amount: number) => ({ amount, ...usd });
const playOf = (net: number, wagered: number) => ({ net, wagered, startedAtMs: 0, ...usd });
const owner = { memberId: 42, sessionId: SESSION_ID };

const open = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  live.tell('balance', MEMBER_KEY, moneyOf(10_000));
  await allSettled(ownerChanged, { scope, params: owner });
  await live.open(scope, SESSION_ID);
  return { live, scope };
};

describe('[LIVE-01] the balance', () => {
  it('is not known before the first envelope', () => {
    expect(pageOf().getState($balance)).toBeNull();
  });

  it('is the ledger’s when the page connects, and follows it', async () => {
    const { live, scope } = await open();
    expect(scope.getState($balance)).toEqual(moneyOf(10_000));
    live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    expect(scope.getState($balance)).toEqual(moneyOf(9_900));
  });

  it('[W2] never goes back: drops late and repeated envelopes', async () => {
    const { live, scope } = await open();
    const older = live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    const newest = live.tell('balance', MEMBER_KEY, moneyOf(12_345));
    const shown = heardOf($balance, scope);
    live.send(older);
    live.send(newest);
    expect({ shown, now: scope.getState($balance) }).toEqual({ shown: [], now: moneyOf(12_345) });
  });

  it('[W6] shows the value in a response at once; a late response does not replace a newer push', async () => {
    const { live, scope } = await open();
    const early = live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    const answer = (by: number, amount: number): Balance => ({
      ...moneyOf(amount),
      seq: early.seq + by,
      epoch: early.epoch,
      atMs: early.at,
    });
    await allSettled(balanceAnswered, { scope, params: answer(2, 9_700) });
    live.pass();
    expect(scope.getState($balance)).toEqual(moneyOf(9_700));
    await allSettled(balanceAnswered, { scope, params: answer(1, 9_800) });
    live.pass();
    expect(scope.getState($balance)).toEqual(moneyOf(9_700));
  });

  it('[W8] keeps the last confirmed value while disconnected, labelled as such, and is correct again afterwards', async () => {
    const { live, scope } = await open();
    await logIn(scope);
    live.cut();
    live.tell('balance', MEMBER_KEY, moneyOf(77));
    expect(scope.getState($balance)).toEqual(moneyOf(10_000));
    expect(scope.getState($isLive)).toBe(false);
    expect(scope.getState($interruption)).toMatchObject({ state: 'offline', balance: moneyOf(10_000) });
    live.connect();
    expect(scope.getState($balance)).toEqual(moneyOf(77));
    expect(scope.getState($interruption)).toBeNull();
  });

  it('shows the first of many changes within a frame at once and then the newest', async () => {
    const { live, scope } = await open();
    const last = live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    const shown = heardOf($balance, scope);
    const next = (by: number) => ({ ...last, seq: last.seq + by, value: moneyOf(9_900 + by) }) as typeof last;
    live.send(next(1), next(2), next(3), next(4));
    expect(shown).toEqual([moneyOf(9_901), moneyOf(9_904)]);
  });

  it('is cleared with its owner, and the next member’s is not shown before it is known', async () => {
    const { live, scope } = await open();
    await allSettled(ownerChanged, { scope, params: null });
    expect(scope.getState($balance)).toBeNull();
    await allSettled(ownerChanged, { scope, params: { memberId: 43, sessionId: OTHER_SESSION_ID } });
    live.pass();
    expect(live.watched('balance', 'play')).toEqual(['balance member:43', `play session:${OTHER_SESSION_ID}`]);
    live.tell('balance', MEMBER_KEY, moneyOf(1));
    expect(scope.getState($balance)).toBeNull();
    live.tell('balance', 'member:43', moneyOf(500));
    expect(scope.getState($balance)).toEqual(moneyOf(500));
  });

  it('is not subscribed to on a visitor’s page', async () => {
    const live = liveServer();
    const scope = pageOf({ live });
    await live.open(scope);
    expect(live.watched('balance', 'play')).toEqual([]);
    await allSettled(liveClosed, { scope });
  });

  it('changes in its own scope only', async () => {
    const { live, scope } = await open();
    await expectIsolated(scope, [$balance], async () => live.tell('balance', MEMBER_KEY, moneyOf(1)));
  });
});

describe('[PP-10] net position and stakes of the session', () => {
  it('follow this session’s feed, and are cleared with their owner', async () => {
    const { live, scope } = await open();
    live.tell('play', SESSION_KEY, playOf(-250, 1_000));
    expect(scope.getState($play)).toEqual(playOf(-250, 1_000));
    await allSettled(ownerChanged, { scope, params: null });
    expect(scope.getState($play)).toBeNull();
  });
});

describe('[SHELL-03] hiding the balance', () => {
  it('toggles, and survives a reload', async () => {
    const scope = pageOf();
    await begin(scope);
    expect(scope.getState($balanceHidden)).toBe(false);
    await allSettled(balanceHiddenToggled, { scope });
    const reloaded = pageOf();
    await begin(reloaded);
    expect([scope.getState($balanceHidden), reloaded.getState($balanceHidden)]).toEqual([true, true]);
    await allSettled(balanceHiddenToggled, { scope: reloaded });
    expect(localStorage.getItem('balanceHidden')).toBe('0');
  });

  it('changes its own scope only', async () => {
    const scope = pageOf();
    await expectIsolated(scope, [$balanceHidden], () => allSettled(balanceHiddenToggled, { scope }));
  });
});
