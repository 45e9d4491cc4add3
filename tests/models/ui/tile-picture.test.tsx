// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Game } from '../../../contract/games.ts';
import { InRail, TilePicture } from '../../../src/entities/games/tile-picture.tsx';
import { picturesReleased } from '../../../src/shared/lib/pictures-due.ts';

afterEach(() => vi.unstubAllGlobals());

const game = { iconUrl: '/art/game/1/tile.svg', iconSet: '/art/game/1/tile-240.avif 240w' } as Game;

it('[HOME-05] a picture of a rail loads when its card is near, and not before the page can be used', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(received: typeof tell) {
        tell = received;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const scope = fork();
  const place = document.createElement('div');
  const root = createRoot(place);
  const pictures = () => [...place.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  act(() =>
    root.render(
      <Provider value={scope}>
        <InRail value={true}>
          <TilePicture game={game} eager={false} />
        </InRail>
      </Provider>,
    ),
  );
  act(() => tell([{ isIntersecting: true }]));
  expect(pictures()).toEqual([]);
  await act(() => allSettled(picturesReleased, { scope }));
  expect(pictures()).toEqual([game.iconUrl]);
  act(() => root.unmount());
});
