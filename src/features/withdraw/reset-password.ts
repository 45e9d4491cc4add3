import { combine, createEvent, createStore, sample } from 'effector';
import { type ResetWay } from '../../../contract/payouts.ts';
import { PaymentPassword, withdrawals } from '../../../contract/withdrawals.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $overview, overviewRequested, withdrawPage } from './overview.ts';

export const resetOpened = createEvent();
export const resetClosed = createEvent();
export const wayChosen = createEvent<ResetWay>();
export const codePressed = createEvent();
export const codeTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const resetSubmitted = createEvent();

const sendFx = createCall(withdrawals.sendResetCode);
const resetFx = createCall(withdrawals.resetPaymentPassword);
const forgotten = [resetFx.done, resetClosed, withdrawPage.closed, sessionEnded];

export const $isOpen = createStore(false)
  .on(resetOpened, () => true)
  .reset(forgotten);
export const $ways = $overview.map((overview) => overview?.resetWays ?? []);
const $chosen = createStore<ResetWay | null>(null)
  .on(wayChosen, (_, way) => way)
  .reset(forgotten);
/** The chosen way, or the best one; null if the member has none. */
export const $way = combine($chosen, $ways, (chosen, ways) =>
  chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? null),
);
export const $code = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset([...forgotten, wayChosen]);
export const $password = createStore('')
  .on(passwordTyped, (_, text) => text)
  .reset(forgotten);
/** A code is on its way. */
export const $isSent = createStore(false)
  .on(sendFx.done, () => true)
  .reset([...forgotten, wayChosen, sendFx]);
const $isTried = createStore(false)
  .on(resetSubmitted, () => true)
  .reset(forgotten);
const isSix = (text: string): boolean => PaymentPassword.safeParse(text).success;
/** What is wrong with the two fields, once they were submitted. */
export const $resetErrors = combine($code, $password, $isTried, (code, password, tried) => ({
  code: tried && code.trim() === '',
  password: tried && !isSix(password),
}));
export const $resetFailure = createStore<{ key: string } | null>(null)
  .on([resetFx.failData, sendFx.failData], (_, failure) => failure)
  .reset([...forgotten, sendFx, resetFx, codeTyped, passwordTyped, wayChosen]);
export const $sending = sendFx.pending;
export const $resetting = resetFx.pending;
/** The password was replaced; for a reset by mail, until when payouts wait. */
export const $resetDone = createStore<{ heldUntilMs: number | null } | null>(null)
  .on(resetFx.doneData, (_, done) => done)
  .reset(resetOpened, withdrawPage.closed, sessionEnded);

sample({
  clock: codePressed,
  source: { way: $way, busy: sendFx.pending },
  filter: ({ way, busy }) => (way === 'mobile' || way === 'email') && !busy,
  fn: ({ way }) => ({ way: way as 'mobile' | 'email' }),
  target: sendFx,
});
sample({
  clock: resetSubmitted,
  source: { way: $way, code: $code, password: $password, busy: resetFx.pending },
  filter: ({ way, code, password, busy }) => way !== null && code.trim() !== '' && isSix(password) && !busy,
  fn: ({ way, code, password }) => ({ way: way!, code: code.trim(), paymentPassword: password }),
  target: resetFx,
});
sample({ clock: resetFx.done, fn: () => {}, target: overviewRequested });
