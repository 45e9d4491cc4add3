// @vitest-environment jsdom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import { $menus } from '../../../src/entities/games/index.ts';
import { $site } from '../../../src/entities/site/model.ts';
import GameListPage from '../../../src/pages/game-list/game-list-page.tsx';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import { GameNavigation } from '../../../src/widgets/game-navigation/game-navigation.tsx';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
});

/** What is read from a list page of a site with so many games of each type; 0: with no game at all. */
const readAt = async <T,>(address: string, games: number, read: (place: HTMLElement) => T): Promise<T> => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const translator = createTranslator();
  const scope = pageOf({
    values: [
      [$translator, translator],
      [$site, siteOf()],
      [$menus, games === 0 ? [] : GAME_TYPES.map((gameType) => ({ gameType, games }))],
    ],
  });
  await allSettled(loadLanguageFx, { scope, params: 'EN' });
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>
          <MemoryRouter initialEntries={[address]}>
            <GameNavigation />
            <GameListPage />
          </MemoryRouter>
        </I18nextProvider>
      </Provider>,
    ),
  );
  const found = read(place);
  await act(async () => root.unmount());
  return found;
};

/** The entries that are marked as the current page. */
const markedAt = (address: string) =>
  readAt(address, 1, (place) =>
    [...place.querySelectorAll('nav [aria-current="page"]')].map((each) => each.textContent),
  );
const hasFilters = (address: string, games: number) =>
  readAt(address, games, (place) => place.querySelector('[role="group"]') !== null);

it.each([
  ['/slots', 'Casino'],
  ['/rng', 'Casino'],
  ['/live/more', 'Live casino'],
  ['/game-center/FISH', 'Fishing'],
  ['/lott', 'Lottery'],
  ['/elott?gameType=LOTT', 'Lottery'],
  ['/elott?gameType=ELOTT', 'E-lottery'],
  ['/lottery', 'Lottery'],
  ['/seaLottery', 'Lottery'],
  ['/bac', 'Live casino'],
])('[SHELL-04] on %s the menu marks its type alone', async (address, type) => {
  expect(await markedAt(address)).toEqual([type]);
});

it('[SHELL-04] on a list of several types the menu marks none of them', async () => {
  expect(await markedAt('/new')).toEqual([]);
});

it.each([
  ['/pvp', 2, false],
  ['/pvp', 6, false],
  ['/pvp', 7, true],
  ['/pvp?vendor=JDB', 2, true],
  ['/slots', 2, true],
])(
  '[GAME-03] %s of %d games: with filters: %s; a few card games show their tables',
  async (address, games, filters) => {
    expect(await hasFilters(address, games)).toBe(filters);
  },
);

it.each(['/pvp', '/slots', '/live', '/hot', '/new'])(
  '[GAME-03] %s of a site without games says so, and offers no filter',
  async (address) => {
    const read = (place: HTMLElement) => [
      place.textContent.includes('No games are open yet'),
      place.querySelector('[role="group"]'),
      place.querySelector('a[href="/"]')?.textContent,
      // Nor does the menu.
      place.querySelector('a[href="/hot"]'),
    ];
    expect(await readAt(address, 0, read)).toEqual([true, null, 'Home', null]);
  },
);
