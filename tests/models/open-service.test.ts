import { allSettled, type Scope } from 'effector';
import { expect, it } from 'vitest';
import { auth } from '../../contract/auth.ts';
import { loadSiteFx } from '../../src/entities/site/model.ts';
import { addressRead, serviceRequested } from '../../src/features/support/model.ts';
import { passwordTyped, submitted, usernameTyped } from '../../src/features/login/model.ts';
import { $modal, modalDismissed } from '../../src/shared/lib/modals.ts';
import { navigateFx } from '../../src/shared/lib/navigation.ts';
import { site } from '../../contract/site.ts';
import { mockServer } from '../support/msw.ts';
import { begin, heardOf, logIn, pageOf } from './support/page.ts';
import { loginOf, siteOf, trial } from './support/samples.ts';

const server = mockServer();

const open = async () => {
  server.answer(site.info, () => siteOf());
  const scope = pageOf();
  await begin(scope);
  await allSettled(loadSiteFx, { scope, params: {} });
  return scope;
};
const shown = (scope: Scope) => scope.getState($modal)?.name ?? null;

it.each(['download', 'help'] as const)('[SHELL-07] a guest opens %s', async (name) => {
  const scope = await open();
  await allSettled(serviceRequested, { scope, params: name });
  expect(shown(scope)).toBe(name);
});

it('[SHELL-07 AUTH-13] feedback asks a guest to log in, and opens afterwards', async () => {
  server.answer(auth.login, () => loginOf());
  const scope = await open();
  await allSettled(serviceRequested, { scope, params: 'feedback' });
  expect(shown(scope)).toBe('login');
  await allSettled(usernameTyped, { scope, params: 'player1' });
  await allSettled(passwordTyped, { scope, params: 'Parlour-2026' });
  await allSettled(submitted, { scope });
  expect(shown(scope)).toBe('feedback');
});

it('[SHELL-07 AUTH-12] feedback tells a trial member at once that it needs a real account', async () => {
  const scope = await open();
  await logIn(scope, trial);
  await allSettled(serviceRequested, { scope, params: 'feedback' });
  expect(shown(scope)).toBe('realAccount');
});

it.each([
  ['?modal=download', 'download'],
  ['?modal=toString', null],
  ['?other=1', null],
])('[SHELL-07] the address %s opens %s', async (search, name) => {
  const scope = await open();
  await allSettled(addressRead, { scope, params: search });
  expect(shown(scope)).toBe(name);
});

it.each(['download', 'help'] as const)('[SHELL-07] closing %s stays on the page where it was opened', async (name) => {
  const scope = await open();
  const went = heardOf(navigateFx, scope);
  await allSettled(serviceRequested, { scope, params: name });
  await allSettled(modalDismissed, { scope });
  expect([shown(scope), went]).toEqual([null, []]);
});
