import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { FLAGS } from '../../contract/flags.ts';
import { site } from '../../contract/site.ts';
import '../../src/entities/site/live-status.ts';
import { connectReloadRetry, waitFx } from '../../src/entities/site/reload-retry.ts';
import {
  $brandName,
  $minimumAge,
  $service,
  $site,
  $siteFailure,
  $siteStatus,
  $socials,
  flagOn,
} from '../../src/entities/site/model.ts';
import { $isOffered } from '../../src/features/free-play/model.ts';
import { $merchant } from '../../src/shared/api/context.ts';
import { cut, mockServer } from '../support/msw.ts';
import { connected } from './support/connected.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { later, loadSite, pageOf } from './support/page.ts';
import { MERCHANT_KEY, siteOf } from './support/samples.ts';
import { freshDocument } from './support/browser.ts';

const server = mockServer();
freshDocument();
connected(connectReloadRetry);

const begun = async (rest: Parameters<typeof siteOf>[0] = {}) => {
  const calls = server.answer(site.info, () => siteOf(rest));
  const live = liveServer();
  const scope = pageOf({ live });
  await loadSite(scope);
  return { calls, live, scope };
};
const merchantOf = (rest: Partial<ReturnType<typeof siteOf>['brand']>) => ({ brand: { ...siteOf().brand, ...rest } });

describe('[SYS-06] the merchant', () => {
  it('is requested when the page starts, and named', async () => {
    const { calls, scope } = await begun(merchantOf({ name: 'Second', merchant: 'second', minimumAge: 21 }));
    expect(calls).toHaveLength(1);
    expect([scope.getState($brandName), scope.getState($merchant), scope.getState($minimumAge)]).toEqual([
      'Second',
      'second',
      21,
    ]);
  });

  it('sets the page’s colours as design tokens', async () => {
    await begun(merchantOf({ colors: { accent: '#d9a441', 'accent-deep': '#8a5a00' } }));
    const { style } = document.documentElement;
    expect([style.getPropertyValue('--brand-accent'), style.getPropertyValue('--brand-accent-deep')]).toEqual([
      '#d9a441',
      '#8a5a00',
    ]);
  });

  it('[SYS-10] stores its code in session and local storage', async () => {
    await begun(merchantOf({ merchant: 'second' }));
    expect([sessionStorage.getItem('merchant'), localStorage.getItem('merchant')]).toEqual(['second', 'second']);
  });

  it('reports a failed load, and can be tried again', async () => {
    server.answer(site.info, (_, { nth }) => (nth === 1 ? cut() : siteOf()));
    const scope = pageOf();
    await loadSite(scope);
    expect([scope.getState($site), scope.getState($siteFailure)?.key]).toEqual([null, 'network_abnormal']);
    await loadSite(scope);
    expect([scope.getState($site), scope.getState($siteFailure)]).toEqual([siteOf(), null]);
  });

  it('[SHELL-05] [SHELL-06] shows its social pages in the specification’s order, and at most two chats', async () => {
    const of = (resourceType: string) => ({ resourceType, url: `https://${resourceType}.test`, labelNameEn: '' });
    const { scope } = await begun({
      customerService: 'https://help.test',
      resources: ['telegram', 'CHAT_1', 'FACEBOOK', 'chat_2', 'CHAT_3', 'IOS', 'YouTube'].map(of),
    });
    const shown = (type: string) => ({ type: type.toUpperCase(), url: `https://${type}.test`, name: '' });
    expect(scope.getState($socials)).toEqual(['FACEBOOK', 'YouTube', 'telegram'].map(shown));
    expect(scope.getState($service)).toEqual({ contact: 'https://help.test', chats: ['CHAT_1', 'chat_2'].map(shown) });
  });

  it('changes in its own scope only', async () => {
    server.answer(site.info, () => siteOf());
    const scope = pageOf();
    await expectIsolated(scope, [$site], () => loadSite(scope));
  });
});

