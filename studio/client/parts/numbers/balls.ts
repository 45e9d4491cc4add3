import { h, isCalm, pause } from '../../dom.ts';
import type { LotteryTranslate, NumberGame } from './game.ts';

const STEP_MS = 320;
const ALL_MS = 6_000;
/** Prizes of so few numbers stand together, beside those of many. */
const FEW = 2;

/** A drawn number as a ball. */
export const ball = (game: Pick<NumberGame, 'lookOf'>, value: number | null, place: number): HTMLElement =>
  h(
    'li',
    { className: `ball ${value === null ? 'is-empty' : (game.lookOf?.(value, place) ?? '')}`.trim() },
    value === null ? '' : String(value),
  );

/** A drawn number of so many digits. */
const digitsOf = (digits: number, value: number | null): HTMLElement =>
  h('li', { className: 'digits' }, value === null ? '·'.repeat(digits) : String(value).padStart(digits, '0'));

/** The drawn balls: in a row, or prize by prize. */
export function createBalls(game: NumberGame, texts: LotteryTranslate) {
  const { rows } = game;
  const lists = rows
    ? rows.map(() => h('ol', { className: 'digit-row', dir: 'ltr' }))
    : [h('ol', { className: `balls is-${game.balls > 10 ? 'many' : 'few'}`, dir: game.areDigits ? 'ltr' : '' })];
  const element = rows ? h('div', { className: 'prize-groups' }, group(true), group(false)) : lists[0]!;

  /** Prizes of few or of many numbers, the highest first. It is the last of the draw. */
  function group(isFew: boolean): HTMLElement {
    const all = rows!.map(({ key, count }, at) => ({ key, count, at })).reverse();
    return h(
      'dl',
      { className: `prize-rows ${isFew ? 'are-few' : ''}`.trim() },
      ...all
        .filter(({ count }) => count <= FEW === isFew)
        .map(({ key, at }) => h('div', {}, h('dt', {}, texts(`row.${key}`)), h('dd', {}, lists[at]))),
    );
  }
  /** Which list each place of the draw is in. */
  const listAt = rows ? rows.flatMap(({ count }, at) => Array.from({ length: count }, () => at)) : null;
  const make = (value: number | null, place: number): HTMLElement =>
    rows ? digitsOf(rows[listAt![place]!]!.digits, value) : ball(game, value, place);
  let cells: HTMLElement[] = [];
  let skipping = false;

  function set(values: readonly number[] | null): void {
    cells = Array.from({ length: game.balls }, (_, place) => make(values?.[place] ?? null, place));
    for (const [at, list] of lists.entries())
      list.replaceChildren(...cells.filter((_, place) => !listAt || listAt[place] === at));
  }
  set(null);

  return {
    element,
    set,
    skip: () => void (skipping = true),
    /** Lets the balls come one after the other. */
    async draw(values: readonly number[], onBall: () => void): Promise<void> {
      skipping = false;
      set(null);
      const stepMs = Math.min(STEP_MS, ALL_MS / values.length);
      for (const [place, value] of values.entries()) {
        if (skipping || isCalm()) break;
        const cell = make(value, place);
        cell.classList.add('is-coming');
        cells[place]!.replaceWith(cell);
        cells[place] = cell;
        onBall();
        await pause(stepMs);
      }
      set(values);
    },
  };
}
