import { roadsOf, type Colour, type Mark, type SideMark } from '../../../contract/road-maps.ts';
import { h, svg } from '../dom.ts';
import './roads.css';

const ROWS = 6;
const CELL = 10;

/** How a side stands in the road maps: its letter, so that the sides differ by more than their colour. */
export type Looks<Side extends string> = Record<Side, { letter: string; colour: Colour }>;
export interface Road<Options> {
  picture: SVGElement;
  set: (given: Options) => void;
}

type Draw<M> = (mark: M, x: number, y: number) => SVGElement[];

const ring = (x: number, y: number, colour: string): SVGElement =>
  svg('circle', { cx: x, cy: y, r: 3.6, class: `road-ring is-${colour}` });
const dot = (x: number, y: number, colour: string): SVGElement =>
  svg('circle', { cx: x, cy: y, r: 3.8, class: `road-dot is-${colour}` });
const slash = (x: number, y: number, colour: string): SVGElement =>
  svg('line', { x1: x - 3, y1: y + 3, x2: x + 3, y2: y - 3, class: `road-slash is-${colour}` });
const sign = (text: string, x: number, y: number, name: string): SVGElement => {
  const element = svg('text', { x, y: y + 1.7, class: `road-letter is-${name}` });
  element.textContent = text;
  return element;
};

/** A picture of so many columns; of more marks it shows the newest columns, with one free unless `full`. */
function road<M extends Mark<string>>(name: string, columns: number, draw: Draw<M>, full = false): Road<readonly M[]> {
  const picture = svg('svg', {
    viewBox: `0 0 ${columns * CELL} ${ROWS * CELL}`,
    class: `road is-${name}`,
    'aria-hidden': 'true',
  }) as SVGSVGElement;
  picture.style.setProperty('--columns', String(columns));
  const set = (marks: readonly M[]): void => {
    const last = Math.max(0, ...marks.map(({ column }) => column));
    const from = Math.max(0, last - columns + (full ? 1 : 2));
    picture.replaceChildren(
      ...marks
        .filter(({ column }) => column >= from)
        .flatMap((mark) => draw(mark, (mark.column - from) * CELL + CELL / 2, mark.row * CELL + CELL / 2)),
    );
  };
  return { picture, set };
}

/** A column for each streak of one side, a number for the ties after a win. */
export function bigRoad<Side extends string>(looks: Looks<Side>, columns: number): Road<readonly (Side | 'tie')[]> {
  const { picture, set } = road<SideMark<Side>>('big', columns, ({ kind, ties }, x, y) => [
    ring(x, y, looks[kind].colour),
    ...(ties > 0 ? [svg('line', { x1: x - 4, y1: y + 4, x2: x + 4, y2: y - 4, class: 'road-tie' })] : []),
    sign(ties > 0 ? String(ties) : looks[kind].letter, x, y, looks[kind].colour),
  ]);
  return { picture, set: (results) => set(roadsOf(results).big) };
}

/** Every result in its order, down the columns; a tie is an equals sign. */
export function beadPlate<Side extends string>(looks: Looks<Side>, columns: number): Road<readonly (Side | 'tie')[]> {
  const all: Record<string, { letter: string; colour: string }> = { ...looks, tie: { letter: '=', colour: 'green' } };
  const { picture, set } = road<Mark<Side | 'tie'>>(
    'beads',
    columns,
    ({ kind }, x, y) => [
      svg('circle', { cx: x, cy: y, r: 4.2, class: `road-bead is-${all[kind]!.colour}` }),
      sign(all[kind]!.letter, x, y, 'bead'),
    ],
    true,
  );
  return {
    picture,
    set: (results) => set(results.map((kind, at) => ({ kind, column: Math.floor(at / ROWS), row: at % ROWS }))),
  };
}

/** The three roads that compare the columns of the big road. */
export function derivedRoads(columns: number) {
  const bigEye = road<Mark<Colour>>('big-eye', columns, ({ kind }, x, y) => [ring(x, y, kind)]);
  const small = road<Mark<Colour>>('small', columns, ({ kind }, x, y) => [dot(x, y, kind)]);
  const cockroach = road<Mark<Colour>>('cockroach', columns, ({ kind }, x, y) => [slash(x, y, kind)]);
  return {
    pictures: [bigEye.picture, small.picture, cockroach.picture],
    set(results: readonly string[]) {
      const roads = roadsOf(results);
      bigEye.set(roads.bigEye);
      small.set(roads.small);
      cockroach.set(roads.cockroach);
    },
  };
}

/** The road maps of a table: pictures for those who read them, and how often each result came in words. */
export function createRoads<Side extends string>(
  sides: readonly Side[],
  pictures: readonly Element[],
  roads: readonly { set(results: readonly (Side | 'tie')[]): void }[],
  texts: (counts: Record<Side | 'tie', number>) => string,
) {
  const element = h('div', { className: 'roads', dir: 'ltr', attrs: { role: 'img' } }, ...pictures);
  return {
    element,
    /** Draws the roads of these results, the oldest first. */
    set(results: readonly (Side | 'tie')[]) {
      for (const each of roads) each.set(results);
      const count = (kind: Side | 'tie'): [Side | 'tie', number] => [
        kind,
        results.filter((each) => each === kind).length,
      ];
      element.setAttribute(
        'aria-label',
        texts(Object.fromEntries([...sides, 'tie' as const].map(count)) as Record<Side | 'tie', number>),
      );
    },
  };
}
