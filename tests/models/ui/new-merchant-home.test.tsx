// @vitest-environment jsdom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { $noticesState } from '../../../src/entities/notices/model.ts';
import { $menus } from '../../../src/entities/games/index.ts';
import { $site } from '../../../src/entities/site/model.ts';
import BelowTheFold from '../../../src/pages/home/below-the-fold.tsx';
import { HomePage } from '../../../src/pages/home/home-page.tsx';
import { $banners } from '../../../src/pages/home/model.ts';
import NoticeMarquee from '../../../src/pages/home/notice-marquee.tsx';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import type { Banner } from '../../../contract/site-content.ts';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

const BANNER: Banner = {
  ...{ id: 1, groupName: 'w_home', title: 'Welcome', text: 'Here', eyebrow: '', action: 'Open' },
  ...{ imageUrl: '/art/1.webp', url: '/promotions', linkageType: 'route' },
};

const readHome = async (banners: Banner[], notices: 'loading' | 'ready', menus?: never[]) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  const place = document.createElement('div');
  const root = createRoot(place);
  const translator = createTranslator();
  const scope = pageOf({
    values: [
      [$translator, translator],
      [$site, siteOf()],
      [$banners, banners],
      [$noticesState, notices],
      ...(menus ? [[$menus, menus] as [typeof $menus, never[]]] : []),
    ],
  });
  await allSettled(loadLanguageFx, { scope, params: 'EN' });
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>
          <MemoryRouter>
            <NoticeMarquee />
            <HomePage />
            <BelowTheFold />
          </MemoryRouter>
        </I18nextProvider>
      </Provider>,
    ),
  );
  const labels = [...place.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  const headings = [...place.querySelectorAll('h2')].map((each) => each.textContent);
  await act(async () => root.unmount());
  return { labels, headings };
};

it('[HOME-01] [HOME-02] the home page of a merchant without notices and banners keeps no empty room for them', async () => {
  const { labels: full } = await readHome([BANNER], 'loading');
  const { labels: bare } = await readHome([], 'ready');
  expect(full).toEqual(expect.arrayContaining(['Notices', 'Featured']));
  expect(bare).not.toContain('Notices');
  expect(bare).not.toContain('Featured');
});

it('[HOME-05] the home page of a merchant without games says so, without rows and winners', async () => {
  const open = await readHome([], 'ready');
  expect(open.labels).toContain('Live now');
  expect(open.headings).toContain('Winners');

  const early = await readHome([], 'ready', []);
  expect(early.labels).not.toContain('Live now');
  expect(early.headings).toContain('Welcome to Parlour');
  expect(early.headings).not.toContain('Winners');
});
