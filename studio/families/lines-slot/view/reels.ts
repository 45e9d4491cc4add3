import { h, isCalm, pause } from '../../../client/dom.ts';
import type { Symbols } from '../../../client/parts/symbols.ts';
import type { Params, Strip } from '../params.ts';
import { gridOf, lineWins } from '../pay.ts';
import { stripsOf, type Spin } from '../rules.ts';
import { ended } from '../../../client/ended.ts';

/** What reels show: the strips of a kind of spin, and their stops. */
export type Rest = Pick<Spin, 'kind' | 'stops'>;

/** Returns stops for the reels before the first spin, which pay nothing. */
export function restOf(params: Params): Rest {
  const [lengths, wishes] = [params.strips.map((strip) => strip.length), [3, 12, 22, 17, 9]];
  for (let turn = 0; turn < 1_000; turn += 1) {
    const stops = lengths.map((length, reel) => (wishes[reel]! + turn * (reel + 1)) % length);
    if (lineWins(params, gridOf(params.strips, stops, params.rows)).length === 0) return { kind: 'base', stops };
  }
  return { kind: 'base', stops: lengths.map(() => 0) };
}

/** Symbols per turn of the endless part of a spin. Few: each is a picture to paint when the reels start. */
const TURN = 8;
const TURN_MS = 350;
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
  show(spin: Rest): void;
  /** Starts all reels, until they are stopped. */
  start(kind: Spin['kind']): void;
  /** Stops the reels one after another. Resolves when the last has stopped. */
  stop(spin: Rest): Promise<void>;
  cell(reel: number, row: number): HTMLElement | undefined;
  grid(): string[][];
  /** The stops that are shown, or were shown before the spin. */
  rest(): Rest;
}

/** Creates reels of pictures, which move in the order of their strips, top to bottom. */
export function createReels(params: Params, symbols: Symbols, onLanded: () => void = () => undefined): Reels {
  const ROWS = params.rows;
  const columns = params.strips.map(() => h('div', { className: 'reel' }));
  const element = h('div', { className: 'reels', dir: 'ltr', attrs: { role: 'img' } }, ...columns);
  let turning: { cancel(): void }[] = [];
  let startedAt = 0;
  let rest = restOf(params);

  function fill(reel: number, shown: readonly string[]): HTMLElement {
    const strip = h('div', { className: 'strip' }, ...shown.map((symbol) => symbolElement(symbol, symbols, params)));
    strip.style.setProperty('--cells', String(shown.length));
    columns[reel]?.replaceChildren(strip);
    return strip;
  }

  function show(spin: Rest): void {
    rest = { kind: spin.kind, stops: spin.stops };
    gridOf(stripsOf(params, spin.kind), spin.stops, ROWS).forEach((column, reel) => fill(reel, column));
  }

  function start(kind: Spin['kind']): void {
    startedAt = performance.now();
    if (isCalm()) return;
    turning = columns.map((column, reel) => {
      const strip = stripsOf(params, kind)[reel] ?? [];
      const stop = rest.kind === kind ? (rest.stops[reel] ?? 0) : 0;
      // The visible rows at both ends, so that the animation's end looks like its beginning.
      const visible = slice(strip, stop, ROWS);
      const moving = fill(reel, [...visible, ...slice(strip, stop - (TURN - ROWS), TURN - ROWS), ...visible]);
      column.classList.add('blurred');
      return turn(moving, TURN + ROWS, reel * 24);
    });
  }

  async function stop(spin: Rest): Promise<void> {
    if (isCalm()) {
      show(spin);
      onLanded();
      await element.animate({ opacity: [0.4, 1] }, { duration: 120 }).finished;
      return;
    }
    await pause(Math.max(0, startedAt + SHORTEST_MS - performance.now()));
    const resting = columns.map(async (column, reel) => {
      await pause(reel * STAGGER_MS);
      const strip = stripsOf(params, spin.kind)[reel] ?? [];
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
      await ended(pull);
      column.classList.remove('landing');
      onLanded();
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
    grid: () => gridOf(stripsOf(params, rest.kind), rest.stops, ROWS),
  };
}

/**
 * Turns a strip until it is cancelled, after a short backswing. One animation follows the other: a strip with two at a time
 * would be moved by the main thread in each frame.
 */
function turn(strip: HTMLElement, cells: number, delay: number): { cancel(): void } {
  let now = strip.animate(
    { transform: [at(TURN, cells), at(TURN - 0.35, cells)] },
    { duration: 90, delay, easing: 'ease-in', fill: 'both' },
  );
  const endless = (): void => {
    now.cancel();
    now = strip.animate({ transform: [at(TURN, cells), at(0, cells)] }, { duration: TURN_MS, iterations: Infinity });
  };
  // Cancelled before: nothing follows.
  now.finished.then(endless).catch(() => undefined);
  return { cancel: () => now.cancel() };
}

/** Creates a picture without a text alternative; the board's label describes it. */
function symbolElement(symbol: string, symbols: Symbols, { scatter }: Params): HTMLElement {
  const role = symbol === scatter?.symbol ? ' is-scatter' : '';
  return h('div', { className: `cell${role}` }, symbols.picture(symbol));
}

/** Returns this many symbols of a circular strip. */
export function slice(strip: Strip, from: number, length: number): string[] {
  const turn = strip.length;
  return Array.from({ length }, (_, index) => strip[(((from + index) % turn) + turn) % turn]!);
}

/** The offset that puts cell number `cell` of the strip in the top row. */
const at = (cell: number, cells: number): string => `translateY(${(-cell / cells) * 100}%)`;
