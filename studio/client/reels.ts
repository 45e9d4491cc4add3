import { BASE_STRIPS, FREE_STRIPS, REELS, ROWS, type Strip, type Symbol } from '../engine/game.ts';
import { gridOf } from '../engine/pay.ts';
import type { Spin } from '../engine/round.ts';
import { artOf } from './art.ts';
import { h, isCalm, pause } from './dom.ts';

/** The reels before the first spin; these stops pay nothing. */
export const AT_FIRST: Pick<Spin, 'kind' | 'stops'> = { kind: 'base', stops: [3, 12, 22, 17, 9] };

/** Symbols per turn of the endless part of a spin. */
const TURN = 12;
const TURN_MS = 520;
/** Symbols of the last movement before a reel stops. */
const PULL = 9;
const PULL_MS = 620;
/** Between the stops of two adjacent reels. */
const STAGGER_MS = 170;
/** Shortest time from the start of a spin to the first reel's stop. */
const SHORTEST_MS = 650;

export interface Reels {
  element: HTMLElement;
  /** Shows stops without movement. */
  show(spin: Pick<Spin, 'kind' | 'stops'>): void;
  /** Starts all reels, until they are stopped. */
  start(kind: Spin['kind']): void;
  /** Stops the reels one after another. Resolves when the last has stopped. */
  stop(spin: Pick<Spin, 'kind' | 'stops'>): Promise<void>;
  cell(reel: number, row: number): HTMLElement | undefined;
  grid(): Symbol[][];
  /** The stops that are shown, or were shown before the spin. */
  rest(): Pick<Spin, 'kind' | 'stops'>;
}

export const stripsOf = (kind: Spin['kind']): readonly Strip[] => (kind === 'free' ? FREE_STRIPS : BASE_STRIPS);

/** Creates five reels of pictures, which move in the order of their strips, top to bottom. */
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
      // The same turn twice, then the visible rows, so that the animation's end looks like its beginning.
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

/** Creates a picture without a text alternative; the board's label describes it. */
function symbolElement(symbol: Symbol): HTMLElement {
  return h('div', { className: `cell is-${symbol}` }, h('img', { src: artOf(symbol), alt: '', draggable: false }));
}

/** Returns this many symbols of a circular strip. */
export function slice(strip: Strip, from: number, length: number): Symbol[] {
  const turn = strip.length;
  return Array.from({ length }, (_, index) => strip[(((from + index) % turn) + turn) % turn] as Symbol);
}

/** The offset that puts cell number `cell` of the strip in the top row. */
const at = (cell: number, cells: number): string => `translateY(${(-cell / cells) * 100}%)`;