describe('[SYS-05] the flags', () => {
  const flags = FLAGS.map((flag) => [flag, flagOn(flag)] as const);

  it.each(flags)('%s is off until it is known, then has the merchant’s value', async (flag, $on) => {
    expect(pageOf().getState($on)).toBe(false);
    const { scope: withIt } = await begun({ flags: { ...siteOf().flags, [flag]: true } });
    const { scope: without } = await begun({ flags: { ...siteOf().flags, [flag]: false } });
    expect([withIt.getState($on), without.getState($on)]).toEqual([true, false]);
  });

  it('follow an operator’s change without a reload: the feed tells a new version', async () => {
    const $mayRegister = flagOn('DIRECTREG3');
    const { live, scope } = await begun();
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await live.open(scope);
    const changed = siteOf({ flags: { ...siteOf().flags, DIRECTREG3: false }, statusSeq: 2 });
    const calls = server.answer(site.info, () => changed);
    expect([scope.getState($mayRegister), calls.length]).toEqual([true, 0]);
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await allSettled(scope);
    expect([scope.getState($mayRegister), calls.length]).toEqual([false, 1]);
  });

  it('of modules follow in the same way: free play is offered and taken back on an open page', async () => {
    const offered = (enabled: boolean) => [{ modId: 'FREE_PLAY', enabled, childrenNodes: [] }];
    const { live, scope } = await begun({ whitelabel: offered(false) });
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await live.open(scope);
    const seen = [scope.getState($isOffered)];
    for (const [statusSeq, enabled] of [
      [2, true],
      [3, false],
    ] as const) {
      server.answer(site.info, () => siteOf({ whitelabel: offered(enabled), statusSeq }));
      live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
      await allSettled(scope);
      seen.push(scope.getState($isOffered));
    }
    expect(seen).toEqual([false, true, false]);
  });

  it('are asked for again, later each time, when they fail to load after a change', async () => {
    const $mayRegister = flagOn('DIRECTREG3');
    const waits: number[] = [];
    server.answer(site.info, () => siteOf());
    const live = liveServer();
    const scope = pageOf({ live, handlers: [[waitFx, (failures: number) => void waits.push(failures)]] });
    await loadSite(scope);
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await live.open(scope);
    const closed = siteOf({ flags: { ...siteOf().flags, DIRECTREG3: false }, statusSeq: 2 });
    const calls = server.answer(site.info, (_, { nth }) => (nth < 4 ? cut() : closed));
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await allSettled(scope);
    expect([waits, calls.length, scope.getState($mayRegister), scope.getState($siteFailure)]).toEqual([
      [1, 2, 3],
      4,
      false,
      null,
    ]);
  });

  it('are not asked for again by a page that never had them: it shows a button', async () => {
    const waits: number[] = [];
    server.answer(site.info, cut);
    const scope = pageOf({ handlers: [[waitFx, (failures: number) => void waits.push(failures)]] });
    await loadSite(scope);
    expect([waits, scope.getState($site)]).toEqual([[], null]);
  });

  it('follow a change between the page’s site info and its join', async () => {
    const $mayRegister = flagOn('DIRECTREG3');
    const { live, scope } = await begun();
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    const changed = siteOf({ flags: { ...siteOf().flags, DIRECTREG3: false }, statusSeq: 2 });
    const calls = server.answer(site.info, () => changed);
    await live.open(scope);
    await allSettled(scope);
    expect([scope.getState($mayRegister), calls.length]).toEqual([false, 1]);
  });

  it('are loaded once for a change that was missed: the same version after a reconnect loads nothing', async () => {
    const { live, scope } = await begun();
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await live.open(scope);
    const calls = server.answer(site.info, () => siteOf({ statusSeq: 2 }));
    live.cut();
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    live.connect();
    await allSettled(scope);
    live.cut();
    live.connect();
    await allSettled(scope);
    expect(calls).toHaveLength(1);
  });
});

