import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { contracts, type DownlineContracts, type PayContract } from '../../contract/contracts.ts';
import { salary } from '../../contract/salary.ts';
import { site } from '../../contract/site.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import { $outcome, $shown } from '../../src/features/pay-contracts/answer.ts';
import {
  $contracts,
  $contractsFailure,
  $waiting,
  $windowMs,
  agentCentre,
  contractsRequested,
} from '../../src/features/pay-contracts/list.ts';
import {
  $actFailure,
  $didLast,
  $page,
  $pageFailure,
  contractPage,
  endRequested,
  withdrawn,
  type Subject,
} from '../../src/features/pay-contracts/page.ts';
import {
  $draft,
  $isTried,
  $proposeFailure,
  draftBegun,
  draftDropped,
  proposed,
  termTyped,
  tierAdded,
  tierRemoved,
  tierTyped,
} from '../../src/features/pay-contracts/proposal.ts';
import { cut, failure, mockServer } from '../support/msw.ts';
import {
  contractOf,
  downlineOf,
  everyKind,
  openCentre,
  PERCENT,
  requestOf,
  termsOf,
  WINDOW,
} from './support/pay-contracts.ts';
import { liveServer } from './support/live-server.ts';
import { begin, later, loadSite, logIn, pageOf } from './support/page.ts';
import { memberOf, SESSION_ID, siteOf } from './support/samples.ts';

const server = mockServer();
const centreOf = (own?: PayContract[], downline?: DownlineContracts) => openCentre(server, own, downline);

const openDownline = async (scope: Scope, subject: Subject = 7) => {
  await allSettled(contractPage.opened, { scope, params: subject });
};
describe('[AGT-03] contracts in the agent centre', () => {
  it('load when the centre opens, and again whenever the feed reports a change', async () => {
    const { house, live, scope, tell } = await centreOf();
    expect(live.watched('contracts')).toContain('contracts agent:42');
    expect(scope.getState($contracts)?.downlines[0]?.agreed?.version).toBe(1);
    // The upline's own count does not change: its version does.
    await tell(0);
    house.downlines = [downlineOf({ agreed: contractOf(11, { version: 2 }) })];
    await tell(0);
    expect(scope.getState($contracts)?.downlines[0]?.agreed?.version).toBe(2);
    await allSettled(agentCentre.closed, { scope });
    live.pass(100);
    expect(live.watched('contracts')).not.toContain('contracts agent:42');
  });

  it('load one request at a time, so that an older response never arrives last', async () => {
    const { house, scope } = await centreOf();
    const first = later<void>();
    const requested = server.answer(contracts.all, async () => {
      const answer = everyKind(house);
      if (requested.length === 1) await first.promise;
      return answer;
    });
    const settled = allSettled(contractsRequested, { scope });
    await expect.poll(() => requested.length).toBe(1);
    house.own = [contractOf(1, { version: 5 })];
    const again = allSettled(contractsRequested, { scope });
    const oncemore = allSettled(contractsRequested, { scope });
    expect(requested).toHaveLength(1);
    first.arrive();
    await Promise.all([settled, again, oncemore]);
    expect(requested).toHaveLength(2);
    expect(scope.getState($contracts)?.own[0]?.version).toBe(5);
  });

  it('report a failed load until one succeeds', async () => {
    const { scope, house } = await centreOf();
    server.answer(contracts.all, () => failure('system_error'));
    await allSettled(contractsRequested, { scope });
    expect(scope.getState($contractsFailure)).toMatchObject({ key: 'system_error' });
    server.answer(contracts.all, () => everyKind(house));
    await allSettled(contractsRequested, { scope });
    expect(scope.getState($contractsFailure)).toBeNull();
  });

  it('load again after a lost connection', async () => {
    const { house, live, scope } = await centreOf();
    server.answer(contracts.all, () => cut());
    await allSettled(contractsRequested, { scope });
    expect(scope.getState($contractsFailure)).toMatchObject({ key: 'network_abnormal' });
    server.answer(contracts.all, () => everyKind(house));
    live.cut();
    live.connect();
    live.pass(2_000);
    await expect.poll(() => scope.getState($contractsFailure)).toBeNull();
  });

  it('are not subscribed to for a member who is no agent', async () => {
    server.answer(site.info, () => siteOf());
    server.answer(contracts.all, () => failure('not_allowed'));
    const live = liveServer();
    const scope = pageOf({ live });
    await begin(scope);
    await loadSite(scope);
    await logIn(scope, memberOf());
    await live.open(scope, SESSION_ID);
    await allSettled(agentCentre.opened, { scope });
    live.pass(100);
    expect(live.watched('contracts')).toEqual([]);
  });

  it('are cleared with the session', async () => {
    const { scope } = await centreOf([requestOf(2), contractOf(1)]);
    await openDownline(scope);
    await allSettled(draftBegun, { scope });
    await allSettled(sessionEnded, { scope, params: 'logout' });
    const known = [$contracts, $shown, $outcome, $page, $draft].map((store) => scope.getState(store as typeof $page));
    expect(known).toEqual([null, null, null, null, null]);
    expect(scope.getState($waiting)).toEqual([]);
  });
});

