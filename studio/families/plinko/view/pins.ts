import { h, isCalm, pause, svg } from '../../../client/dom.ts';
import { pocketsOf, rowsOf, type BoardName } from '../models.ts';
import { framesOf, restOf, STEP, topOf } from './fall.ts';
import type { Shown } from './outcome.ts';
import { ended } from '../../../client/ended.ts';

type Ball = Shown['balls'][number];
const FALL_MS = 1_700;
const BETWEEN_MS = 160;
const BALL = 15;

export const pocketText = (multiplier: number): string => String(multiplier / 100);

/** The address of the drawing on a ball. */
export const ballPicture = (motif: string): string => `../art/symbol/pay/${encodeURIComponent(motif)}.svg`;

/** The pins of a board, with its pockets below. A ball is the title's own drawing on a disc. */
export function createPins(board: BoardName, { label, motif }: { label: string; motif: string }) {
  const rows = rowsOf(board);
  const pockets = pocketsOf(board);
  const width = (rows + 1.5) * STEP;
  const height = (rows + 2.5) * STEP;
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, pin) =>
      svg('circle', { cx: (pin - (row + 2) / 2) * STEP, cy: topOf(row), r: 2.2, class: 'pin' }),
    ),
  ).flat();
  const cups = pockets.map((multiplier, pocket) => cupOf(multiplier, pocket, board));
  const layer = svg('g', {});
  const element = h('div', { className: 'plinko-board', dir: 'ltr' });
  const viewBox = `${-width / 2} 0 ${width} ${height}`;
  element.style.setProperty('--shape', String(width / height));
  element.append(svg('svg', { viewBox, class: 'plinko', role: 'img', 'aria-label': label }, ...pins, ...cups, layer));

  function ballAt(place: { x: number; y: number }): SVGElement & ElementCSSInlineStyle {
    const picture = { href: ballPicture(motif), width: BALL, height: BALL };
    const ball = svg(
      'g',
      { class: 'ball' },
      svg('circle', { r: BALL / 2 }),
      svg('image', { ...picture, x: -BALL / 2, y: -BALL / 2 }),
    ) as SVGElement & ElementCSSInlineStyle;
    ball.style.setProperty('transform', `translate(${place.x}px, ${place.y}px)`);
    layer.append(ball);
    return ball;
  }

  async function fall({ path, pocket }: Ball, isSkipped: () => boolean): Promise<void> {
    const ball = ballAt(restOf(path));
    if (!isCalm() && !isSkipped()) {
      const falling = ball.animate(framesOf(path), { duration: FALL_MS });
      const watch = setInterval(() => isSkipped() && falling.finish(), 50);
      await ended(falling);
      clearInterval(watch);
    }
    cups[pocket]?.classList.add('is-hit');
  }

  function clear(): void {
    layer.replaceChildren();
    for (const cup of cups) cup.classList.remove('is-hit');
  }

  return {
    element,
    clear,
    async drop(balls: readonly Ball[], isSkipped: () => boolean, onLanded: (ball: Ball) => void): Promise<void> {
      await Promise.all(
        balls.map(async (ball, index) => {
          for (let waited = 0; waited < index * BETWEEN_MS && !isSkipped() && !isCalm(); waited += 40) await pause(40);
          await fall(ball, isSkipped);
          onLanded(ball);
        }),
      );
    },
    /** The balls where they landed. */
    show(balls: readonly Ball[]) {
      clear();
      for (const { path, pocket } of balls) {
        ballAt(restOf(path));
        cups[pocket]?.classList.add('is-hit');
      }
    },
  };
}

/** One pocket: the more it pays, the warmer. */
function cupOf(multiplier: number, pocket: number, board: BoardName): SVGElement {
  const rows = rowsOf(board);
  const x = (pocket - rows / 2) * STEP;
  const heat = Math.round((Math.log(multiplier / 10) / Math.log(Math.max(...pocketsOf(board)) / 10)) * 100);
  const box = svg('rect', { x: x - 9.4, y: topOf(rows) - 7, width: 18.8, height: 19, rx: 4 });
  (box as SVGElement & ElementCSSInlineStyle).style.setProperty('--heat', `${heat}%`);
  const texts = pocketText(multiplier);
  const size = Math.min(9, 17.4 / (texts.length * 0.56));
  const text = svg('text', { x, y: topOf(rows) + 2.5 + size * 0.36, 'text-anchor': 'middle', 'font-size': size });
  text.textContent = texts;
  return svg('g', { class: 'cup' }, box, text);
}
