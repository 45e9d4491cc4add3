import { combine, createEvent, createStore, sample } from 'effector';
import type { PayContract } from '../../../contract/contracts.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { $modal, modalClosed, modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { answerEndFx, answerFx } from './calls.ts';
import { $all, $isFollowed, $waiting, agentCentre, type ContractsRequest } from './list.ts';

/** A request is shown in the modal: it arrived, or the agent opened it. */
export const requestShown = createEvent<ContractsRequest>();
export const answered = createEvent<boolean>();

/** Requests already shown. They do not open by themselves again. */
const $seen = createStore<string[]>([])
  .on(
    sample({
      clock: requestShown,
      source: $waiting,
      fn: (waiting, { key }) => [key, ...waiting.map((each) => each.key)],
    }),
    (seen, keys) => [...new Set([...seen, ...keys])],
  )
  .reset(sessionEnded);
/** A request that was not shown yet, while no other modal is open. */
const $due = combine($waiting, $seen, $modal, $isFollowed, (waiting, seen, modal, isFollowed) =>
  isFollowed && !modal ? (waiting.find(({ key }) => !seen.includes(key)) ?? null) : null,
);
sample({ clock: $due, filter: Boolean, target: requestShown });
sample({ clock: requestShown, fn: (): Modal => ({ name: 'contract' }), target: modalOpened });
sample({
  clock: agentCentre.closed,
  source: $modal,
  filter: (modal) => modal?.name === 'contract',
  fn: () => {},
  target: modalClosed,
});

export const $shown = createStore<ContractsRequest | null>(null)
  .on(requestShown, (_, requested) => requested)
  .reset(sessionEnded);
export const $answering = combine(answerFx.pending, answerEndFx.pending, (one, other) => one || other);

const given = sample({
  clock: answered,
  source: { shown: $shown, busy: $answering },
  filter: ({ shown, busy }) => shown !== null && !busy,
  fn: ({ shown }, accept) => ({ what: shown!.what, request: { contractId: shown!.contract.id, accept } }),
});
sample({ clock: given, filter: ({ what }) => what === 'proposal', fn: ({ request }) => request, target: answerFx });
sample({ clock: given, filter: ({ what }) => what === 'end', fn: ({ request }) => request, target: answerEndFx });

/** The result of the answer. */
export interface Outcome {
  accept: boolean;
  contract: PayContract;
}
/** A newer request may be shown by now: a late result belongs to the request that was answered. */
const isAbout =
  (what: ContractsRequest['what']) =>
  (shown: ContractsRequest | null, { params }: { params: { contractId: number } }) =>
    shown?.what === what && shown.contract.id === params.contractId;
const outcomeOf = (
  _: ContractsRequest | null,
  { params, result }: { params: { accept: boolean }; result: PayContract },
): Outcome => ({
  accept: params.accept,
  contract: result,
});
const failureOf = (_: ContractsRequest | null, { error }: { error: { key: string } }) => error;
export const $outcome = createStore<Outcome | null>(null)
  .on(
    [
      sample({ clock: answerFx.done, source: $shown, filter: isAbout('proposal'), fn: outcomeOf }),
      sample({ clock: answerEndFx.done, source: $shown, filter: isAbout('end'), fn: outcomeOf }),
    ],
    (_, outcome) => outcome,
  )
  .reset(requestShown, sessionEnded);
export const $answerFailure = createStore<{ key: string } | null>(null)
  .on(
    [
      sample({ clock: answerFx.fail, source: $shown, filter: isAbout('proposal'), fn: failureOf }),
      sample({ clock: answerEndFx.fail, source: $shown, filter: isAbout('end'), fn: failureOf }),
    ],
    (_, failure) => failure,
  )
  .reset(given, requestShown, sessionEnded);

/** The state of the shown request if it no longer waits although it was not answered here; null while it waits. */
export const $gone = combine(
  { shown: $shown, outcome: $outcome, all: $all, waiting: $waiting, answering: $answering },
  ({ shown, outcome, all, waiting, answering }) => {
    const list = shown && all?.[shown.contract.kind];
    if (!shown || outcome || answering || !list || waiting.some(({ key }) => key === shown.key)) return null;
    const known = [...list.own, ...list.downlines.flatMap(({ agreed }) => (agreed ? [agreed] : []))];
    return known.find(({ id }) => id === shown.contract.id)?.state ?? 'terminated';
  },
);
/** The next waiting request. */
export const $nextRequested = combine(
  $shown,
  $waiting,
  (shown, waiting) => waiting.find(({ key }) => key !== shown?.key) ?? null,
);
