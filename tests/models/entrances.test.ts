import { allSettled, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import '../../src/app/entrances.ts';
import { $modal, modalDismissed, modalOpened } from '../../src/shared/lib/modals.ts';
import { navigateFx, navigatorReady, routeEntered } from '../../src/shared/lib/navigation.ts';
import { mockServer } from '../support/msw.ts';
import { begin, logIn, pageOf } from './support/page.ts';

mockServer();

/** A page that keeps its addresses in a history like a browser's. */
const browse = async (first: string) => {
  const history = [first];
  const scope = pageOf();
  const enter = (pathname: string) => {
    vi.stubGlobal('window', { location: { pathname } });
    return allSettled(routeEntered, { scope, params: { pathname, search: '' } });
  };
  const go = (to: string, { replace = false } = {}) => {
    history.splice(replace ? history.length - 1 : history.length, 1, to);
    void enter(to);
  };
  await allSettled(navigatorReady, { scope, params: go });
  await begin(scope);
  await enter(first);
  return { scope, history, enter };
};
const nameOf = (scope: Scope) => scope.getState($modal)?.name ?? null;

describe('[NAV-02] the addresses of popups', () => {
  it.each(['login', 'register'] as const)('/%s opens its popup; closing it leaves home in its place', async (name) => {
    const { scope, history } = await browse(`/${name}`);
    expect(nameOf(scope)).toBe(name);
    await allSettled(modalDismissed, { scope });
    expect([nameOf(scope), history]).toEqual([null, ['/']]);
  });

  it('keep the popup’s address while another popup replaces it', async () => {
    const { scope, history } = await browse('/login');
    await allSettled(modalOpened, { scope, params: { name: 'register' } });
    expect(history).toEqual(['/login']);
    await allSettled(modalDismissed, { scope });
    expect(history).toEqual(['/']);
  });

  it('lead home once after a login, and at once for a member who is already logged in', async () => {
    const { scope, history, enter } = await browse('/login');
    await logIn(scope);
    await allSettled(modalDismissed, { scope });
    await allSettled(navigateFx, { scope, params: '/' });
    expect(history).toEqual(['/']);
    history.push('/register');
    await enter('/register');
    expect([nameOf(scope), history]).toEqual([null, ['/', '/']]);
  });

  it('close their popup on back, and open it again on forward', async () => {
    const { scope, enter } = await browse('/login');
    await enter('/slots');
    expect(nameOf(scope)).toBeNull();
    await enter('/login');
    expect(nameOf(scope)).toBe('login');
  });

  it('do not change for a popup that another page opened', async () => {
    const { scope, history } = await browse('/slots');
    await allSettled(modalOpened, { scope, params: { name: 'login' } });
    await allSettled(modalDismissed, { scope });
    expect([nameOf(scope), history]).toEqual([null, ['/slots']]);
  });
});