describe('[AGT-03] the page of one contract', () => {
  it('shows the current terms, the coming ones and the other side, and follows the feed', async () => {
    const { house, scope, tell } = await centreOf();
    await openDownline(scope);
    expect(scope.getState($windowMs)).toBe(0);
    expect(scope.getState($page)).toMatchObject({ account: 'agent3', isUpline: true, holds: { id: 10 }, coming: null });
    house.versions = [
      contractOf(11, { version: 2, fromMs: WINDOW }),
      contractOf(10, { state: 'replaced', untilMs: WINDOW }),
    ];
    await tell();
    expect(scope.getState($page)).toMatchObject({ holds: { id: 10 }, coming: { id: 11 }, agreed: { id: 11 } });
  });

  it('shows the coming terms as current as soon as their window begins', async () => {
    const { house, live, scope, tell } = await centreOf();
    house.versions = [
      contractOf(11, { version: 2, fromMs: WINDOW }),
      contractOf(10, { state: 'replaced', untilMs: WINDOW }),
    ];
    await openDownline(scope);
    await tell();
    live.pass(WINDOW);
    expect(scope.getState($page)).toMatchObject({ holds: { id: 11 }, coming: null });
  });

  it('shows the upline’s name for the agent’s own contract', async () => {
    const { scope } = await centreOf();
    await openDownline(scope, 'own');
    expect(scope.getState($page)).toMatchObject({ account: 'agent1', isUpline: false, canEnd: true, holds: { id: 1 } });
  });

  it('offers no end of the agent’s own contract without an upline', async () => {
    const { scope } = await centreOf();
    server.answer(salary.status, () => ({ terms: null, upcoming: null, uplineAccount: null }));
    await openDownline(scope, 'own');
    expect(scope.getState($page)).toMatchObject({ account: null, canEnd: false });
  });

  it('reports that a member is no direct downline', async () => {
    const { scope } = await centreOf();
    server.answer(contracts.versions, () => failure('not_found'));
    await openDownline(scope, 999);
    expect([scope.getState($page), scope.getState($pageFailure)?.key]).toEqual([null, 'not_found']);
  });

  it('withdraws a request once, and confirms it', async () => {
    const { house, scope } = await centreOf();
    house.versions = [requestOf(11, 2), ...house.versions];
    await openDownline(scope);
    const requested = server.answer(contracts.withdraw, () => requestOf(11, 2, { state: 'withdrawn' }));
    await Promise.all([allSettled(withdrawn, { scope, params: 11 }), allSettled(withdrawn, { scope, params: 11 })]);
    expect([requested.map(({ request }) => request), scope.getState($didLast)]).toEqual([
      [{ contractId: 11 }],
      'withdrawn',
    ]);
    server.answer(contracts.withdraw, () => failure('contract_not_waiting'));
    await allSettled(withdrawn, { scope, params: 11 });
    expect([scope.getState($actFailure)?.key, scope.getState($didLast)]).toEqual(['contract_not_waiting', null]);
  });

  it('shows no confirmation on another contract’s page', async () => {
    const { scope } = await centreOf();
    await openDownline(scope);
    server.answer(contracts.withdraw, () => requestOf(99, 2, { state: 'withdrawn' }));
    await allSettled(withdrawn, { scope, params: 99 });
    server.answer(contracts.withdraw, () => failure('contract_not_waiting'));
    await allSettled(withdrawn, { scope, params: 99 });
    expect([scope.getState($actFailure), scope.getState($didLast)]).toEqual([null, null]);
  });

  it('requests an end at the end of a window, by the server’s clock at that moment', async () => {
    const { live, scope } = await centreOf();
    await openDownline(scope);
    const requested = server.answer(contracts.requestEnd, () => contractOf(10, { state: 'ending' }));
    live.pass(WINDOW);
    for (const choice of ['window', 'hour', 'day'] as const)
      await allSettled(endRequested, { scope, params: { contractId: 10, choice } });
    expect(requested.map(({ request }) => request.endsAtMs)).toEqual([2 * WINDOW, 14 * WINDOW, 288 * WINDOW]);
    expect(scope.getState($didLast)).toBe('endRequested');
  });
});

