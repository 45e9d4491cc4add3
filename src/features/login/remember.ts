import { createEffect, createEvent, createStore, sample } from 'effector';
import { REMEMBERED_MS } from '../../../contract/auth.ts';
import { $modal } from '../../shared/lib/modals.ts';
import { credentials } from './model.ts';

/** AUTH-16: the browser stores the username, never a secret. */
const NAME = 'parlour-username';

export const rememberSwitched = createEvent<boolean>();

const readNameFx = createEffect((): string | null => {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${NAME}=`));
  return pair ? decodeURIComponent(pair.slice(NAME.length + 1)) : null;
});
const writeNameFx = createEffect((name: string | null) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = name === null ? 0 : REMEMBERED_MS / 1_000;
  document.cookie = `${NAME}=${encodeURIComponent(name ?? '')}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
});

export const $remembers = createStore(false)
  .on(rememberSwitched, (_, on) => on)
  .on(readNameFx.doneData, (on, name) => on || name !== null);

/** The login form is rendered. */
export const loginShown = createEvent();
sample({
  clock: loginShown,
  source: $modal,
  filter: (modal) => modal?.name === 'login',
  fn: () => {},
  target: readNameFx,
});
sample({
  clock: readNameFx.doneData,
  source: credentials.$username,
  filter: (typed, name) => typed === '' && name !== null,
  fn: (_, name) => name!,
  target: credentials.usernameTyped,
});
sample({
  clock: credentials.signedIn,
  source: { name: credentials.$username, remembers: $remembers },
  fn: ({ name, remembers }) => (remembers ? name.trim() : null),
  target: writeNameFx,
});
