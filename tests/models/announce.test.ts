import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { notices } from '../../contract/notices.ts';
import { session } from '../../contract/session.ts';
import { support, type Popup } from '../../contract/support.ts';
import { noticesOpened } from '../../src/entities/notices/model.ts';
import { endReported, loggedIn } from '../../src/entities/session/model.ts';
import { popupsStarted } from '../../src/features/announce/model.ts';
import { $modal, modalClosed, modalDismissed, modalOpened } from '../../src/shared/lib/modals.ts';
import { mockServer } from '../support/msw.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { loginOf } from './support/samples.ts';

const server = mockServer();

const popupOf = (execution: Popup['execution']): Popup => ({
  id: 1,
  execution,
  title: `Popup ${execution}`,
  content: 'Text',
  promotionType: '',
});
/** A page whose announcements are loaded, and the popups that were requested. */
const open = async ({ lacks = [] as string[] } = {}) => {
  server.answer(session.firstLogin, () => ({}));
  server.answer(notices.list, () => ({ list: [], pageNum: 1, totalPages: 0, seq: 0 }));
  const calls = server.answer(support.popup, ({ execution }) => ({
    popup: lacks.includes(execution) ? null : popupOf(execution),
  }));
  const scope = pageOf();
  await begin(scope);
  await allSettled(popupsStarted, { scope });
  return {
    scope,
    requested: () => calls.map(({ request }) => request.execution),
    load: () => allSettled(noticesOpened, { scope }),
  };
};
const shown = (scope: Awaited<ReturnType<typeof open>>['scope']) => {
  const modal = scope.getState($modal);
  return modal?.name === 'popup' ? modal.popup.execution : (modal?.name ?? null);
};

it('[SHELL-09] opens for a visitor after the announcements have loaded, not before', async () => {
  const { scope, load } = await open();
  expect(shown(scope)).toBeNull();
  await load();
  expect(shown(scope)).toBe('B');
});

it('[SHELL-09] sets the session’s flag when it is closed, and does not open again', async () => {
  const { scope, load } = await open();
  await load();
  await allSettled(modalDismissed, { scope });
  expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('closed');
  const again = await open();
  await again.load();
  expect([shown(again.scope), again.requested()]).toEqual([null, []]);
});

it('[SHELL-09] shows the members’ announcements after a login, with a flag of their own', async () => {
  const { scope, load } = await open();
  await load();
  await allSettled(modalClosed, { scope });
  await logIn(scope);
  expect(shown(scope)).toBe('A');
  await allSettled(modalClosed, { scope });
  expect(sessionStorage.getItem('USER_POPUP')).toBe('closed');
});

it('[SHELL-09] shows the first-login announcements at the first login, or the general ones without them', async () => {
  for (const [lacks, expected] of [
    [[], 'F'],
    [['F'], 'A'],
  ] as const) {
    sessionStorage.clear();
    const { scope, load } = await open({ lacks: [...lacks] });
    await load();
    await allSettled(modalClosed, { scope });
    await allSettled(loggedIn, { scope, params: { ...loginOf(), firstTimeLogin: true } });
    expect(shown(scope)).toBe(expected);
  }
});

it('[SHELL-09] waits while another modal is open, and does not replace it', async () => {
  const { scope, load } = await open();
  await allSettled(modalOpened, { scope, params: { name: 'login' } });
  await load();
  expect(shown(scope)).toBe('login');
  await allSettled(modalDismissed, { scope });
  expect(shown(scope)).toBe('B');
});

it('[SHELL-09] does not open after a logout', async () => {
  const { scope, load } = await open();
  await logIn(scope);
  await load();
  await allSettled(modalClosed, { scope });
  await allSettled(endReported, { scope, params: 'logout' });
  expect(shown(scope)).not.toBe('B');
});

it('[SHELL-09] does not open when the merchant has no announcements', async () => {
  const { scope, load, requested } = await open({ lacks: ['B'] });
  await load();
  expect([shown(scope), requested()]).toEqual([null, ['B']]);
});
