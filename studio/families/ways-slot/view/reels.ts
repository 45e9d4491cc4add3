import { h, isCalm, pause } from '../../../client/dom.ts';
import type { Symbols } from '../../../client/parts/symbols.ts';
import { columnsAt, fall, vanishing, type Falling } from '../drop.ts';
import type { Params } from '../params.ts';
import type { Spin } from '../rules.ts';
import { ended } from '../../../client/ended.ts';

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

  /** Cells that were shown, by symbol: a picture that is there needs no loading. */
  const spare = new Map<string, HTMLElement[]>();
  const cells: HTMLElement[][] = columns.map(() => []);

  const classOf = (symbol: string): string => `ways-cell${symbol === params.scatter.symbol ? ' is-scatter' : ''}`;
  function cellOf(symbol: string): HTMLElement {
    const known = spare.get(symbol)?.pop();
    if (!known) return h('div', { className: classOf(symbol) }, symbols.picture(symbol));
    known.className = classOf(symbol);
    return known;
  }

  /** Shows columns; the first `news` cells of each reel are one part that can move. */
  function put(next: readonly (readonly string[])[], news: (reel: number) => number = () => 0): void {
    const same = (reel: number): boolean => shown[reel]?.join() === next[reel]!.join() && news(reel) === 0;
    // Cells of reels that change are free for others first.
    columns.forEach((column, reel) => {
      if (same(reel)) return;
      for (const [row, cell] of cells[reel]!.entries()) {
        const symbol = shown[reel]![row]!;
        spare.set(symbol, [...(spare.get(symbol) ?? []), cell]);
      }
      column.style.setProperty('--height', String(next[reel]!.length));
    });
    columns.forEach((column, reel) => {
      if (same(reel)) {
        cells[reel]!.forEach((cell, row) => (cell.className = classOf(next[reel]![row]!)));
        return;
      }
      const own = next[reel]!.map(cellOf);
      own.forEach((cell, row) => cell.style.setProperty('--row', String(row)));
      cells[reel] = own;
      const count = news(reel);
      const coming = count > 0 && count < own.length && h('div', { className: 'ways-news' }, ...own.slice(0, count));
      column.replaceChildren(...(coming ? [coming, ...own.slice(count)] : own));
    });
    shown = next.map((column) => [...column]);
  }

  const begun = ({ kind, heights, stops }: Spin): Falling => ({
    columns: columnsAt(params[kind].strips, heights, stops),
    tops: [...stops],
  });

  /** Lets something come in from above by this much of its own height. */
  const comeDown = (what: Element, height: number, delay: number): Promise<unknown> =>
    ended(
      what.animate(
        { transform: [`translateY(-${height * 100}%)`, 'none'] },
        { duration: FALL_MS, delay, easing: 'cubic-bezier(.3,1.25,.5,1)', fill: 'backwards' },
      ),
    );

  /** Lets cells come in; `news` says how many of each reel are new. They fall as one: a layer for a reel, not one a cell. */
  async function comeIn(news: (reel: number) => number): Promise<void> {
    if (isCalm()) return;
    const moves = columns.flatMap((column, reel) => {
      const count = news(reel);
      if (count === 0) return [];
      const isWhole = count === shown[reel]!.length;
      // A part is as high as the reel; it comes from as far above as its own cells are high, and one more.
      const height = isWhole ? 1.1 : (count + 1) / shown[reel]!.length;
      return [comeDown(isWhole ? column : column.firstElementChild!, height, reel * STAGGER_MS)];
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
      cells.forEach((column, reel) =>
        column.forEach((cell, row) =>
          cell.classList.toggle(celebrate ? 'wins' : 'pays-back', gone[reel]![row] === true),
        ),
      );
      await pause(isCalm() ? 300 : MARK_MS);
      let leaving: Animation[] = [];
      if (!isCalm()) {
        leaving = [...element.querySelectorAll('.wins, .pays-back')].map((cell) =>
          cell.animate({ transform: ['none', 'scale(0.2)'], opacity: [1, 0] }, { duration: GONE_MS, fill: 'forwards' }),
        );
        await Promise.all(leaving.map(ended));
      }
      element.classList.remove('has-wins');
      const next = fall(params, params[spin.kind].strips, falling, wins);
      const news = (reel: number): number => gone[reel]!.filter(Boolean).length;
      put(next.columns, news);
      for (const animation of leaving) animation.cancel();
      await comeIn(news);
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
