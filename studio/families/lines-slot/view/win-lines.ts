import { h, isCalm, pause, svg } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import type { LineWin } from '../pay.ts';
import type { Reels } from './reels.ts';

/** Time for which each line is shown alone. */
const EACH_MS = 900;

export interface WinLines {
  element: HTMLElement;
  /** Shows the winning lines: all together, then one by one until cleared; without animation if there is nothing to celebrate. */
  show(wins: readonly LineWin[], celebrate: boolean): void;
  /** Marks the visible scatters. */
  showScatters(): Promise<void>;
  clear(): void;
}

/** Draws winning lines over the reels. */
export function createWinLines(params: Params, reels: Reels): WinLines {
  const canvas = svg('svg', {
    viewBox: `0 0 ${params.strips.length * 100} ${params.rows * 100}`,
    preserveAspectRatio: 'none',
    class: 'lines',
  });
  const element = h('div', { className: 'lines-frame', dir: 'ltr', attrs: { 'aria-hidden': 'true' } });
  element.append(canvas);
  let generation = 0;

  function mark(wins: readonly LineWin[], celebrate: boolean): void {
    reels.element.querySelectorAll('.cell').forEach((cell) => cell.classList.remove('wins', 'pays-back', 'pulses'));
    canvas.replaceChildren();
    for (const win of wins) {
      const rows = params.lines[win.line] ?? [];
      for (let reel = 0; reel < win.count; reel += 1) {
        const cell = reels.cell(reel, rows[reel] ?? 0);
        cell?.classList.add(celebrate ? 'wins' : 'pays-back');
        if (celebrate && !isCalm()) cell?.classList.add('pulses');
      }
      const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
      const path = [`0,${(rows[0] ?? 0) * 100 + 50}`, ...points.slice(0, win.count)].join(' ');
      canvas.append(
        svg('polyline', { points: path, class: 'line-shade' }),
        svg('polyline', { points: path, class: 'line' }),
      );
    }
  }

  async function cycle(wins: readonly LineWin[], celebrate: boolean, mine: number): Promise<void> {
    await pause(EACH_MS * 1.6);
    for (let index = 0; generation === mine; index += 1) {
      const win = wins[index % wins.length];
      if (win) mark([win], celebrate);
      await pause(EACH_MS);
    }
  }

  return {
    element,
    show(wins, celebrate) {
      generation += 1;
      reels.element.classList.toggle('has-wins', celebrate && wins.length > 0);
      element.classList.toggle('is-quiet', !celebrate);
      mark(wins, celebrate);
      if (wins.length > 1 && !isCalm()) void cycle(wins, celebrate, generation);
    },
    async showScatters() {
      generation += 1;
      reels.element.classList.add('has-wins');
      reels.element.querySelectorAll('.is-scatter').forEach((cell) => cell.classList.add('wins', 'pulses'));
      await pause(isCalm() ? 400 : 1_300);
    },
    clear() {
      generation += 1;
      reels.element.classList.remove('has-wins');
      mark([], false);
    },
  };
}
