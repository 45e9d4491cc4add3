// @vitest-environment jsdom
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { App } from '../../../src/app/app.tsx';
import { ErrorBoundary } from '../../../src/app/error-boundary.tsx';
import { $site } from '../../../src/entities/site/model.ts';
import en from '../../../src/shared/i18n/languages/en/index.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $languageReady } from '../../../src/shared/i18n/model.ts';
import { $modal, type Modal } from '../../../src/shared/lib/modals.ts';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

// Parts that never load, and a page that is loaded.
const { never } = vi.hoisted(() => ({ never: () => new Promise<never>(() => {}) }));
vi.mock('../../../src/app/layout/modal-host.tsx', never);
vi.mock('../../../src/pages/help/help-page.tsx', never);
vi.mock('../../../src/pages/agent/agent-pages.tsx', never);
vi.mock('../../../src/pages/maintenance/maintenance-page.tsx', never);
vi.mock('../../../src/pages/game/game-page.tsx', () => ({ default: () => <p>A game</p> }));

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom cannot reload, and React logs each error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.clear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const open = async (path: string, { modal = null, status = 0 }: { modal?: Modal | null; status?: 0 | 1 } = {}) => {
  place = document.createElement('div');
  root = createRoot(place);
  const translator = createTranslator();
  translator.addResourceBundle('en', 'translation', en);
  await translator.changeLanguage('en');
  const scope = pageOf({
    values: [
      [$site, siteOf({ customerService: '/helpmc', status: { status, untilMs: null } })],
      [$languageReady, true],
      [$modal, modal],
    ],
  });
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>
          <ErrorBoundary>
            <MemoryRouter initialEntries={[path]}>
              <App />
            </MemoryRouter>
          </ErrorBoundary>
        </I18nextProvider>
      </Provider>,
    ),
  );
};
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
/**
 * Waits for what loads by itself. React holds a placeholder back for 300 ms after another one, on the timers of this test; a
 * thousand steps are a second of the two minutes.
 */
const until = async (isThere: () => boolean) => {
  for (let step = 0; step < 1_000 && !isThere(); step += 1)
    await act(async () => {
      vi.advanceTimersByTime(1);
      await new Promise<void>((resolve) => void setImmediate(resolve));
    });
};
const saysLate = () => place.textContent?.includes(en.site.broken.late);

it.each(['/helpmc', '/agent', '/agentHome/team'])('[SYS-11] reports %s that does not load in time', async (path) => {
  await open(path);
  await pass(LIMITS.chunkTimeoutMs - 1);
  expect(saysLate()).toBe(false);
  await pass(1);
  expect(saysLate()).toBe(true);
});

it('[SYS-11] shows the notice in place of the whole page, not of the part', async () => {
  await open('/help');
  await until(() => place.querySelector('header') !== null);
  expect(place.querySelector('header')).not.toBeNull();
  await pass(LIMITS.chunkTimeoutMs);
  expect([saysLate(), place.querySelector('header, nav, main')]).toEqual([true, null]);
});

it('[SYS-11] does the same for a modal', async () => {
  await open('/game/1', { modal: { name: 'language' } });
  await until(() => place.textContent.includes('A game'));
  expect(place.textContent).toContain('A game');
  await pass(LIMITS.chunkTimeoutMs);
  expect(saysLate()).toBe(true);
});

it('[SYS-11] offers customer service when a part is late again soon after a reload, but not long after', async () => {
  const service = () => place.querySelector('a[href="/helpmc"]');
  await open('/agent');
  await pass(LIMITS.chunkTimeoutMs);
  expect([saysLate(), service()]).toEqual([true, null]);
  act(() => place.querySelector('button')!.click());
  act(() => root.unmount());
  await open('/agent');
  await pass(LIMITS.chunkTimeoutMs);
  expect([saysLate(), service() !== null]).toEqual([true, true]);
  act(() => root.unmount());
  await open('/agent');
  await pass(LIMITS.chunkTimeoutMs);
  expect([saysLate(), service()]).toEqual([true, null]);
});
