import { h, svg } from '../../../client/dom.ts';
import { roadsOf, type Colour, type Mark, type SideMark, type Winner } from '../roads.ts';
import './roads.css';

/** Columns that fit a road; the newest are shown. */
const COLUMNS = 24;
const ROWS = 6;
const CELL = 10;

type Draw<M> = (mark: M, x: number, y: number) => SVGElement[];

const ring = (x: number, y: number, name: string): SVGElement =>
  svg('circle', { cx: x, cy: y, r: 3.6, class: `road-ring is-${name}` });
const dot = (x: number, y: number, name: string): SVGElement =>
  svg('circle', { cx: x, cy: y, r: 3.8, class: `road-dot is-${name}` });
const slash = (x: number, y: number, name: string): SVGElement =>
  svg('line', { x1: x - 3, y1: y + 3, x2: x + 3, y2: y - 3, class: `road-slash is-${name}` });

/** A letter in the ring, so that the sides differ by more than their colour; a number for ties. */
const drawBig: Draw<SideMark> = ({ kind, ties }, x, y) => {
  const letter = svg('text', { x, y: y + 1.7, class: `road-letter is-${kind}` });
  letter.textContent = ties > 0 ? String(ties) : kind === 'player' ? 'P' : 'B';
  return [
    ring(x, y, kind),
    ...(ties > 0 ? [svg('line', { x1: x - 4, y1: y + 4, x2: x + 4, y2: y - 4, class: 'road-tie' })] : []),
    letter,
  ];
};

/** The road maps of a table: pictures for those who read them, and the counts in words. */
export function createRoads(words: (counts: Record<Winner, number>) => string) {
  const road = <M extends Mark<string>>(name: string, draw: Draw<M>) => {
    const picture = svg('svg', {
      viewBox: `0 0 ${COLUMNS * CELL} ${ROWS * CELL}`,
      class: `road is-${name}`,
      'aria-hidden': 'true',
    });
    const set = (marks: readonly M[]): void => {
      const last = Math.max(0, ...marks.map(({ column }) => column));
      const from = Math.max(0, last - COLUMNS + 2);
      picture.replaceChildren(
        ...marks
          .filter(({ column }) => column >= from)
          .flatMap((mark) => draw(mark, (mark.column - from) * CELL + CELL / 2, mark.row * CELL + CELL / 2)),
      );
    };
    return { picture, set };
  };
  const big = road('big', drawBig);
  const bigEye = road<Mark<Colour>>('big-eye', ({ kind }, x, y) => [ring(x, y, kind)]);
  const small = road<Mark<Colour>>('small', ({ kind }, x, y) => [dot(x, y, kind)]);
  const cockroach = road<Mark<Colour>>('cockroach', ({ kind }, x, y) => [slash(x, y, kind)]);
  const element = h(
    'div',
    { className: 'roads', dir: 'ltr', attrs: { role: 'img' } },
    big.picture,
    h('div', { className: 'roads-derived' }, bigEye.picture, small.picture, cockroach.picture),
  );
  return {
    element,
    /** Draws the roads of these results, the oldest first. */
    set(results: readonly Winner[]) {
      const roads = roadsOf(results);
      big.set(roads.big);
      bigEye.set(roads.bigEye);
      small.set(roads.small);
      cockroach.set(roads.cockroach);
      const counts = { player: 0, banker: 0, tie: 0 };
      for (const winner of results) counts[winner] += 1;
      element.setAttribute('aria-label', words(counts));
    },
  };
}