describe('[SYS-01] the status', () => {
  const maintenance = { status: 1 as const, untilMs: 1_764_153_600_000 };

  it('comes with the merchant', async () => {
    const { scope } = await begun({ maintenance: true, status: maintenance });
    expect(scope.getState($siteStatus)).toEqual(maintenance);
  });

  it('changes on open pages without a reload, and back', async () => {
    const { live, scope } = await begun();
    await live.open(scope);
    expect(live.watched('siteStatus')).toContain(`siteStatus ${MERCHANT_KEY}`);
    const { seq } = live.tell('siteStatus', MERCHANT_KEY, maintenance);
    const calls = server.answer(site.info, () => siteOf({ statusSeq: seq + 1 }));
    expect(scope.getState($siteStatus)).toEqual(maintenance);
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    expect(scope.getState($siteStatus)).toEqual({ status: 0, untilMs: null });
    await allSettled(scope);
    expect([scope.getState($siteStatus).status, calls.length]).toEqual([0, 1]);
  });

  it('is that of the newer of two answers, though the older one comes last', async () => {
    const { live, scope } = await begun();
    await live.open(scope);
    const older = later<ReturnType<typeof siteOf>>();
    const calls = server.answer(site.info, (_, { nth }) => (nth === 1 ? older.promise : siteOf({ statusSeq: 3 })));
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    live.tell('siteStatus', MERCHANT_KEY, maintenance);
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await vi.waitFor(() => expect(scope.getState($site)?.statusSeq).toBe(3));
    older.arrive(siteOf({ maintenance: true, status: maintenance, statusSeq: 2 }));
    await allSettled(scope);
    expect([scope.getState($siteStatus).status, calls.length]).toEqual([0, 2]);
  });

  it('is correct after a reconnect when it changed meanwhile', async () => {
    const { live, scope } = await begun();
    await live.open(scope);
    live.cut();
    live.tell('siteStatus', MERCHANT_KEY, { status: 2, untilMs: null });
    expect(scope.getState($siteStatus).status).toBe(0);
    live.connect();
    expect(scope.getState($siteStatus).status).toBe(2);
  });

  it('[SYS-03] loads again when the merchant’s status changes: the feed alone opens no restricted page', async () => {
    const restricted = { regionRestriction: true, status: { status: 2 as const, untilMs: null } };
    let lifted = false;
    const calls = server.answer(site.info, () => siteOf(lifted ? {} : restricted));
    const live = liveServer();
    const scope = pageOf({ live });
    await loadSite(scope);
    await live.open(scope);
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await allSettled(scope);
    expect([scope.getState($siteStatus).status, calls.length]).toEqual([2, 2]);
    lifted = true;
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    await allSettled(scope);
    expect(scope.getState($siteStatus).status).toBe(0);
  });

  it('[SYS-03] is requested once while joins are refused for the region, and once more when a join succeeds', async () => {
    const { live, scope } = await begun();
    const restricted = { regionRestriction: true, status: { status: 2 as const, untilMs: null } };
    let lifted = false;
    const calls = server.answer(site.info, () => siteOf(lifted ? {} : restricted));
    live.refuse('REGION_RESTRICTED');
    await live.open(scope);
    await allSettled(scope);
    for (let minute = 0; minute < 3; minute++) {
      live.pass(60_000);
      await allSettled(scope);
    }
    expect([live.joins.length > 5, scope.getState($siteStatus).status, calls.length]).toEqual([true, 2, 1]);
    lifted = true;
    live.refuse(null);
    live.tell('siteStatus', MERCHANT_KEY, { status: 0, untilMs: null });
    live.pass(60_000);
    await allSettled(scope);
    expect([scope.getState($siteStatus).status, calls.length]).toEqual([0, 2]);
  });

  it('of another merchant is ignored', async () => {
    const { live, scope } = await begun();
    await live.open(scope);
    live.send(live.tell('siteStatus', 'merchant:second', maintenance));
    expect(scope.getState($siteStatus).status).toBe(0);
  });
});
