import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { draws, RaffleProof } from '../../../contract/draws.ts';
import { proofFaults, type ProofFault } from '../../../contract/raffle-proof.ts';
import { drawsMoved } from './open.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { saveFileFx } from '../../shared/lib/save-file.ts';

/** The page of one raffle, by its code. */
export const raffleView = createLifecycle<string>();

const query = createQuery(draws.raffle, { resetOn: [sessionEnded, raffleView.opened] });
const $code = createStore<string | null>(null)
  .on(raffleView.opened, (_, code) => code)
  .reset(raffleView.closed);
const due = sample({
  clock: [raffleView.opened, $language, drawsMoved],
  source: $code,
  filter: (code) => code !== null,
  fn: (code) => ({ draw: code! }),
});
sample({ clock: due, target: query.start });
/** The winners of the raffle; null while unknown. */
export const $winners = query.$data.map((answer) => answer?.list[0]?.winners ?? null);

// A ticket and the bets that brought it.
export const ticketOpened = createEvent<number>();
export const ticketClosed = createEvent();
const ticketQuery = createQuery(draws.ticket, {
  resetOn: [sessionEnded, raffleView.closed, ticketOpened, ticketClosed],
});
export const $ticket = createStore<number | null>(null)
  .on(ticketOpened, (_, ticket) => ticket)
  .reset([ticketClosed, raffleView.closed, sessionEnded]);
sample({
  clock: ticketOpened,
  source: $code,
  filter: (code) => code !== null,
  fn: (draw, ticket) => ({ draw: draw!, ticket }),
  target: ticketQuery.start,
});
export const $ticketRounds = ticketQuery.$data;
export const $ticketFailure = ticketQuery.$error;

// Verification: everything happens on this page, from the answer or from a file.
export const verifyRequested = createEvent();
export const proofSaved = createEvent();
export const proofChosen = createEvent<File>();

const proofFx = createCall(draws.proof);
/** Two effects of the same call, as a proof can be saved while another is verified. */
const checkedProofFx = attach({ effect: proofFx });
const savedProofFx = attach({ effect: proofFx });
/** The proof of a file. Throws where it is not one. */
const readProofFx = createEffect(async (file: File) => RaffleProof.parse(JSON.parse(await file.text())));
const checkFx = createEffect(async (proof: RaffleProof) => ({ proof, faults: await proofFaults(proof) }));

for (const [clock, target] of [
  [verifyRequested, checkedProofFx],
  [proofSaved, savedProofFx],
] as const)
  sample({ clock, source: $code, filter: (code) => code !== null, fn: (draw) => ({ draw: draw! }), target });
sample({ clock: checkedProofFx.doneData, target: checkFx });
sample({
  clock: savedProofFx.doneData,
  fn: (proof) => ({
    name: `${proof.raffle}-proof.json`,
    text: JSON.stringify(proof, null, 1),
    type: 'application/json',
  }),
  target: saveFileFx,
});
sample({ clock: proofChosen, target: readProofFx });
sample({ clock: readProofFx.doneData, target: checkFx });

export type Verdict =
  | { kind: 'checked'; raffle: string; faults: ProofFault[]; tickets: number; winners: number }
  | { kind: 'failed' }
  | { kind: 'no_proof' };
const ticketsOf = ({ list }: RaffleProof): number =>
  list.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(':') + 1)), 0);
export const $verdict = createStore<Verdict | null>(null)
  .on(checkFx.doneData, (_, { proof, faults }) => ({
    ...{ kind: 'checked', raffle: proof.raffle, faults, tickets: ticketsOf(proof), winners: proof.winners.length },
  }))
  .on([checkedProofFx.fail, savedProofFx.fail, checkFx.fail], () => ({ kind: 'failed' }))
  .on(readProofFx.fail, () => ({ kind: 'no_proof' }))
  .reset([raffleView.opened, verifyRequested, proofChosen]);
export const $verifying = createStore(false)
  .on([checkedProofFx, readProofFx, checkFx], () => true)
  .reset([checkFx.finally, checkedProofFx.fail, readProofFx.fail]);
