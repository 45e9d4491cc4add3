import { clustersOf, type Cluster } from './clusters.ts';
import { ticks, timeAt, xOf, type Axis } from './axis.ts';
import { type Causes } from './causes.ts';
import { firstAt } from './book.ts';
import { GROUPS, type Group, type Marble } from './lane.ts';
import type { Interval } from './model.ts';
import type { Row } from './rows.ts';
import { count, COLOURS, labelOf } from './texts.ts';

export const ROW_PX = 30;
const RADIUS_PX = 6;
/** Marbles nearer than this become a bar. */
export const GAP_PX = RADIUS_PX * 2 + 2;

export interface Palette {
  groups: Record<Group, string>;
  line: string;
  raised: string;
  card: string;
  strong: string;
  muted: string;
  brass: string;
  coral: string;
  onJade: string;
  font: string;
}

export const paletteOf = (element: Element): Palette => {
  const style = getComputedStyle(element);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  return {
    groups: Object.fromEntries(GROUPS.map((group) => [group, colour(COLOURS[group])])) as Record<Group, string>,
    line: colour('--line'),
    raised: colour('--raised'),
    card: colour('--card'),
    strong: colour('--strong'),
    muted: colour('--muted'),
    brass: colour('--brass'),
    coral: colour('--coral'),
    onJade: colour('--on-jade'),
    font: colour('--text-face'),
  };
};

export interface Picture {
  rows: readonly Row[];
  /** The rows that are drawn. */
  from: number;
  to: number;
  axis: Axis;
  /** Nothing is later: the picture's future is empty. */
  nowMs: number;
  widthPx: number;
  cursor: Marble | null;
  opened: Marble | null;
  causes: Causes | null;
  interval: Interval | null;
}

/** Draws the lanes; the first row is at the top of the canvas. */
export const drawLanes = (pen: CanvasRenderingContext2D, palette: Palette, picture: Picture): void => {
  const { rows, from, to, axis, widthPx } = picture;
  const heightPx = (to - from) * ROW_PX;
  pen.clearRect(0, 0, widthPx, heightPx);
  drawGrid(pen, palette, picture, heightPx);
  const places = new Map<string, number>();
  for (let at = 0; at < rows.length; at += 1) if (rows[at]!.row === 'lane') places.set(rows[at]!.id, at);
  const yOf = (row: number) => (row - from + 0.5) * ROW_PX;
  drawInterval(pen, palette, picture, places, yOf, heightPx);
  for (let at = from; at < to; at += 1) {
    const row = rows[at];
    if (row?.row === 'lane') drawLane(pen, palette, picture, row.group, row.marbles, yOf(at));
  }
  if (picture.causes) drawCauses(pen, palette, picture, picture.causes, places, yOf);
  for (const [marble, strong] of [
    [picture.opened, true],
    [picture.cursor, false],
  ] as const) {
    const place = marble && places.get(marble.lane.id);
    if (place === undefined || place === null || !marble) continue;
    pen.strokeStyle = strong ? palette.brass : palette.strong;
    pen.lineWidth = 2;
    circle(pen, xOf(axis, widthPx, marble.t), yOf(place), RADIUS_PX + 4);
    pen.stroke();
  }
};

const circle = (pen: CanvasRenderingContext2D, x: number, y: number, radius: number) => {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
};

const drawGrid = (
  pen: CanvasRenderingContext2D,
  palette: Palette,
  { axis, widthPx, nowMs }: Picture,
  height: number,
) => {
  pen.fillStyle = palette.line;
  pen.globalAlpha = 0.45;
  for (const { t } of ticks(axis, widthPx)) pen.fillRect(Math.round(xOf(axis, widthPx, t)), 0, 1, height);
  pen.globalAlpha = 1;
  const now = xOf(axis, widthPx, nowMs);
  if (now < 0 || now > widthPx) return;
  pen.fillStyle = palette.brass;
  pen.fillRect(Math.round(now), 0, 1, height);
};

