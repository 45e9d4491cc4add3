import { combine, createEvent, createStore, sample, type StoreValue } from 'effector';
import type { PayContract } from '../../../contract/contracts.ts';
import type { PayKind } from '../../../contract/pay-terms.ts';
import { salary } from '../../../contract/salary.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $shown } from './answer.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { proposeFx, readOn, requestEndFx, versionsFx, withdrawFx } from './calls.ts';
import { $kind, kindChosen } from './kind.ts';
import { $all, $contracts, $contractsFailure, $timeZone, $waiting, $windowMs, moved } from './list.ts';
import { endTimes, inForce, isComing, type EndChoice } from './times.ts';

/** The contract with a direct downline, by id, or the agent's own with its upline. */
export type Subject = number | 'own';
export const contractPage = createLifecycle<Subject>();
/** Retries data that failed to load. */
export const versionsRequested = createEvent();
export const withdrawn = createEvent<number>();
export const endRequested = createEvent<{ contractId: number; choice: EndChoice }>();

export const $subject = createStore<Subject | null>(null)
  .on(contractPage.opened, (_, subject) => subject)
  .reset(contractPage.closed, sessionEnded);
/** A shape with the name `kind` is taken for a unit by Effector. */
const $opened = combine({ subject: $subject, ofKind: $kind });

readOn(
  versionsFx,
  sample({
    clock: [contractPage.opened, versionsRequested, moved, kindChosen],
    source: $opened,
    filter: ({ subject }) => typeof subject === 'number',
    fn: ({ subject, ofKind }) => ({ kind: ofKind, downlineId: String(subject) }),
  }),
);
const isOpened = (
  { subject, ofKind }: StoreValue<typeof $opened>,
  params: { kind: PayKind; downlineId: string | number },
) => String(subject) === String(params.downlineId) && ofKind === params.kind;
const $listed = createStore<PayContract[] | null>(null)
  .on(
    sample({
      clock: versionsFx.done,
      source: $opened,
      filter: (opened, { params }) => isOpened(opened, params),
      fn: (_, { result }) => result.list,
    }),
    (_, list) => list,
  )
  .reset(contractPage.opened, contractPage.closed, kindChosen, sessionEnded);
const $versionsFailure = createStore<{ key: string } | null>(null)
  .on(
    sample({
      clock: versionsFx.fail,
      source: $opened,
      filter: (opened, { params }) => isOpened(opened, params),
      fn: (_, { error }) => error,
    }),
    (_, failure) => failure,
  )
  .reset(versionsFx.done, contractPage.opened, contractPage.closed, kindChosen, sessionEnded);
export const $pageFailure = combine($subject, $versionsFailure, $contractsFailure, (subject, ofVersions, ofList) =>
  subject === 'own' ? ofList : (ofVersions ?? ofList),
);

// The list does not name the upline of the own contract.
const loadStatusFx = createCall(salary.status);
sample({ clock: contractPage.opened, filter: (subject) => subject === 'own', fn: () => ({}), target: loadStatusFx });
/** Undefined while unknown; null when the other side is the merchant. */
const $upline = createStore<string | null | undefined>(undefined, { skipVoid: false })
  .on(loadStatusFx.doneData, (_, { uplineAccount }) => uplineAccount)
  .reset(sessionEnded);

/** The two sides of the shown contract; null while unknown. It is the same for every kind. */
export const $sides = combine($subject, $contracts, $upline, (subject, list, upline) => {
  if (subject === null || !list) return null;
  return {
    isUpline: subject !== 'own',
    /** The other side; null when it is the merchant, or while unknown. */
    account:
      subject === 'own'
        ? (upline ?? null)
        : (list.downlines.find(({ memberId }) => memberId === subject)?.account ?? null),
  };
});

