// @vitest-environment jsdom
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allSettled } from 'effector';
import { HOME_PAGES, LIST_PAGES, PAGES, type ListPage } from '../../../contract/pages.ts';
import { SiteRoutes } from '../../../src/app/routes.tsx';
import { $site } from '../../../src/entities/site/model.ts';
import { SECTIONS } from '../../../src/pages/agent/layout/menu.ts';
import { LIST_PATHS } from '../../../contract/list-pages.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import { FULL_RUN } from '../../support/full-run.ts';
import { logIn, pageOf } from '../support/page.ts';
import { memberOf, siteOf } from '../support/samples.ts';

// The parts around and below a page do not affect its title.
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
vi.mock('../../../src/pages/home/below-the-fold.tsx', () => ({ default: () => null }));

const BRAND = 'Parlour';
const ROUTES = [...PAGES, ...SECTIONS.map((key) => `/agentHome/${key}`), '/agentHome/no-such-section', '/no-such-page'];

/** The page of a route: several addresses of one page have one title. */
const pageOfRoute = (route: string): string => {
  if (route === '/login' || route === '/register') return route;
  if ((HOME_PAGES as readonly string[]).includes(route)) return 'home';
  if ((LIST_PAGES as readonly string[]).includes(route)) {
    const { base, classify } = LIST_PATHS[route as ListPage];
    return JSON.stringify({ base, classify });
  }
  if (route === '/PromotionDetail') return '/promotions'; // A promotion's own page has the promotion's title.
  // Payments and messages are the member's in the frame of the agent centre.
  if (route === '/agentHome/deposit' || route === '/member/depositv2') return '/deposit';
  if (route === '/agentHome/no-such-section') return '/no-such-page';
  if (route === '/agentHome/withdraw') return '/member/withdraw';
  if (route === '/agentHome/messages') return '/member/messageV2';
  return route === '/helpmc' ? '/help' : route;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  // No request is answered, because a title must not wait for a response.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => act(async () => root.unmount()));

/** A text's key, which a title shows whose text has not come. */
const A_KEY = /^[\w-]+(\.[\w-]+)+( ·|$)/;

/** The title of a page that was opened by its address, right after a login where it needs one: only the first texts are loaded. */
const titleAt = async (route: string, language: 'EN' | 'CN' | 'AR', site = siteOf()): Promise<string> => {
  const translator = createTranslator();
  const scope = pageOf({
    values: [
      [$site, site],
      [$translator, translator],
    ],
  });
  await allSettled(loadLanguageFx, { scope, params: language });
  // Not awaited: the requests after a login are never answered.
  if (route.startsWith('/agentHome')) void logIn(scope, memberOf({ type: 1 }));
  else if (route.startsWith('/member')) void logIn(scope, memberOf());
  document.title = '';
  await act(async () =>
    root.render(
      <Provider key={crypto.randomUUID()} value={scope}>
        <I18nextProvider i18n={translator}>
          <MemoryRouter initialEntries={[route]}>
            <SiteRoutes />
          </MemoryRouter>
        </I18nextProvider>
      </Provider>,
    ),
  );
  // A page's file loads later, and so do the texts of its group: within seconds on a busy machine.
  for (let turn = 0; turn < 4_000 && document.title === ''; turn += 1) await act(() => pause(5));
  return document.title;
};

// The keys are the same in each language, and each language has them all (npm run check:i18n).
it.each(FULL_RUN ? (['EN', 'CN', 'AR'] as const) : (['AR'] as const))(
  '[NAV-12] every page has a title of its own in %s, and shows no key before its texts have come',
  async (language) => {
    const received = vi.spyOn(document, 'title', 'set');
    const pages = new Map<string, Set<string>>();
    for (const route of ROUTES) {
      const title = await titleAt(route, language);
      expect.soft(title, route).toMatch(new RegExp(`^.*\\S · ${BRAND}$`));
      pages.set(title, (pages.get(title) ?? new Set()).add(pageOfRoute(route)));
    }
    expect(received.mock.calls.flat().filter((title) => A_KEY.test(title))).toEqual([]);
    const shared = [...pages].filter(([, shown]) => shown.size > 1);
    expect(shared.map(([title, shown]) => `${title}: ${[...shown].join(', ')}`)).toEqual([]);
  },
  180_000,
);

it('[WAL-03] the transfer page speaks of several wallets only where there are several', async () => {
  expect(await titleAt('/member/transferFund', 'EN', siteOf({ singleWallet: false }))).toMatch(
    /^Transfer between wallets/,
  );
  expect(await titleAt('/member/transferFund', 'EN', siteOf({ singleWallet: true }))).toMatch(/^Transfer money/);
});
