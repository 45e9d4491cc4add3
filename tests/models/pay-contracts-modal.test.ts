import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { contracts, type DownlineContracts, type PayContract } from '../../contract/contracts.ts';
import {
  $answerFailure,
  $gone,
  $nextRequested,
  $outcome,
  $shown,
  answered,
  requestShown,
} from '../../src/features/pay-contracts/answer.ts';
import { $waiting, agentCentre, contractsRequested } from '../../src/features/pay-contracts/list.ts';
import { $modal, modalDismissed, modalOpened } from '../../src/shared/lib/modals.ts';
import { failure, mockServer } from '../support/msw.ts';
import { contractOf, downlineOf, openCentre, requestOf, WINDOW } from './support/pay-contracts.ts';

const server = mockServer();
const centreOf = (own?: PayContract[], downline?: DownlineContracts) => openCentre(server, own, downline);

const names = (scope: Scope) => scope.getState($modal)?.name ?? null;

describe('[AGT-03] [SHELL-08] the contract modal', () => {
  const asking = () => centreOf([requestOf(2), contractOf(1)]);

  it('opens by itself with the proposed terms beside the current ones, once for each request', async () => {
    const { house, scope, tell } = await centreOf();
    expect(names(scope)).toBeNull();
    house.own = [requestOf(2), contractOf(1)];
    await tell(1);
    expect(names(scope)).toBe('contract');
    expect(scope.getState($shown)).toMatchObject({ what: 'proposal', contract: { id: 2 }, before: { id: 1 } });
    await allSettled(modalDismissed, { scope });
    await tell(1);
    expect(names(scope)).toBeNull();
    expect(scope.getState($waiting)).toHaveLength(1);
    await allSettled(requestShown, { scope, params: scope.getState($waiting)[0]! });
    expect(names(scope)).toBe('contract');
  });

  it('ignores a late response about another request', async () => {
    const { house, scope } = await asking();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.answer(contracts.answer, async () => {
      await held;
      return contractOf(2, { version: 2 });
    });
    const first = allSettled(answered, { scope, params: true });
    house.own = [requestOf(3, 3), contractOf(1)];
    const second = allSettled(requestShown, {
      scope,
      params: { ...scope.getState($shown)!, key: 'another', contract: requestOf(3, 3) },
    });
    letGo();
    await Promise.all([first, second]);
    expect([scope.getState($shown)?.contract.id, scope.getState($outcome)]).toEqual([3, null]);
  });

  it('waits until another modal is closed', async () => {
    const { house, scope, tell } = await centreOf();
    await allSettled(modalOpened, { scope, params: { name: 'logout' } });
    house.own = [requestOf(2), contractOf(1)];
    await tell(1);
    expect(names(scope)).toBe('logout');
    await allSettled(modalDismissed, { scope });
    expect(names(scope)).toBe('contract');
  });

  it('stays closed outside the centre', async () => {
    const { house, scope } = await centreOf();
    house.own = [requestOf(2), contractOf(1)];
    await allSettled(agentCentre.closed, { scope });
    await allSettled(contractsRequested, { scope });
    expect(names(scope)).toBeNull();
    await allSettled(agentCentre.opened, { scope });
    expect(names(scope)).toBe('contract');
    await allSettled(agentCentre.closed, { scope });
    expect(names(scope)).toBeNull();
  });

  it.each([true, false])('sends one answer (%s) for a double press, and shows the result', async (accept) => {
    const { house, scope } = await asking();
    const answers = server.answer(contracts.answer, () => {
      house.own = [contractOf(2, { version: 2, fromMs: WINDOW }), contractOf(1)];
      return house.own[0]!;
    });
    await Promise.all([
      allSettled(answered, { scope, params: accept }),
      allSettled(answered, { scope, params: accept }),
    ]);
    expect(answers.map(({ request }) => request)).toEqual([{ contractId: 2, accept }]);
    expect(scope.getState($outcome)).toMatchObject({ accept, contract: { id: 2, fromMs: WINDOW } });
    expect([scope.getState($waiting), scope.getState($gone), names(scope)]).toEqual([[], null, 'contract']);
  });

  it('reports that the other side withdrew the request meanwhile', async () => {
    const { house, scope, tell } = await asking();
    house.own = [requestOf(2, 2, { state: 'withdrawn' }), contractOf(1)];
    await tell(0);
    expect([names(scope), scope.getState($gone)]).toEqual(['contract', 'withdrawn']);
  });

  it('reports why an answer was refused, and loads the list again', async () => {
    const { house, scope } = await asking();
    server.answer(contracts.answer, () => {
      house.own = [requestOf(2, 2, { state: 'withdrawn' }), contractOf(1)];
      return failure('contract_not_waiting');
    });
    await allSettled(answered, { scope, params: true });
    expect(scope.getState($answerFailure)).toMatchObject({ key: 'contract_not_waiting' });
    expect([scope.getState($outcome), scope.getState($gone)]).toEqual([null, 'withdrawn']);
  });

  it('keeps an open request when its answer did not arrive', async () => {
    const { scope } = await asking();
    server.answer(contracts.answer, () => failure('rate_above_own'));
    await allSettled(answered, { scope, params: true });
    expect([scope.getState($answerFailure)?.key, scope.getState($gone)]).toEqual(['rate_above_own', null]);
  });

  it('shows the end that a downline requests, and answers it', async () => {
    const ending = contractOf(10, { state: 'ending', endRequestedBy: 'downline', endsAtMs: WINDOW });
    const { house, scope } = await centreOf([contractOf(1)], downlineOf({ agreed: ending }));
    expect(scope.getState($shown)).toMatchObject({ what: 'end', account: 'agent3', contract: { id: 10 } });
    const answers = server.answer(contracts.answerEnd, () => {
      house.downlines = [downlineOf({ agreed: null })];
      return contractOf(10, { state: 'terminated', untilMs: WINDOW });
    });
    await allSettled(answered, { scope, params: true });
    expect(answers[0]?.request).toEqual({ contractId: 10, accept: true });
    expect(scope.getState($outcome)?.contract.state).toBe('terminated');
  });

  it('continues with the next request', async () => {
    const ending = contractOf(10, { state: 'ending', endRequestedBy: 'downline', endsAtMs: WINDOW });
    const { scope } = await centreOf([requestOf(2), contractOf(1)], downlineOf({ agreed: ending }));
    const next = scope.getState($nextRequested)!;
    expect([scope.getState($shown)?.what, next.what]).toEqual(['proposal', 'end']);
    await allSettled(requestShown, { scope, params: next });
    expect([scope.getState($shown)?.what, scope.getState($nextRequested)?.what]).toEqual(['end', 'proposal']);
  });

  it('opens again for another requested end', async () => {
    const ending = (endsAtMs: number) => contractOf(1, { state: 'ending', endRequestedBy: 'upline', endsAtMs });
    const { house, scope, tell } = await centreOf([ending(WINDOW)]);
    await allSettled(modalDismissed, { scope });
    house.own = [ending(2 * WINDOW)];
    await tell(1);
    expect(scope.getState($shown)?.contract.endsAtMs).toBe(2 * WINDOW);
    expect(names(scope)).toBe('contract');
  });
});
