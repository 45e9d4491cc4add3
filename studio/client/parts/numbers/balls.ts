import { h, isCalm, pause } from '../../dom.ts';
import type { NumberGame } from './game.ts';

const STEP_MS = 320;
const ALL_MS = 6_000;

/** A drawn number as a ball. */
export const ball = (game: Pick<NumberGame, 'lookOf'>, value: number | null, place: number): HTMLElement =>
  h(
    'li',
    { className: `ball ${value === null ? 'is-empty' : (game.lookOf?.(value, place) ?? '')}`.trim() },
    value === null ? '' : String(value),
  );

/** The row of drawn balls. */
export function createBalls(game: NumberGame) {
  const row = h('ol', { className: `balls is-${game.balls > 10 ? 'many' : 'few'}`, dir: 'ltr' });
  let skipping = false;

  function set(values: readonly number[] | null): void {
    row.replaceChildren(
      ...Array.from({ length: game.balls }, (_, place) => ball(game, values?.[place] ?? null, place)),
    );
  }
  set(null);

  return {
    element: row,
    set,
    skip: () => void (skipping = true),
    /** Lets the balls come one after the other. */
    async draw(values: readonly number[], onBall: () => void): Promise<void> {
      skipping = false;
      set(null);
      const stepMs = Math.min(STEP_MS, ALL_MS / values.length);
      for (const [place, value] of values.entries()) {
        if (skipping || isCalm()) break;
        const element = ball(game, value, place);
        element.classList.add('is-coming');
        row.children[place]?.replaceWith(element);
        onBall();
        await pause(stepMs);
      }
      set(values);
    },
  };
}
