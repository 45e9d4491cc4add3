import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { DRAW_REFUSALS, draws, type DrawRefusal, type Spin } from '../../../contract/draws.ts';
import type { ShownPrize } from '../../../contract/prizes.ts';
import { protectedAction, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { drawsRequested } from './list.ts';

/** The page of one draw. */
export const turnView = createLifecycle<string>();

interface SpinRequest {
  draw: string;
  /** Of the odds that the page shows. */
  oddsKey: string;
}
export const { requested: spinRequested, allowed: spinAllowed } = protectedAction<SpinRequest>({ realAccount: true });
export const { requested: signInRequested, allowed: signInAllowed } = protectedAction<string>({ realAccount: true });
/** The guest wants to log in here. */
export const { requested: loginRequested } = protectedAction<void>({ realAccount: true });
/** The wheel has come to rest: its result is shown. */
export const wheelRested = createEvent();

const spinFx = createCall(draws.spin);
const signInFx = createCall(draws.signIn);

/** Draws the id of a turn. It stays until the server has answered, so that a turn whose answer was lost is not a second one. */
const drawRequestIdFx = createEffect((request: SpinRequest) => ({ ...request, requestId: crypto.randomUUID() }));
type Requested = SpinRequest & { requestId: string };
const $unanswered = createStore<Requested | null>(null)
  .on(drawRequestIdFx.doneData, (_, requested) => requested)
  .reset([spinFx.done, sessionEnded]);
/** The server said no: the next turn is another one. Other failures say nothing of what it did. */
const refused = spinFx.failData.filter({ fn: ({ key }) => key === 'draw_not_open' || key === 'not_found' });
sample({ clock: refused, fn: () => null, target: $unanswered });

export const $spinning = spinFx.pending;
export const $signing = signInFx.pending;

sample({
  clock: spinAllowed,
  source: { busy: $spinning, unanswered: $unanswered },
  filter: ({ busy, unanswered }, { draw }) => !busy && unanswered?.draw !== draw,
  fn: (_, request) => request,
  target: drawRequestIdFx,
});
const again = sample({
  clock: spinAllowed,
  source: { busy: $spinning, unanswered: $unanswered },
  filter: ({ busy, unanswered }, { draw }) => !busy && unanswered?.draw === draw,
  fn: ({ unanswered }) => unanswered!,
});
sample({
  clock: [drawRequestIdFx.doneData, again],
  fn: (requested) => ({ ...requested, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  target: spinFx,
});
sample({
  clock: signInAllowed,
  source: $signing,
  filter: (busy) => !busy,
  fn: (_, draw) => ({ draw }),
  target: signInFx,
});

/** The last turn, and whether the wheel still turns. */
export const $turn = createStore<{ draw: string; spin: Spin; rested: boolean } | null>(null)
  .on(spinFx.done, (_, { params, result }) => ({ draw: params.draw, spin: result.spin, rested: false }))
  .on(wheelRested, (turn) => turn && { ...turn, rested: true })
  .reset([turnView.opened, sessionEnded]);

/** What signing in just now brought. */
export const $signedFor = createStore<{ prize: ShownPrize | null } | null>(null)
  .on(signInFx.doneData, (_, { prize }) => ({ prize }))
  .reset([turnView.opened, sessionEnded]);

/** A refusal by its reason; any other failure by its key. */
export type TurnFailure = { key: string; reason: DrawRefusal | null };
const failureOf = ({ key, details }: CallFailure): TurnFailure => {
  const reason = (details as { reason?: string } | undefined)?.reason;
  return { key, reason: DRAW_REFUSALS.find((each) => each === reason) ?? null };
};
export const $turnFailure = createStore<TurnFailure | null>(null)
  .on([spinFx.failData, signInFx.failData], (_, failure) => failureOf(failure))
  .reset([spinFx, signInFx, turnView.opened, sessionEnded]);

/** Whether the page still waits for a result, or for the wheel to show it. */
export const $turning = combine($spinning, $turn, (spinning, turn) => spinning || (turn !== null && !turn.rested));

// A refusal also means that what the page shows is outdated. A turn is shown after the wheel has come to rest.
sample({ clock: [spinFx.fail, wheelRested, signInFx.finally], fn: () => {}, target: drawsRequested });
