// @vitest-environment jsdom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poolsKnown } from '../../../src/entities/jackpots/model.ts';
import { PoolFigure } from '../../../src/entities/jackpots/pool-figure.tsx';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $motionPaused, motionToggled } from '../../../src/shared/lib/motion.ts';
import { liveServer } from '../support/live-server.ts';
import { pageOf } from '../support/page.ts';

/** Jackpots are conflated every 100 ms; this is a little more. */
const A_BATCH_MS = 120;
/** Time to write to the page: a frame and a pause. */
const A_TURN_MS = 100;
const poolOf = (amount: number) => ({ name: 'Pool', amount, currency: 'USD', exponent: 2, lastWon: null });

let root: Root;
let place: HTMLElement;
const animate = vi.fn(() => ({ cancel: () => {}, pause: () => {} }));

/** The window as IntersectionObserver reports it: the observed elements, and whether they are in view. */
const view = { inView: true, watched: new Map<Element, (isSeen: boolean) => void>() };
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const tell = (isIntersecting: boolean) =>
      this.#tell([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
    view.watched.set(target, tell);
    tell(view.inView);
  }
  unobserve(target: Element): void {
    view.watched.delete(target);
  }
}
/** Moves all figures into or out of view. */
const scroll = (inView: boolean) => {
  view.inView = inView;
  for (const tell of view.watched.values()) tell(inView);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  view.inView = true;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(HTMLElement.prototype, { animate });
  animate.mockClear();
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A page with `count` pools, each at 10,000.00. */
const open = async (count: number, paused = false) => {
  const pools = Array.from({ length: count }, (_, number) => ({ id: `p${number}`, name: `Pool ${number}` }));
  const live = liveServer();
  const scope = pageOf({ live, values: [[$motionPaused, paused]] });
  for (const { id } of pools) live.tell('jackpot', `pool:${id}`, poolOf(1_000_000));
  await allSettled(poolsKnown, { scope, params: pools });
  await live.open(scope);
  live.pass(A_BATCH_MS);
  const translator = createTranslator();
  await translator.changeLanguage('en');
  let renders = 0;
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>
          <Profiler id="figures" onRender={() => (renders += 1)}>
            {pools.map(({ id, name }) => (
              <p key={id}>
                <PoolFigure id={id} exponent={2} label={name} />
              </p>
            ))}
          </Profiler>
        </I18nextProvider>
      </Provider>,
    ),
  );
  /** Applies the amounts as the page has them before its next frame. */
  const receive = (amounts: Record<string, number>) =>
    act(async () => {
      for (const [id, amount] of Object.entries(amounts)) live.tell('jackpot', `pool:${id}`, poolOf(amount));
      live.pass(A_BATCH_MS);
    });
  const tell = async (id: string, amount: number) => {
    await receive({ [id]: amount });
    vi.advanceTimersByTime(A_TURN_MS);
  };
  return { scope, receive, tell, renders: () => renders };
};
/** The text of one pool, or of all. */
const shown = (number?: number) => (number === undefined ? place : place.children[number]!).textContent;
const wheels = () => [...place.querySelectorAll<HTMLElement>('[data-wheel]')];

describe('[LIVE-03] the figures of pools', () => {
  it('turn on wheels when there are few', async () => {
    const { tell } = await open(2);
    expect(wheels()).toHaveLength(2 * '1000000'.length);
    await tell('p0', 1_000_300);
    expect(animate).toHaveBeenCalled();
    expect(shown()).toContain('10,003.00');
  });

  it('are written as text when there are many, and render nothing for a new amount', async () => {
    const { tell, renders } = await open(40);
    expect(wheels()).toHaveLength(0);
    expect(shown().match(/10,000\.00/g)).toHaveLength(40);
    const before = renders();
    await tell('p7', 1_000_300);
    expect(shown(7)).toBe('10,003.00');
    expect(shown().match(/10,000\.00/g)).toHaveLength(39);
    expect(renders()).toBe(before);
  });

  it('are written every few seconds out of view, and are correct in the next frame when they come into view', async () => {
    const { tell } = await open(40);
    scroll(false);
    await tell('p7', 1_000_300);
    expect(shown(7)).toBe('10,000.00');
    vi.advanceTimersByTime(4_000);
    expect(shown(7)).toBe('10,003.00');
    await tell('p7', 1_000_400);
    expect(shown(7)).toBe('10,003.00');
    scroll(true);
    vi.advanceTimersToNextFrame();
    expect(shown(7)).toBe('10,004.00');
    vi.advanceTimersByTime(10_000);
    await tell('p7', 1_000_500);
    expect(shown(7)).toBe('10,005.00');
  });

  it('are written a few at a time when all change at once, each with its newest amount', async () => {
    const { receive } = await open(100);
    const all = (amount: number) =>
      Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`p${number}`, amount]));
    const count = (text: string) => shown().split(text).length - 1;
    await receive(all(1_000_300));
    expect(count('10,003.00')).toBe(0);
    vi.advanceTimersToNextFrame();
    expect(count('10,003.00')).toBe(48);
    await receive(all(1_000_400));
    vi.advanceTimersByTime(A_TURN_MS);
    // Those that still waited come first.
    expect(count('10,003.00')).toBe(48);
    expect(count('10,004.00')).toBe(48);
    vi.advanceTimersByTime(2 * A_TURN_MS);
    expect(count('10,004.00')).toBe(100);
  });

  it('are not written after their page was left', async () => {
    const { receive } = await open(40);
    const figure = place.children[7]!.querySelector('span')!;
    await receive({ p7: 1_000_300 });
    act(() => root.render(null));
    vi.advanceTimersByTime(A_TURN_MS);
    expect(figure.textContent).toBe('10,000.00');
  });

  it('leave nothing behind when their page is left', async () => {
    await open(40);
    expect(view.watched.size).toBe(40);
    act(() => root.render(null));
    expect(view.watched.size).toBe(0);
  });

  it.each([2, 40])('hold still while motion is paused, and are correct again afterwards (%i pools)', async (count) => {
    const { scope, tell } = await open(count);
    await act(() => allSettled(motionToggled, { scope }));
    animate.mockClear();
    await tell('p0', 1_000_300);
    expect(animate).not.toHaveBeenCalled();
    if (count > 2) expect(shown(0)).toBe('10,000.00');
    await act(() => allSettled(motionToggled, { scope }));
    expect(shown(0)).toContain('10,003.00');
  });

  it('show their amount when motion is paused from the beginning', async () => {
    await open(1, true);
    expect(wheels()[0]!.style.transform).toBe('translateY(-1.1em)');
  });
});
