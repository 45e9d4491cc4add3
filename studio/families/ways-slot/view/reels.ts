import { h, isCalm, pause } from '../../../client/dom.ts';
import type { Symbols } from '../../../client/parts/symbols.ts';
import { columnsAt, fall, vanishing, type Falling } from '../drop.ts';
import type { Params } from '../params.ts';
import type { Spin } from '../rules.ts';

const FALL_MS = 420;
const STAGGER_MS = 70;
const MARK_MS = 620;
const GONE_MS = 220;

/** Reels of different heights, whose symbols fall. */
export function createReels(params: Params, symbols: Symbols) {
  const columns = params.base.strips.map(() => h('div', { className: 'ways-strip' }));
  const reels = columns.map((column) => h('div', { className: 'ways-reel' }, column));
  const element = h('div', { className: 'ways-reels', dir: 'ltr', attrs: { role: 'img' } }, ...reels);
  element.style.setProperty('--reels', String(columns.length));
  let shown: string[][] = [];

  const symbolCell = (symbol: string): HTMLElement =>
    h(
      'div',
      { className: `ways-cell${symbol === params.scatter.symbol ? ' is-scatter' : ''}` },
      symbols.picture(symbol),
    );

  function put(next: readonly (readonly string[])[]): void {
    shown = next.map((column) => [...column]);
    columns.forEach((column, reel) => {
      column.style.setProperty('--height', String(next[reel]!.length));
      column.replaceChildren(...next[reel]!.map(symbolCell));
    });
  }

  const begun = ({ kind, heights, stops }: Spin): Falling => ({
    columns: columnsAt(params[kind].strips, heights, stops),
    tops: [...stops],
  });

  /** Lets something come in from above by this much of its own height. */
  const comeDown = (what: Element, height: number, delay: number): Promise<unknown> =>
    what
      .animate(
        { transform: [`translateY(-${height * 100}%)`, 'none'] },
        { duration: FALL_MS, delay, easing: 'cubic-bezier(.3,1.25,.5,1)', fill: 'backwards' },
      )
      .finished.catch(() => undefined);

  /** Lets cells come in; `news` says how many of each reel are new. A whole reel falls as one: a layer, not one a cell. */
  async function comeIn(news: (reel: number) => number): Promise<void> {
    if (isCalm()) return;
    const moves = columns.flatMap((column, reel) => {
      const cells = [...column.children].slice(0, news(reel));
      const delay = reel * STAGGER_MS;
      if (cells.length === column.children.length) return [comeDown(column, 1.1, delay)];
      return cells.map((cell, row) => comeDown(cell, cells.length + 1, delay + row * 12));
    });
    await Promise.all(moves);
  }

  return {
    element,
    columns: (): readonly string[][] => shown,
    /** The first drop of a spin. */
    async begin(spin: Spin): Promise<void> {
      put(begun(spin).columns);
      await comeIn((reel) => shown[reel]!.length);
    },
    /** Marks the wins of a drop, then lets what won vanish and the rest fall. */
    async drop(spin: Spin, index: number, celebrate: boolean): Promise<void> {
      const { wins } = spin.drops[index]!;
      let falling = begun(spin);
      for (const before of spin.drops.slice(0, index))
        falling = fall(params, params[spin.kind].strips, falling, before.wins);
      const gone = vanishing(params, falling.columns, wins);
      element.classList.add('has-wins');
      columns.forEach((column, reel) =>
        [...column.children].forEach((cell, row) =>
          cell.classList.toggle(celebrate ? 'wins' : 'pays-back', gone[reel]![row] === true),
        ),
      );
      await pause(isCalm() ? 300 : MARK_MS);
      if (!isCalm()) {
        const leaving = [...element.querySelectorAll('.wins, .pays-back')].map((cell) =>
          cell.animate({ transform: ['none', 'scale(0.2)'], opacity: [1, 0] }, { duration: GONE_MS, fill: 'forwards' }),
        );
        await Promise.all(leaving.map(({ finished }) => finished.catch(() => undefined)));
      }
      element.classList.remove('has-wins');
      const next = fall(params, params[spin.kind].strips, falling, wins);
      put(next.columns);
      await comeIn((reel) => gone[reel]!.filter(Boolean).length);
    },
    /** The last symbols of a spin, without movement. */
    rest(spin: Spin, capped: boolean) {
      let falling = begun(spin);
      // A round that reached its cap ends with the drop that reached it.
      const drops = capped ? spin.drops.slice(0, -1) : spin.drops;
      for (const { wins } of drops) falling = fall(params, params[spin.kind].strips, falling, wins);
      put(falling.columns);
    },
    put,
  };
}
