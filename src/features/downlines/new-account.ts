import { combine, createEvent, createStore, sample } from 'effector';
import { downlines, type DownlineStep } from '../../../contract/downlines.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { parsePercent } from '../../shared/format/percent.ts';
import { $links, registerPage } from './links.ts';

/** What a newcomer becomes. */
export type NewKind = 'member' | 'agent';

export const accountTyped = createEvent<string>();
export const accountKindChosen = createEvent<NewKind>();
export const accountRateTyped = createEvent<string>();
export const accountSubmitted = createEvent();

const createFx = createCall(downlines.create);

export const $accountName = createStore('')
  .on(accountTyped, (_, text) => text)
  .reset(createFx.done, sessionEnded);
export const $accountKind = createStore<NewKind>('member').on(accountKindChosen, (_, kind) => kind);
export const $accountRate = createStore('0').on(accountRateTyped, (_, text) => text);
const $rate = combine($accountRate, $links, (text, links) => {
  const typed = parsePercent(text);
  return typed !== null && links && typed <= links.maxRate ? typed : null;
});
const $tried = createStore(false)
  .on(accountSubmitted, () => true)
  .reset(accountTyped, accountRateTyped, createFx.done, registerPage.opened);
/** The name's form by the sign-up rules is checked by the server; a name of other lengths is never right. */
const isName = (text: string): boolean => {
  const { length } = text.trim();
  return length >= LIMITS.username.min && length <= LIMITS.username.max;
};
export const $accountFailure = createStore<{ key: string } | null>(null)
  .on(createFx.failData, (_, failure) => failure)
  .reset(createFx, accountTyped, accountRateTyped, registerPage.opened);
export const $isNameWrong = combine(
  $accountName,
  $tried,
  $accountFailure,
  (name, tried, failure) => (tried && !isName(name)) || failure?.key === 'field_invalid',
);
export const $isAccountRateWrong = combine($rate, $tried, (rate, tried) => tried && rate === null);
export const $created = createStore<DownlineStep | null>(null)
  .on(createFx.doneData, (_, created) => created)
  .reset(accountTyped, registerPage.opened, sessionEnded);
export const $isAccountPending = createFx.pending;

// Not named `kind`: an object with that key is a unit to Effector.
sample({
  clock: accountSubmitted,
  source: { name: $accountName, type: $accountKind, rate: $rate, busy: $isAccountPending },
  filter: ({ name, rate, busy }) => isName(name) && rate !== null && !busy,
  fn: ({ name, type, rate }) => ({ username: name, kind: type, rebateRate: rate! }),
  target: createFx,
});
