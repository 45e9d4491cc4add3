import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { axisAt, ticks, xOf, type Axis } from './axis.ts';
import type { Book } from './book.ts';
import { drawLanes, paletteOf, ROW_PX, type Palette, type Picture } from './draw.ts';

export const RULER_PX = 26;

type Options = Omit<Picture, 'axis' | 'nowMs' | 'widthPx'> & { axis: Axis; book: Book | null; nowMs: () => number };

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const widthOf = ({ current }: RefObject<HTMLCanvasElement | null>) => current?.parentElement?.clientWidth ?? 0;

const sized = (canvas: HTMLCanvasElement, width: number, height: number) => {
  const ratio = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  const pen = canvas.getContext('2d')!;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  return pen;
};

const drawRuler = (pen: CanvasRenderingContext2D, palette: Palette, { axis, widthPx, interval, nowMs }: Picture) => {
  pen.clearRect(0, 0, widthPx, RULER_PX);
  if (interval) {
    const left = xOf(axis, widthPx, interval.fromMs);
    pen.fillStyle = palette.brass;
    pen.globalAlpha = 0.3;
    pen.fillRect(left, 0, Math.max(1, xOf(axis, widthPx, interval.toMs) - left), RULER_PX);
    pen.globalAlpha = 1;
  }
  pen.font = `11px ${palette.font}`;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  for (const { t, label } of ticks(axis, widthPx)) {
    const x = xOf(axis, widthPx, t);
    pen.fillStyle = palette.line;
    pen.fillRect(Math.round(x), 0, 1, RULER_PX);
    pen.fillStyle = palette.muted;
    pen.fillText(label, x + 5, RULER_PX / 2 + 0.5);
  }
  const now = xOf(axis, widthPx, nowMs);
  pen.fillStyle = palette.brass;
  if (now >= 0 && now <= widthPx) pen.fillRect(Math.round(now) - 1, 0, 3, RULER_PX);
};

/** Draws the picture with each frame of the screen in which something of it is another. `see` tells what is drawn now. */
export const usePicture = (
  lanes: RefObject<HTMLCanvasElement | null>,
  ruler: RefObject<HTMLCanvasElement | null>,
  given: Options,
) => {
  const latest = useRef(given);
  const dirty = useRef(true);
  useLayoutEffect(() => {
    latest.current = given;
    dirty.current = true;
  });
  /** Where things are at this moment, for the pointer and the keys. */
  const see = useCallback(() => {
    const { axis, nowMs } = latest.current;
    const now = nowMs();
    return { axis: axisAt(axis, now, reduced()), nowMs: now, widthPx: widthOf(ruler) };
  }, [ruler]);

  useEffect(() => {
    let request = 0;
    let shown = '';
    let palette: Palette | null = null;
    const draw = () => {
      request = requestAnimationFrame(draw);
      if (!lanes.current || !ruler.current) return;
      const { axis, nowMs, widthPx } = see();
      if (widthPx === 0) return;
      const { book, from, to } = latest.current;
      const now = `${axis.toMs} ${axis.spanMs} ${widthPx} ${Math.min(book?.lastMs ?? 0, axis.toMs)}`;
      if (!dirty.current && now === shown) return;
      shown = now;
      dirty.current = false;
      palette ??= paletteOf(document.documentElement);
      const picture = { ...latest.current, axis, nowMs, widthPx };
      drawLanes(sized(lanes.current, widthPx, Math.max(1, to - from) * ROW_PX), palette, picture);
      drawRuler(sized(ruler.current, widthPx, RULER_PX), palette, picture);
    };
    request = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(request);
  }, [lanes, ruler, see]);
  return see;
};
