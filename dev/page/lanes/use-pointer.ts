import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { timeAt, type Axis } from './axis.ts';
import { clusterAt, clustersOf, nearest } from './clusters.ts';
import { GAP_PX, ROW_PX } from './draw.ts';
import type { Marble } from './lane.ts';
import type { Interval } from './model.ts';
import type { Row } from './rows.ts';

interface PointerPosition {
  axis: Axis;
  nowMs: number;
  widthPx: number;
}

export interface Hit {
  row: string;
  marble: Marble;
  /** Marbles in its bar. */
  count: number;
  x: number;
  y: number;
}

interface Acts {
  see: () => PointerPosition;
  rows: readonly Row[];
  /** Of the first drawn row. */
  from: number;
  clicked: (row: string, marble: Marble | null) => void;
  hovered: (hit: Hit | null) => void;
  panned: (byMs: number, edgeMs: number) => void;
  zoomed: (factor: number, aroundMs: number) => void;
  chosen: (interval: Interval) => void;
}

/** A pointer that moved less was a click. */
const CLICK_PX = 4;
const WHEEL_ZOOM = 0.002;

interface Drag {
  x: number;
  last: number;
  fromMs: number;
  lane: string | null;
  selects: boolean;
  moved: boolean;
}

/** Where an event is within its element. */
const placeOf = (event: { clientX: number; clientY: number; currentTarget: EventTarget | null }) => {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

const rowAt = ({ rows, from }: Acts, y: number): Row | undefined => rows[from + Math.floor(y / ROW_PX)];

const hitAt = (acts: Acts, x: number, y: number): Hit | null => {
  const row = rowAt(acts, y);
  if (row?.row !== 'lane') return null;
  const { axis, widthPx } = acts.see();
  const gapMs = (axis.spanMs / widthPx) * GAP_PX;
  const t = timeAt(axis, widthPx, x);
  const cluster = clusterAt(clustersOf(row.marbles, t - axis.spanMs, t + axis.spanMs, gapMs), t, gapMs);
  if (!cluster) return null;
  const index = Math.min(cluster.last, Math.max(cluster.first, nearest(row.marbles, t)));
  return { row: row.id, marble: row.marbles[index]!, count: cluster.count, x, y };
};

/** Goes on with a drag to this place. */
const drags = ({ see, panned, chosen, hovered }: Acts, now: Drag, x: number) => {
  if (Math.abs(x - now.x) > CLICK_PX) now.moved = true;
  if (!now.moved) return;
  const { axis, widthPx } = see();
  hovered(null);
  if (now.selects) {
    const toMs = timeAt(axis, widthPx, x);
    chosen({ lane: now.lane, fromMs: Math.max(0, Math.min(now.fromMs, toMs)), toMs: Math.max(now.fromMs, toMs, 0) });
  } else panned(((now.last - x) / widthPx) * axis.spanMs, axis.toMs);
  now.last = x;
};

const turned = ({ see, panned, zoomed }: Acts, event: WheelEvent, onRuler: boolean) => {
  const { axis, widthPx } = see();
  const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey;
  if (event.ctrlKey || event.metaKey || (onRuler && !sideways)) {
    event.preventDefault();
    zoomed(Math.exp(event.deltaY * WHEEL_ZOOM), timeAt(axis, widthPx, placeOf(event).x));
  } else if (sideways) {
    event.preventDefault();
    panned(((event.deltaX || event.deltaY) / widthPx) * axis.spanMs, axis.toMs);
  }
};

/** Pan by dragging the lanes; choose an interval by dragging the ruler, or the lanes with Shift; zoom and pan by the wheel. */
export const usePointer = (
  lanes: RefObject<HTMLCanvasElement | null>,
  ruler: RefObject<HTMLCanvasElement | null>,
  acts: Acts,
) => {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const drag = useRef<Drag | null>(null);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const onRuler = event.currentTarget === ruler.current;
    const { x, y } = placeOf(event);
    const { axis, widthPx } = latest.current.see();
    const row = onRuler ? undefined : rowAt(latest.current, y);
    drag.current = {
      x,
      last: x,
      fromMs: timeAt(axis, widthPx, x),
      lane: row?.row === 'lane' ? row.id : null,
      selects: onRuler || event.shiftKey,
      moved: false,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = placeOf(event);
    if (drag.current) drags(latest.current, drag.current, x);
    else latest.current.hovered(event.currentTarget === lanes.current ? hitAt(latest.current, x, y) : null);
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const ended = drag.current;
    drag.current = null;
    if (!ended || ended.moved || event.currentTarget !== lanes.current) return;
    const { x, y } = placeOf(event);
    const row = rowAt(latest.current, y);
    if (row) latest.current.clicked(row.id, hitAt(latest.current, x, y)?.marble ?? null);
  };
  const leave = () => latest.current.hovered(null);
  const cancel = () => (drag.current = null);

  useEffect(() => {
    const turn = (event: WheelEvent) => turned(latest.current, event, event.currentTarget === ruler.current);
    const elements = [lanes.current, ruler.current].filter((each) => each !== null);
    // Not passive: zooming must not zoom the whole page.
    for (const element of elements) element.addEventListener('wheel', turn, { passive: false });
    return () => {
      for (const element of elements) element.removeEventListener('wheel', turn);
    };
  }, [lanes, ruler]);

  const common = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel };
  return {
    onLanes: { ...common, onPointerLeave: leave },
    onRuler: common,
  };
};
