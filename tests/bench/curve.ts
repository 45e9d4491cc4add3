import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import type { Curve } from './bench.ts';

/** Readable on white and on black, because GitHub shows both. */
const INKS = ['#b7791f', '#2f855a', '#4a6fa5', '#9b2c5a'];
const GREY = '#808080';

/** The curve as the text of an SVG file; its dashed line is linear growth from the first line's first point. */
export const drawCurve = ({ load, cost, lines }: Curve): string => {
  const points = lines.flatMap(({ name, points }) => points.map((point) => ({ name, ...point })));
  const first = lines[0]!.points[0]!;
  const linear = lines[0]!.points.map((point) => ({ load: point.load, cost: (first.cost * point.load) / first.load }));
  const { document } = new JSDOM('').window;
  const figure = Plot.plot({
    document,
    width: 640,
    height: 300,
    marginLeft: 64,
    marginRight: 130,
    grid: true,
    style: { color: GREY, background: 'transparent', fontSize: '12px' },
    // Slightly wider than the points, because rounding would drop the last tick.
    x: {
      type: 'log',
      domain: [first.load, Math.max(...points.map((point) => point.load)) * 1.001],
      label: load,
      ticks: [...new Set(points.map((point) => point.load))],
      tickFormat: ',',
    },
    y: { type: 'log', label: cost, ticks: 5, tickFormat: '~g' },
    color: { domain: lines.map(({ name }) => name), range: INKS },
    marks: [
      Plot.line(linear, { x: 'load', y: 'cost', stroke: GREY, strokeDasharray: '4 4' }),
      Plot.line(points, { x: 'load', y: 'cost', stroke: 'name', strokeWidth: 2 }),
      Plot.dot(points, { x: 'load', y: 'cost', fill: 'name', r: 4 }),
      Plot.text(
        points,
        Plot.selectLast({ x: 'load', y: 'cost', z: 'name', text: 'name', fill: 'name', dx: 8, textAnchor: 'start' }),
      ),
    ],
  });
  const svg = figure.tagName.toLowerCase() === 'svg' ? figure : figure.querySelector('svg')!;
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
};
