import { clockOf } from '../../clock.ts';
import { h, say } from '../../dom.ts';
import { createBalls } from './balls.ts';
import type { LotteryTranslate, NumberGame } from './game.ts';

/** The head of the board: the numbers of the last draw, or of the one that is shown, and when the next one closes. */
export function createDrawHead(game: NumberGame, texts: LotteryTranslate) {
  const balls = createBalls(game, texts);
  const next = h('p', { className: 'draw-caption' }, texts('drawNext'));
  const name = h('p', { className: 'draw-name' });
  const said = h('p', { className: 'draw-said' });
  const none = h('p', { className: 'draw-name', hidden: true }, texts('resultNone'));
  const numbers = h('div', { className: 'draw-numbers is-waiting' }, name, balls.element, said);
  /** The draw that takes bets, or is drawn now. */
  let number = 0;
  let left: number | null = null;
  /** The last draw before it; undefined before the results were received, null if there is none. */
  let last: readonly number[] | null | undefined;
  let isOfNow = false;

  function paint(): void {
    const shown = isOfNow ? number : number - 1;
    say(name, shown > 0 ? texts('draw', { number: shown }) : '');
    const time = left === null ? '' : clockOf(left);
    say(next, left === null ? texts('draw', { number }) : texts('drawCloses', { number, time }));
    next.hidden = number === 0;
    // The name stands beside the numbers already.
    next.classList.toggle('is-quiet', left === null);
    const isNone = last === null && !isOfNow;
    none.hidden = !isNone;
    numbers.hidden = isNone;
    numbers.classList.toggle('is-waiting', last === undefined && !isOfNow);
  }

  function set(drawn: readonly number[] | null): void {
    balls.set(drawn);
    say(said, drawn ? game.said(drawn, texts) : '');
    paint();
  }
  paint();

  return {
    element: h('div', { className: 'draw' }, numbers, none, next),
    /** The number of the draw that takes bets, or is drawn now; the seconds in which it takes them, or null. */
    now(change: { number?: number; left?: number | null }) {
      number = change.number ?? number;
      if (change.left !== undefined) left = change.left;
      paint();
    },
    /** The last draw, which is shown while the next one takes bets. */
    setLast: (drawn: readonly number[] | null) => void (last = drawn),
    showLast() {
      isOfNow = false;
      set(last ?? null);
    },
    show(drawn: readonly number[]) {
      isOfNow = true;
      set(drawn);
    },
    /** Empties the places for the numbers that come. */
    clear() {
      isOfNow = true;
      set(null);
    },
    draw: (drawn: readonly number[], onBall: () => void): Promise<void> => balls.draw(drawn, onBall),
    skip: () => balls.skip(),
  };
}
