import { createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { saveFileFx } from '../../shared/lib/save-file.ts';

/** The panel opens, or closes; secrets are cleared when it closes. */
export const factorPanel = createLifecycle();
export const enrolRequested = createEvent();
export const offRequested = createEvent();
/** Returns to the status view. */
export const stepLeft = createEvent();
/** Saves the recovery codes as a file. */
export const codesSaved = createEvent();
export const codeTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const submitted = createEvent();

const state = createQuery(security.state, { resetOn: [factorPanel.closed] });
const enrolFx = createCall(security.enrol);
const activateFx = createCall(security.activate);
const disableFx = createCall(security.disable);

export const $state = state.$data;
/** The secret for an authenticator, shown until its first code is accepted. */
export const $drawn = createStore<{ secret: string; uri: string } | null>(null)
  .on(enrolFx.doneData, (_, drawn) => drawn)
  .reset(activateFx.done, stepLeft, factorPanel.closed);
/** Shown only once. */
export const $recoveryCodes = createStore<string[]>([])
  .on(activateFx.doneData, (_, { recoveryCodes }) => recoveryCodes)
  .reset(stepLeft, factorPanel.closed);
export const $switchingOff = createStore(false)
  .on(offRequested, () => true)
  .reset(disableFx.done, stepLeft, factorPanel.closed);
export const $code = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(activateFx.done, disableFx.done, stepLeft, factorPanel.closed);
export const $password = createStore('')
  .on(passwordTyped, (_, text) => text)
  .reset(disableFx.done, stepLeft, factorPanel.closed);
export const $incomplete = createStore(false)
  .on(submitted, () => true)
  .reset(codeTyped, passwordTyped, activateFx, disableFx, stepLeft, factorPanel.closed);
export const $failure = createStore<{ key: string } | null>(null)
  .on([state.failed, enrolFx.failData, activateFx.failData, disableFx.failData], (_, failure) => failure)
  .reset(factorPanel.opened, enrolFx, activateFx, disableFx, codeTyped, passwordTyped, stepLeft, factorPanel.closed);
export const $enrolling = enrolFx.pending;
export const $sending = createStore(false)
  .on([activateFx, disableFx], () => true)
  .reset(activateFx.finally, disableFx.finally);

sample({
  clock: [factorPanel.opened, activateFx.done, disableFx.done],
  fn: () => ({}),
  target: state.start,
});
sample({
  clock: codesSaved,
  source: $recoveryCodes,
  fn: (codes) => ({ name: 'recovery-codes.txt', text: `${codes.join('\n')}\n`, type: 'text/plain' }),
  target: saveFileFx,
});
sample({ clock: enrolRequested, fn: () => ({}), target: enrolFx });
sample({
  clock: submitted,
  source: { drawn: $drawn, code: $code },
  filter: ({ drawn, code }) => drawn !== null && code.trim() !== '',
  fn: ({ code }) => ({ code: code.trim() }),
  target: activateFx,
});
sample({
  clock: submitted,
  source: { off: $switchingOff, code: $code, password: $password },
  filter: ({ off, code, password }) => off && code.trim() !== '' && password !== '',
  fn: ({ code, password }) => ({ code: code.trim(), password }),
  target: disableFx,
});
