import { createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { createCall } from '../../shared/api/call.ts';
import { saveFileFx } from '../../shared/lib/save-file.ts';

/** The panel opens, or closes; secrets are cleared when it closes. */
export const panelOpened = createEvent();
export const panelLeft = createEvent();
export const enrolRequested = createEvent();
export const offRequested = createEvent();
/** Returns to the status view. */
export const stepLeft = createEvent();
/** Saves the recovery codes as a file. */
export const codesSaved = createEvent();
export const codeTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const submitted = createEvent();

const loadStateFx = createCall(security.state);
const enrolFx = createCall(security.enrol);
const activateFx = createCall(security.activate);
const disableFx = createCall(security.disable);

export const $state = createStore<{ on: boolean; recoveryCodesLeft: number } | null>(null)
  .on(loadStateFx.doneData, (_, state) => state)
  .reset(panelLeft);
/** The secret for an authenticator, shown until its first code is accepted. */
export const $drawn = createStore<{ secret: string; uri: string } | null>(null)
  .on(enrolFx.doneData, (_, drawn) => drawn)
  .reset(activateFx.done, stepLeft, panelLeft);
/** Shown only once. */
export const $recoveryCodes = createStore<string[]>([])
  .on(activateFx.doneData, (_, { recoveryCodes }) => recoveryCodes)
  .reset(stepLeft, panelLeft);
export const $switchingOff = createStore(false)
  .on(offRequested, () => true)
  .reset(disableFx.done, stepLeft, panelLeft);
export const $code = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(activateFx.done, disableFx.done, stepLeft, panelLeft);
export const $password = createStore('')
  .on(passwordTyped, (_, text) => text)
  .reset(disableFx.done, stepLeft, panelLeft);
export const $incomplete = createStore(false)
  .on(submitted, () => true)
  .reset(codeTyped, passwordTyped, activateFx, disableFx, stepLeft, panelLeft);
export const $failure = createStore<{ key: string } | null>(null)
  .on([loadStateFx.failData, enrolFx.failData, activateFx.failData, disableFx.failData], (_, failure) => failure)
  .reset(panelOpened, enrolFx, activateFx, disableFx, codeTyped, passwordTyped, stepLeft, panelLeft);
export const $enrolling = enrolFx.pending;
export const $sending = createStore(false)
  .on([activateFx, disableFx], () => true)
  .reset(activateFx.finally, disableFx.finally);

sample({
  clock: [panelOpened, activateFx.done, disableFx.done],
  fn: () => ({}),
  target: loadStateFx,
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
