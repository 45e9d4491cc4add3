import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../contract/contracts.ts';
import { PAY_KINDS } from '../../contract/pay-terms.ts';
import { $shown, answered, requestShown } from '../../src/features/pay-contracts/answer.ts';
import { kindChosen } from '../../src/features/pay-contracts/kind.ts';
import { $contracts, $waiting, contractsRequested } from '../../src/features/pay-contracts/list.ts';
import { $endTimes, $page, $shownTimes, contractPage, endRequested } from '../../src/features/pay-contracts/page.ts';
import {
  carryingChosen,
  draftBegun,
  modeChosen,
  proposed,
  termTyped,
  tierTyped,
} from '../../src/features/pay-contracts/proposal.ts';
import { endTimes } from '../../src/features/pay-contracts/times.ts';
import { mockServer } from '../support/msw.ts';
import { contractOf, DAY, downlineOf, everyKind, openCentre, requestOf, termsOf } from './support/pay-contracts.ts';

const server = mockServer();
const HOUR = 3_600_000;

describe('[AGT-03] contracts of every kind', () => {
  it('are shown by kind, each with its own versions', async () => {
    const { scope } = await openCentre(server);
    const requested = server.answer(contracts.versions, ({ kind }) => ({ list: [contractOf(20, { kind })] }));
    await allSettled(contractPage.opened, { scope, params: 7 });
    await allSettled(kindChosen, { scope, params: 'day' });
    expect(requested.map(({ request }) => request.kind)).toEqual(['realtime', 'day']);
    expect(scope.getState($contracts)?.own).toEqual([]);
    expect(scope.getState($page)).toMatchObject({ kind: 'day', versions: [{ kind: 'day' }] });
  });

  it('wait together, whatever kind is shown; an answer is to the shown request', async () => {
    const { scope, house } = await openCentre(server);
    const request = requestOf(31, 1, { kind: 'dividend' });
    server.answer(contracts.all, () => everyKind(house, { dividend: [request] }));
    await allSettled(contractsRequested, { scope });
    expect(scope.getState($waiting).map(({ contract }) => contract.kind)).toEqual(['dividend']);
    await allSettled(requestShown, { scope, params: scope.getState($waiting)[0]! });
    expect(scope.getState($shown)?.contract.id).toBe(31);
    // The running half month ends as the server says.
    expect(scope.getState($shownTimes)).toEqual({ window: 15 * DAY, next: 30 * DAY });
    const sent = server.answer(contracts.answer, () => ({ ...request, state: 'active' as const }));
    await allSettled(answered, { scope, params: true });
    expect(sent[0]!.request).toEqual({ contractId: 31, accept: true });
  });

  it('end with a window of their kind', async () => {
    const { scope } = await openCentre(server);
    const agreed = contractOf(20, { kind: 'hour' });
    server.answer(contracts.versions, () => ({ list: [agreed] }));
    await allSettled(kindChosen, { scope, params: 'hour' });
    await allSettled(contractPage.opened, { scope, params: 7 });
    const times = scope.getState($endTimes)!;
    expect(times.window % HOUR).toBe(0);
    const sent = server.answer(contracts.requestEnd, () => ({ ...agreed, state: 'ending' as const }));
    await allSettled(endRequested, { scope, params: { contractId: 20, choice: 'week' } });
    expect(sent).toHaveLength(0);
    await allSettled(endRequested, { scope, params: { contractId: 20, choice: 'window' } });
    expect(sent[0]!.request).toEqual({ contractId: 20, endsAtMs: times.window });
  });

  it('of dividends are proposed with their mode, and whether a loss is carried', async () => {
    const own = contractOf(1, { kind: 'dividend' });
    const { scope, house } = await openCentre(server);
    server.answer(contracts.all, () => everyKind(house, { dividend: [own] }));
    server.answer(contracts.versions, () => ({ list: [] }));
    await allSettled(contractsRequested, { scope });
    await allSettled(kindChosen, { scope, params: 'dividend' });
    await allSettled(contractPage.opened, { scope, params: 7 });
    await allSettled(draftBegun, { scope });
    for (const [field, text] of [
      ['rate', '1'],
      ['turnover', '50'],
      ['active', '3'],
      ['loss', '20'],
    ] as const)
      await allSettled(tierTyped, { scope, params: { id: 0, field, text } });
    await allSettled(termTyped, { scope, params: { field: 'minimumActive', text: '2' } });
    await allSettled(modeChosen, { scope, params: 'float' });
    await allSettled(carryingChosen, { scope, params: false });
    const sent = server.answer(contracts.propose, () => requestOf(40, 1, { kind: 'dividend' }));
    await allSettled(proposed, { scope });
    expect(sent[0]!.request).toMatchObject({
      kind: 'dividend',
      downlineId: downlineOf().memberId,
      terms: { ...termsOf(10_000), mode: 'float', carriesLoss: false, tiers: [{ loss: 2_000, rate: 10_000 }] },
    });
  });
});

describe('the ends that a contract can have', () => {
  const atMs = Date.UTC(2026, 10, 21, 10, 35);
  const ends = { windowEndMs: Date.UTC(2026, 11, 1), nextWindowEndMs: Date.UTC(2026, 11, 16) };

  it('are ends of windows of its kind', () => {
    expect(endTimes(atMs, 'UTC', 'hour', ends)).toEqual({
      window: Date.UTC(2026, 10, 21, 11),
      day: Date.UTC(2026, 10, 22),
    });
    expect(endTimes(atMs, 'Asia/Singapore', 'day', ends)).toEqual({
      window: Date.UTC(2026, 10, 21, 16),
      week: Date.UTC(2026, 10, 28, 16),
    });
    expect(endTimes(atMs, 'UTC', 'dividend', ends)).toEqual({ window: ends.windowEndMs, next: ends.nextWindowEndMs });
  });

  it('never lie in the past', () => {
    const late = Date.UTC(2026, 11, 1, 0, 5);
    for (const kind of PAY_KINDS)
      for (const time of Object.values(endTimes(late, 'UTC', kind, ends))) expect(time).toBeGreaterThan(late);
  });
});