const drawInterval = (
  pen: CanvasRenderingContext2D,
  palette: Palette,
  { axis, widthPx, interval }: Picture,
  places: ReadonlyMap<string, number>,
  yOf: (row: number) => number,
  height: number,
) => {
  if (!interval) return;
  const left = xOf(axis, widthPx, interval.fromMs);
  const width = Math.max(1, xOf(axis, widthPx, interval.toMs) - left);
  const place = interval.lane === null ? undefined : places.get(interval.lane);
  pen.fillStyle = palette.brass;
  pen.globalAlpha = 0.07;
  pen.fillRect(left, 0, width, height);
  pen.globalAlpha = 0.2;
  if (place !== undefined) pen.fillRect(left, yOf(place) - ROW_PX / 2, width, ROW_PX);
  pen.globalAlpha = 0.8;
  pen.fillRect(left, 0, 1, height);
  pen.fillRect(left + width, 0, 1, height);
  pen.globalAlpha = 1;
};

const drawLane = (
  pen: CanvasRenderingContext2D,
  palette: Palette,
  { axis, widthPx, nowMs }: Picture,
  group: Group,
  marbles: readonly Marble[],
  y: number,
) => {
  const colour = palette.groups[group];
  const msPerPx = axis.spanMs / widthPx;
  const fromMs = axis.toMs - axis.spanMs;
  pen.fillStyle = palette.line;
  pen.fillRect(0, y, Math.min(widthPx, Math.max(0, xOf(axis, widthPx, nowMs))), 1);
  if (group === 'Effects') drawCalls(pen, palette, marbles, axis, widthPx, nowMs, y);
  const clusters = clustersOf(marbles, fromMs - GAP_PX * msPerPx, axis.toMs + GAP_PX * msPerPx, GAP_PX * msPerPx);
  pen.textBaseline = 'middle';
  clusters.forEach((cluster, at) => {
    const x = xOf(axis, widthPx, cluster.fromMs);
    if (cluster.count > 1) return drawBar(pen, palette, colour, cluster, marbles, { axis, widthPx, x, y });
    const marble = marbles[cluster.first]!;
    drawMarble(pen, palette, colour, marble, x, y);
    const next = clusters[at + 1];
    const room = (next ? xOf(axis, widthPx, next.fromMs) : widthPx) - x - GAP_PX * 2;
    if (room < 18) return;
    const label = labelOf(marble);
    pen.font = `11px ${palette.font}`;
    if (!label || pen.measureText(label).width > room) return;
    pen.fillStyle = palette.muted;
    pen.textAlign = 'left';
    pen.fillText(label, x + RADIUS_PX + 4, y - 0.5);
  });
};

const drawMarble = (
  pen: CanvasRenderingContext2D,
  palette: Palette,
  colour: string,
  marble: Marble,
  x: number,
  y: number,
) => {
  pen.strokeStyle = marble.look === 'bad' ? palette.coral : colour;
  pen.fillStyle = pen.strokeStyle;
  pen.lineWidth = 2;
  if (marble.trace.lane === 'stream' && marble.look === 'end') {
    // As in a diagram: a line for the end.
    pen.fillRect(x - 1, y - 9, 2, 18);
    return;
  }
  if (marble.trace.lane === 'stream' && marble.look === 'bad') {
    pen.beginPath();
    pen.moveTo(x - 5, y - 5);
    pen.lineTo(x + 5, y + 5);
    pen.moveTo(x + 5, y - 5);
    pen.lineTo(x - 5, y + 5);
    pen.stroke();
    return;
  }
  // Hollow: what goes out, and what begins.
  const hollow = marble.look === 'begin' || marble.lane.group === 'Frames out';
  circle(pen, x, y, hollow ? RADIUS_PX - 1 : RADIUS_PX);
  if (!hollow) return pen.fill();
  pen.fillStyle = palette.raised;
  pen.fill();
  pen.stroke();
};

