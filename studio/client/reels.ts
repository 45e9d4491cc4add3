import { BASE_STRIPS, FREE_STRIPS, REELS, ROWS, type Strip, type Symbol } from '../engine/game.ts';
import { gridOf } from '../engine/pay.ts';
import type { Spin } from '../engine/round.ts';
import { artOf } from './art.ts';
import { h, isCalm, pause } from './dom.ts';

/** What the reels show before the first spin; it pays nothing. */
export const AT_FIRST: Pick<Spin, 'kind' | 'stops'> = { kind: 'base', stops: [3, 12, 22, 17, 9] };

/** Symbols that pass by in one turn of the endless part of a spin. */
const TURN = 12;
const TURN_MS = 520;
/** Symbols of the last pull before a reel rests. */
const PULL = 9;
const PULL_MS = 620;
/** Between one reel's stop and the next one's. */
const STAGGER_MS = 170;
/** The shortest spin before the first reel stops, from its start. */
const SHORTEST_MS = 650;

export interface Reels {
  element: HTMLElement;
  /** Shows a rest without movement. */
  show(spin: Pick<Spin, 'kind' | 'stops'>): void;
  /** Sets all reels turning, until they are stopped. */
  start(kind: Spin['kind']): void;
  /** Brings the reels to rest, one after another; resolves when the last stands still. */
  stop(spin: Pick<Spin, 'kind' | 'stops'>): Promise<void>;
  cell(reel: number, row: number): HTMLElement | undefined;
  grid(): Symbol[][];
  /** What they show, or showed before they turned. */
  rest(): Pick<Spin, 'kind' | 'stops'>;
}

export const stripsOf = (kind: Spin['kind']): readonly Strip[] => (kind === 'free' ? FREE_STRIPS : BASE_STRIPS);

/** Five reels of pictures; they pass by in the order of their strips, top to bottom. */
export function createReels(): Reels {
  const columns = Array.from({ length: REELS }, () => h('div', { className: 'reel' }));
  const element = h('div', { className: 'reels', dir: 'ltr', attrs: { role: 'img' } }, ...columns);
  let turning: Animation[] = [];
  let startedAt = 0;
  let rest = AT_FIRST;

  function fill(reel: number, symbols: readonly Symbol[]): HTMLElement {
    const strip = h('div', { className: 'strip' }, ...symbols.map(symbolElement));
    strip.style.setProperty('--cells', String(symbols.length));
    columns[reel]?.replaceChildren(strip);
    return strip;
  }

  function show(spin: Pick<Spin, 'kind' | 'stops'>): void {
    rest = { kind: spin.kind, stops: spin.stops };
    gridOf(stripsOf(spin.kind), spin.stops).forEach((column, reel) => fill(reel, column));
  }

  function start(kind: Spin['kind']): void {
    startedAt = performance.now();
    if (isCalm()) return;
    turning = columns.map((column, reel) => {
      const strip = stripsOf(kind)[reel] ?? [];
      const stop = rest.kind === kind ? (rest.stops[reel] ?? 0) : 0;
      const passing = slice(strip, stop - TURN, TURN);
      // The same turn twice and the rows in view below it, so that its end looks as its beginning.
      const moving = fill(reel, [...passing, ...passing, ...slice(strip, stop, ROWS)]);
      const cells = 2 * TURN + ROWS;
      column.classList.add('blurred');
      moving.animate(
        { transform: [at(cells - ROWS, cells), at(cells - ROWS - 0.35, cells)] },
        { duration: 90, easing: 'ease-in' },
      );
      return moving.animate(
        { transform: [at(2 * TURN, cells), at(TURN, cells)] },
        { duration: TURN_MS, iterations: Infinity, delay: reel * 24 },
      );
    });
  }

  async function stop(spin: Pick<Spin, 'kind' | 'stops'>): Promise<void> {
    if (isCalm()) {
      show(spin);
      await element.animate({ opacity: [0.4, 1] }, { duration: 120 }).finished;
      return;
    }
    await pause(Math.max(0, startedAt + SHORTEST_MS - performance.now()));
    const resting = columns.map(async (column, reel) => {
      await pause(reel * STAGGER_MS);
      const strip = stripsOf(spin.kind)[reel] ?? [];
      const stopAt = spin.stops[reel] ?? 0;
      turning[reel]?.cancel();
      const cells = PULL + ROWS;
      const moving = fill(reel, slice(strip, stopAt, cells));
      column.classList.add('landing');
      const pull = moving.animate(
        [
          { transform: at(PULL, cells), easing: 'cubic-bezier(.2,.7,.35,1)' },
          { transform: at(-0.14, cells), offset: 0.78, easing: 'ease-in-out' },
          { transform: at(0.03, cells), offset: 0.92, easing: 'ease-out' },
          { transform: at(0, cells) },
        ],
        { duration: PULL_MS },
      );
      setTimeout(() => column.classList.remove('blurred'), PULL_MS * 0.45);
      await pull.finished.catch(() => undefined);
      column.classList.remove('landing');
    });
    await Promise.all(resting);
    turning = [];
    show(spin);
  }

  return {
    element,
    show,
    start,
    stop,
    cell: (reel, row) => columns[reel]?.firstElementChild?.children[row] as HTMLElement | undefined,
    rest: () => rest,
    grid: () => gridOf(stripsOf(rest.kind), rest.stops),
  };
}

/** A picture; the board's label tells what is to be seen. */
function symbolElement(symbol: Symbol): HTMLElement {
  return h('div', { className: `cell is-${symbol}` }, h('img', { src: artOf(symbol), alt: '', draggable: false }));
}

/** So many symbols down a strip that closes on itself. */
export function slice(strip: Strip, from: number, length: number): Symbol[] {
  const turn = strip.length;
  return Array.from({ length }, (_, index) => strip[(((from + index) % turn) + turn) % turn] as Symbol);
}

/** The strip moved so that its cell number `cell` stands in the top row. */
const at = (cell: number, cells: number): string => `translateY(${(-cell / cells) * 100}%)`;
