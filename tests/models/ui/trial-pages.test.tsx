// @vitest-environment jsdom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, expect, it, vi } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { endpoints } from '../../../contract/index.ts';
import { PAGES } from '../../../contract/pages.ts';
import { SiteRoutes } from '../../../src/app/routes.tsx';
import { $site } from '../../../src/entities/site/model.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import { accountTexts } from '../../../src/shared/i18n/word-groups.ts';
import { logIn, pageOf } from '../support/page.ts';
import { siteOf, trial } from '../support/samples.ts';

// Files share a worker's modules: the next one is not to get this shell.
afterAll(() => void vi.resetModules());
vi.mock('../../../src/app/layout/shell.tsx', async () => {
  const { Suspense } = await import('react');
  const { Outlet } = await import('react-router-dom');
  return {
    Shell: () => (
      <Suspense>
        <Outlet />
      </Suspense>
    ),
  };
});

/** Endpoints that a trial account is refused. */
const REFUSED = new Set<string>(
  Object.values(endpoints)
    .flatMap((group) => Object.values<EndpointSpec>(group))
    .filter(({ auth }) => auth === 'member')
    .map(({ path }) => path),
);
const MEMBER_PAGES = PAGES.filter((page) => page.startsWith('/member') || page === '/deposit');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('[AUTH-14] the pages of members send no call for a trial account that it would be refused', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const request: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    request.push(new URL(input instanceof Request ? input.url : input, 'http://site').pathname);
    return new Promise(() => {});
  });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  const translator = createTranslator();
  const scope = pageOf({
    values: [
      [$site, siteOf()],
      [$translator, translator],
    ],
  });
  await allSettled(loadLanguageFx, { scope, params: 'EN' });
  await allSettled(accountTexts.needed, { scope });
  void logIn(scope, trial);
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const route of MEMBER_PAGES) {
    await act(async () =>
      root.render(
        <Provider value={scope}>
          <I18nextProvider i18n={translator}>
            <MemoryRouter key={route} initialEntries={[route]}>
              <SiteRoutes />
            </MemoryRouter>
          </I18nextProvider>
        </Provider>,
      ),
    );
    // The page's file loads later: within seconds on a busy machine.
    const isShown = () => place.textContent.includes('Please Register');
    for (let turn = 0; turn < 4_000 && !isShown(); turn += 1) await act(() => pause(5));
    expect(isShown(), `${route}: ${place.textContent}`).toBe(true);
  }
  await act(async () => root.unmount());
  expect(REFUSED.size).toBeGreaterThan(30);
  expect(request.filter((path) => REFUSED.has(path))).toEqual([]);
}, 60_000);