/** A bar is brighter where there are more marbles. */
const drawBar = (
  pen: CanvasRenderingContext2D,
  palette: Palette,
  colour: string,
  cluster: Cluster,
  marbles: readonly Marble[],
  { axis, widthPx, x, y }: { axis: Axis; widthPx: number; x: number; y: number },
) => {
  const left = Math.max(-RADIUS_PX * 2, x - RADIUS_PX);
  const right = Math.min(widthPx + RADIUS_PX * 2, xOf(axis, widthPx, cluster.toMs) + RADIUS_PX);
  const width = right - left;
  pen.save();
  pen.beginPath();
  pen.roundRect(left, y - 8, width, 16, 8);
  pen.fillStyle = palette.card;
  pen.fill();
  pen.clip();
  pen.fillStyle = cluster.bad ? palette.coral : colour;
  let from = firstAt(marbles, timeAt(axis, widthPx, left), cluster.first);
  for (let px = left; px < right; px += GAP_PX) {
    const to = firstAt(marbles, timeAt(axis, widthPx, px + GAP_PX), from);
    const dense = Math.min(1, Math.log2(1 + to - from) / 7);
    pen.globalAlpha = 0.22 + 0.5 * dense;
    pen.fillRect(px, y - 8, Math.min(GAP_PX, right - px), 16);
    from = to;
  }
  pen.restore();
  pen.strokeStyle = cluster.bad ? palette.coral : colour;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(left + 0.5, y - 7.5, width - 1, 15, 7.5);
  pen.stroke();
  const label = count(cluster.count);
  pen.font = `600 11px ${palette.font}`;
  const [visibleLeft, visibleRight] = [Math.max(0, left), Math.min(widthPx, right)];
  if (pen.measureText(label).width > visibleRight - visibleLeft - 3) return;
  pen.textAlign = 'center';
  pen.lineWidth = 3;
  pen.strokeStyle = palette.card;
  pen.fillStyle = palette.strong;
  const centre = (visibleLeft + visibleRight) / 2;
  pen.strokeText(label, centre, y);
  pen.fillText(label, centre, y);
};

/** The longest call that is drawn as a bar, though it began before the picture. */
const LOOK_BACK = 400;

/** A call as a bar from call to result; one without a result goes on. */
const drawCalls = (
  pen: CanvasRenderingContext2D,
  palette: Palette,
  marbles: readonly Marble[],
  axis: Axis,
  widthPx: number,
  nowMs: number,
  y: number,
) => {
  const end = firstAt(marbles, axis.toMs);
  const begin = Math.max(0, firstAt(marbles, axis.toMs - axis.spanMs) - LOOK_BACK);
  let drawnTo = -Infinity;
  for (let at = begin; at < end; at += 1) {
    const { t, look, result } = marbles[at]!;
    if (look !== 'begin') continue;
    const right = xOf(axis, widthPx, result?.t ?? nowMs);
    // Pixels that a bar covers already.
    if (right <= drawnTo + 1 || right < 0) continue;
    const left = Math.max(xOf(axis, widthPx, t), drawnTo);
    pen.fillStyle = result?.look === 'bad' ? palette.coral : palette.groups.Effects;
    pen.globalAlpha = result ? 0.55 : 0.25;
    pen.fillRect(left, y - 3, right - left, 6);
    pen.globalAlpha = 1;
    if (result) pen.fillRect(right - 1, y - 6, 2, 12);
    drawnTo = right;
  }
};

const drawCauses = (
  pen: CanvasRenderingContext2D,
  palette: Palette,
  { axis, widthPx }: Picture,
  causes: Causes,
  places: ReadonlyMap<string, number>,
  yOf: (row: number) => number,
) => {
  const at = new Map(
    causes.steps.flatMap(({ marble }): [number, { x: number; y: number }][] => {
      const place = places.get(marble.lane.id);
      return place === undefined ? [] : [[marble.trace.id, { x: xOf(axis, widthPx, marble.t), y: yOf(place) }]];
    }),
  );
  pen.strokeStyle = palette.brass;
  pen.lineWidth = 1.5;
  for (const { marble, after } of causes.steps) {
    const to = at.get(marble.trace.id);
    if (!to) continue;
    pen.globalAlpha = 0.9;
    circle(pen, to.x, to.y, RADIUS_PX + 2);
    pen.stroke();
    const from = after === null ? undefined : at.get(after);
    if (!from) continue;
    pen.globalAlpha = 0.6;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    const bend = Math.max(12, Math.abs(to.x - from.x) / 2);
    pen.bezierCurveTo(from.x + bend, from.y, to.x - bend, to.y, to.x, to.y);
    pen.stroke();
  }
  pen.globalAlpha = 1;
};
