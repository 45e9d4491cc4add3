import { allSettled } from 'effector';
import { expect } from 'vitest';
import { contracts, type DownlineContracts, type PayContract } from '../../../contract/contracts.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { PayKind, PayTerms } from '../../../contract/pay-terms.ts';
import { salary } from '../../../contract/salary.ts';
import { site } from '../../../contract/site.ts';
import { agentCentre } from '../../../src/features/pay-contracts/list.ts';
import type { mockServer } from '../../support/msw.ts';
import { liveServer } from './live-server.ts';
import { begin, loadSite, logIn, pageOf } from './page.ts';
import { memberOf, SESSION_ID, siteOf } from './samples.ts';

export const WINDOW = 300_000;
export const PERCENT = 10_000;
export const DAY = 86_400_000;
export const termsOf = (rate: number, rest: Partial<PayTerms> = {}): PayTerms => ({
  tiers: [{ turnover: 5_000, active: 3, loss: null, rate }],
  activeFrom: 100,
  minimumActive: 2,
  cap: null,
  mode: 'fixed',
  ...rest,
});
export const contractOf = (id: number, rest: Partial<PayContract> = {}): PayContract => ({
  id,
  kind: 'realtime',
  version: 1,
  terms: termsOf(PERCENT),
  state: 'active',
  requestedAtMs: 0,
  answeredAtMs: 0,
  fromMs: 0,
  untilMs: null,
  endRequestedBy: null,
  endsAtMs: null,
  endReason: null,
  ...rest,
});
export const requestOf = (id: number, version = 2, rest: Partial<PayContract> = {}) =>
  contractOf(id, {
    version,
    state: 'requested',
    answeredAtMs: null,
    fromMs: null,
    terms: termsOf(2 * PERCENT),
    ...rest,
  });
export const downlineOf = (rest: Partial<DownlineContracts> = {}): DownlineContracts => ({
  memberId: 7,
  account: 'agent3',
  agreed: contractOf(10),
  requested: null,
  ...rest,
});

/** The answer with these real-time contracts, and with those of other kinds. */
export const everyKind = (
  { own, downlines }: { own: PayContract[]; downlines: DownlineContracts[] },
  others: Partial<Record<PayKind, PayContract[]>> = {},
): ResponseOf<typeof contracts.all> => {
  const ofKind = (kind: PayKind) => ({
    own: others[kind] ?? [],
    downlines: downlines.map((each) => ({ ...each, agreed: null, requested: null })),
    windowEndMs: 15 * DAY,
    nextWindowEndMs: 30 * DAY,
  });
  return {
    realtime: { ...ofKind('realtime'), own, downlines },
    hour: ofKind('hour'),
    day: ofKind('day'),
    dividend: ofKind('dividend'),
  };
};

/** An agent's centre on a server with these contracts. */
export const openCentre = async (
  server: ReturnType<typeof mockServer>,
  own: PayContract[] = [contractOf(1)],
  downline = downlineOf(),
) => {
  server.answer(site.info, () => siteOf());
  const house = { own, downlines: [downline], versions: downline.agreed ? [downline.agreed] : [] };
  const lists = server.answer(contracts.all, () => everyKind(house));
  server.answer(contracts.versions, () => ({ list: house.versions }));
  server.answer(salary.status, () => ({
    terms: null,
    upcoming: null,
    uplineAccount: 'agent1',
  }));
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await loadSite(scope);
  await logIn(scope, memberOf({ type: 1 }));
  await live.open(scope, SESSION_ID);
  await allSettled(agentCentre.opened, { scope });
  live.pass(2_000);
  /** The feed reports that one of the agent's contracts changed. */
  const tell = async (waiting = 0) => {
    const before = lists.length;
    live.tell('contracts', 'agent:42', { waiting });
    await expect.poll(() => lists.length).toBeGreaterThan(before);
    await allSettled(scope);
  };
  return { house, live, scope, lists, tell };
};
