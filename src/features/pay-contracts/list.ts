import { combine, createEvent, createStore, sample } from 'effector';
import type { PayContract, PeriodContracts } from '../../../contract/contracts.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { contracts } from '../../../contract/contracts.ts';
import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import { $agentKey, sessionEnded } from '../../entities/session/index.ts';
import { $site } from '../../entities/site/index.ts';
import { $locale } from '../../shared/format/locale.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { createServerTime } from '../../shared/realtime/server-time.ts';
import { acted, listFx, readOn } from './calls.ts';
import { $kind } from './kind.ts';
import { agreedBefore, windowStart } from './times.ts';

/** The agent centre is open. Contracts are followed while it is. */
export const agentCentre = createLifecycle();
/** Retries the list after a failure. */
export const contractsRequested = createEvent();

export const $isFollowed = createStore(false)
  .on(agentCentre.opened, () => true)
  .on([agentCentre.closed, sessionEnded], () => false);

const moves = liveState({ feed: 'contracts', $key: $agentKey, lifecycle: agentCentre });
const $clock = createServerTime(agentCentre);

export const $timeZone = $site.map((site) => site?.brand.timeZone ?? 'UTC');
/** How amounts are typed and shown. */
export const $amountForm = combine($site, $locale, (site, locale) => {
  const { currency = 'USD', exponent = 2 } = site?.brand ?? {};
  return { currency, exponent, locale };
});
/** Start of the running window by the server's clock; null while unknown. */
export const $windowMs = $clock.map((atMs) => atMs && windowStart(atMs));

/** The data may be outdated: a contract changed on either side, or an action was done here. */
export const moved = sample({
  clock: [moves.changed, acted],
  source: $isFollowed,
  filter: (isFollowed, news) => isFollowed && news !== null,
  fn: () => {},
});
readOn(
  listFx,
  sample({
    clock: [agentCentre.opened, contractsRequested, moved],
    fn: () => ({}),
  }),
);

export type Contracts = PeriodContracts;
/** The contracts of every kind; null while unknown. */
export const $all = createStore<ResponseOf<typeof contracts.all> | null>(null)
  .on(sample({ clock: listFx.doneData, filter: $isFollowed }), (_, all) => all)
  .reset(sessionEnded);
/** The contracts of the shown kind. */
export const $contracts = combine($all, $kind, (all, kind): Contracts | null => all?.[kind] ?? null);
export const $contractsFailure = createStore<{ key: string } | null>(null)
  .on(listFx.failData, (_, failure) => failure)
  .reset(listFx.done, sessionEnded);

// Reads that failed offline run again when the connection returns.
sample({
  clock: $isLive,
  source: $contractsFailure,
  filter: (failure, isLive) => isLive && failure !== null,
  fn: () => {},
  target: contractsRequested,
});

/** A request that waits for this agent's answer. */
export interface ContractsRequest {
  /** Constant while a request waits. A request for another end has another key. */
  key: string;
  what: 'proposal' | 'end';
  contract: PayContract;
  /** The version that the proposed one would replace. */
  before: PayContract | null;
  /** The downline that made the request; null when the upline did. */
  account: string | null;
}
const requestedOf = (
  contract: PayContract,
  rest: Pick<ContractsRequest, 'what' | 'before' | 'account'>,
): ContractsRequest => ({
  key: `${contract.id} ${rest.what} ${contract.endsAtMs ?? ''}`,
  contract,
  ...rest,
});
const waitingIn = (list: Contracts): ContractsRequest[] => {
  const mine = list.own.flatMap((contract) => {
    if (contract.state === 'requested')
      return [requestedOf(contract, { what: 'proposal', before: agreedBefore(list.own, contract), account: null })];
    const isRequested = contract.state === 'ending' && contract.endRequestedBy === 'upline';
    return isRequested ? [requestedOf(contract, { what: 'end', before: null, account: null })] : [];
  });
  const theirs = list.downlines.flatMap(({ account, agreed }) =>
    agreed?.state === 'ending' && agreed.endRequestedBy === 'downline'
      ? [requestedOf(agreed, { what: 'end', before: null, account })]
      : [],
  );
  return [...mine, ...theirs];
};
/** What waits for this agent's answer, of every kind. */
export const $waiting = $all.map((all): ContractsRequest[] =>
  all ? PAY_KINDS.flatMap((kind) => waitingIn(all[kind])) : [],
);