describe('[AGT-03] a proposal', () => {
  const start = async () => {
    const centre = await centreOf();
    await openDownline(centre.scope);
    await allSettled(draftBegun, { scope: centre.scope });
    return centre;
  };
  const type = (scope: Scope, field: 'rate' | 'turnover' | 'active', text: string, id = 0) =>
    allSettled(tierTyped, { scope, params: { id, field, text } });

  it('starts with the current terms, and is sent as typed', async () => {
    const { house, scope } = await start();
    expect(scope.getState($draft)?.rows).toEqual([{ id: 0, turnover: '50', active: '3', loss: '', rate: '1' }]);
    await allSettled(tierAdded, { scope });
    await type(scope, 'rate', '1.25', 1);
    await type(scope, 'turnover', '1,000.5', 1);
    await type(scope, 'active', '8', 1);
    await allSettled(termTyped, { scope, params: { field: 'cap', text: '200' } });
    const requested = server.answer(contracts.propose, () => {
      house.versions = [requestOf(11), ...house.versions];
      return requestOf(11);
    });
    await Promise.all([allSettled(proposed, { scope }), allSettled(proposed, { scope })]);
    expect(requested.map(({ request }) => request)).toEqual([
      {
        kind: 'realtime',
        downlineId: 7,
        terms: {
          ...termsOf(PERCENT),
          tiers: [...termsOf(PERCENT).tiers, { turnover: 100_050, active: 8, loss: null, rate: 12_500 }],
          cap: 20_000,
        },
      },
    ]);
    expect([scope.getState($draft), scope.getState($didLast)]).toEqual([null, 'proposed']);
    expect(scope.getState($page)?.requested?.id).toBe(11);
  });

  it('starts empty when nothing was agreed', async () => {
    const { scope } = await centreOf([contractOf(1)], downlineOf({ agreed: null }));
    await openDownline(scope);
    await allSettled(draftBegun, { scope });
    expect(scope.getState($draft)).toMatchObject({ rows: [{ rate: '', turnover: '' }], activeFrom: '1' });
  });

  it('keeps what was typed when the server refuses', async () => {
    const { scope } = await start();
    await type(scope, 'rate', '99');
    server.answer(contracts.propose, () => failure('rate_above_own'));
    await allSettled(proposed, { scope });
    expect(scope.getState($proposeFailure)).toMatchObject({ key: 'rate_above_own' });
    expect(scope.getState($draft)?.rows[0]?.rate).toBe('99');
  });

  it('keeps what was typed when the list loads again', async () => {
    const { house, scope, tell } = await start();
    await type(scope, 'rate', '0.75');
    house.versions = [contractOf(11, { version: 2 }), contractOf(10, { state: 'replaced', untilMs: 0 })];
    await tell();
    expect(scope.getState($draft)?.rows[0]?.rate).toBe('0.75');
  });

  it('with an invalid field is not sent, and reports the field', async () => {
    const { scope } = await start();
    const requested = server.answer(contracts.propose, () => requestOf(11));
    await type(scope, 'rate', '1,5,0');
    await allSettled(proposed, { scope });
    expect([requested, scope.getState($isTried)]).toEqual([[], true]);
  });

  it('removes one tier, or all of them, on request', async () => {
    const { scope } = await start();
    await allSettled(tierAdded, { scope });
    await allSettled(tierRemoved, { scope, params: 0 });
    expect(scope.getState($draft)?.rows.map(({ id }) => id)).toEqual([1]);
    await allSettled(draftDropped, { scope });
    expect(scope.getState($draft)).toBeNull();
    await allSettled(draftBegun, { scope });
    await allSettled(contractPage.closed, { scope });
    expect(scope.getState($draft)).toBeNull();
  });
});