/** All data of the page; null while unknown. */
export const $page = combine(
  {
    ...{ subject: $subject, ofKind: $kind, list: $contracts, listed: $listed },
    ...{ sides: $sides, upline: $upline, windowMs: $windowMs, waiting: $waiting },
  },
  ({ subject, ofKind, list, listed, sides, upline, windowMs, waiting }) => {
    const versions = subject === 'own' ? list?.own : listed;
    if (subject === null || !list || !versions) return null;
    const isOwn = subject === 'own';
    return {
      subject,
      kind: ofKind,
      account: sides?.account ?? null,
      isUpline: !isOwn,
      versions,
      holds: inForce(versions, windowMs),
      coming: versions.find((each) => isComing(each, windowMs)) ?? null,
      requested: versions.find(({ state }) => state === 'requested') ?? null,
      /** The contract whose end can be requested, or was requested. A contract with the merchant is ended by the merchant only. */
      agreed: versions.find(({ state }) => state === 'active' || state === 'ending') ?? null,
      canEnd: !isOwn || Boolean(upline),
      toAnswer: waiting.find(({ contract }) => versions.some(({ id }) => id === contract.id)) ?? null,
    };
  },
);
export type ContractView = NonNullable<StoreValue<typeof $page>>;
/** The agent's own terms, which limit what it can propose. */
export const $bound = combine(
  $contracts,
  (list) => list?.own.find(({ state }) => state === 'active' || state === 'ending')?.terms ?? null,
);

/** The times of each end choice; null while the server's time is unknown. */
const timesOf = (
  kind: PayKind,
  { windowMs, timeZone, all }: { windowMs: number | null; timeZone: string; all: StoreValue<typeof $all> },
) => (windowMs === null || !all ? null : endTimes(windowMs, timeZone, kind, all[kind]));
const $now = combine({ windowMs: $windowMs, timeZone: $timeZone, all: $all });
export const $endTimes = combine($kind, $now, timesOf);
/** As above, for the contract that is shown in the modal. */
export const $shownTimes = combine($shown, $now, (shown, now) => shown && timesOf(shown.contract.kind, now));
sample({
  clock: withdrawn,
  source: withdrawFx.pending,
  filter: (busy) => !busy,
  fn: (_, contractId) => ({ contractId }),
  target: withdrawFx,
});
sample({
  clock: endRequested,
  source: { busy: requestEndFx.pending, times: $endTimes },
  filter: ({ busy, times }, { choice }) => !busy && times?.[choice] !== undefined,
  fn: ({ times }, { contractId, choice }) => ({ contractId, endsAtMs: times![choice]! }),
  target: requestEndFx,
});
export const $isActing = combine(withdrawFx.pending, requestEndFx.pending, (one, other) => one || other);
/** Results of requests from another contract's page are ignored. */
const isOfThisPage = (page: ContractView | null, { params }: { params: { contractId: number } }) =>
  Boolean(page?.versions.some(({ id }) => id === params.contractId));
const failedHere = sample({
  clock: [withdrawFx.fail, requestEndFx.fail],
  source: $page,
  filter: isOfThisPage,
  fn: (_, { error }) => error,
});
export const $actFailure = createStore<{ key: string } | null>(null)
  .on(failedHere, (_, failure) => failure)
  .reset(withdrawFx, requestEndFx, contractPage.opened, contractPage.closed, kindChosen, sessionEnded);
/** Terms were proposed to this page's downline, or refused. */
const isHere = (subject: Subject | null, { params }: { params: { downlineId: number } }) =>
  subject === params.downlineId;
export const proposedHere = sample({ clock: proposeFx.done, source: $subject, filter: isHere, fn: () => {} });
export const refusedHere = sample({
  clock: proposeFx.fail,
  source: $subject,
  filter: isHere,
  fn: (_, { error }) => error,
});
/** The last action on this page, for its message. */
export const $didLast = createStore<'proposed' | 'withdrawn' | 'endRequested' | null>(null)
  .on(proposedHere, () => 'proposed' as const)
  .on(sample({ clock: withdrawFx.done, source: $page, filter: isOfThisPage }), () => 'withdrawn' as const)
  .on(sample({ clock: requestEndFx.done, source: $page, filter: isOfThisPage }), () => 'endRequested' as const)
  .reset(proposeFx, withdrawFx, requestEndFx, contractPage.opened, contractPage.closed, kindChosen, sessionEnded);
