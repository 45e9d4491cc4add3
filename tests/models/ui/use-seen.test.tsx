// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useSeenAlways } from '../../../src/shared/lib/use-seen.ts';

afterEach(() => vi.unstubAllGlobals());

/** As in a browser: an element in view is told when its observation begins, and not again while it stays there. */
class InView {
  readonly #received: (entries: { isIntersecting: boolean }[]) => void;
  constructor(received: (entries: { isIntersecting: boolean }[]) => void) {
    this.#received = received;
  }
  observe(): void {
    this.#received([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

it('[HOME-05] the end of a list that stays in view is seen again when more games are shown', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', InView);
  const seen = vi.fn();
  const End = ({ games }: { games: readonly string[] }) => <p ref={useSeenAlways<HTMLParagraphElement>(seen, games)} />;
  const root = createRoot(document.createElement('div'));
  const [few, more] = [['one'], ['one', 'two']];
  act(() => root.render(<End games={few} />));
  expect(seen).toHaveBeenCalledTimes(1);
  act(() => root.render(<End games={few} />));
  expect(seen).toHaveBeenCalledTimes(1);
  act(() => root.render(<End games={more} />));
  expect(seen).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
