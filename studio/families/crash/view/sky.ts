import { h } from '../../../client/dom.ts';
import { msTo, multiplierAt } from '../curve.ts';
import type { Params } from '../shape.ts';
import { drawFlyer, type FlyerName } from './flyers.ts';

/** The least part of a flight that is in the picture. */
const MIN_MS = 6_000;
const MIN_TOP = 2;
const POINTS = 64;
/** Pixels of the screen for one of the canvas; more are not seen on a phone. */
const MAX_DENSITY = 2;
const BURST_MS = 900;
/** With reduced motion the curve is drawn anew so often. */
const CALM_MS = 250;
const STARS = 46;

export interface Picture {
  /** Time since the take-off. */
  ms: number;
  /** The flight has ended here, so long ago. */
  endedMs: number | null;
  /** Where the own bet cashed out, in hundredths. */
  out: number | null;
}

/** The sky: a rising curve with the flyer at its tip, drawn on a canvas of its own. */
export function createSky(params: Params, flyer: FlyerName, label: string) {
  const canvas = h('canvas', { className: 'sky-canvas', attrs: { role: 'img', 'aria-label': label } });
  const context = canvas.getContext('2d');
  let [width, height, density] = [0, 0, 1];
  let colours = { accent: '#fff', light: '#fff', deep: '#888', lost: '#ff7a66', muted: '#94aaa1' };
  let running: (() => Picture) | null = null;
  // Asked once: a frame may come after the page is gone.
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;
  let lastDrawn = 0;

  const resize = (): void => {
    const box = canvas.getBoundingClientRect();
    density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1);
    [width, height] = [box.width, box.height];
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    const style = getComputedStyle(canvas);
    const of = (name: string, other: string): string => style.getPropertyValue(name).trim() || other;
    colours = {
      accent: of('--accent', colours.accent),
      light: of('--accent-light', colours.light),
      deep: of('--accent-deep', colours.deep),
      lost: of('--coral', colours.lost),
      muted: of('--muted', colours.muted),
    };
    if (running) draw(running());
  };
  new ResizeObserver(resize).observe(canvas);

  function draw(picture: Picture): void {
    if (!context || width === 0) return;
    const { ms, endedMs, out } = picture;
    const [left, right, top, bottom] = [44, width - 26, 20, height - 26];
    const span = Math.max(MIN_MS, ms * 1.08);
    const max = Math.max(MIN_TOP, (multiplierAt(params, ms) / 100) * 1.12);
    const x = (at: number): number => left + (at / span) * (right - left);
    const y = (times: number): number => bottom - ((times - 1) / (max - 1)) * (bottom - top);
    const times = (at: number): number => Math.exp((params.growth * Math.max(0, at)) / 10_000_000);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    stars(context, ms);
    grid(context, max, span, x, y, { left, right, bottom });
    if (ms <= 0) return drawFlyer(context, flyer, { x: left, y: bottom, angle: -0.5, size: 15, glow: 0.4 }, colours);
    const line = new Path2D();
    for (let point = 0; point <= POINTS; point += 1) {
      const at = (ms * point) / POINTS;
      line[point === 0 ? 'moveTo' : 'lineTo'](x(at), y(times(at)));
    }
    const area = new Path2D(line);
    area.lineTo(x(ms), bottom);
    area.lineTo(left, bottom);
    const colour = endedMs === null ? colours.accent : colours.lost;
    const shade = context.createLinearGradient(0, top, 0, bottom);
    shade.addColorStop(0, `${colour}66`);
    shade.addColorStop(1, `${colour}05`);
    context.fillStyle = shade;
    context.fill(area);
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.strokeStyle = colour;
    context.stroke(line);
    if (out !== null) mark(context, x(msTo(params, out)), y(out / 100));
    const angle = Math.atan2(y(times(ms)) - y(times(ms - 60)), x(ms) - x(ms - 60));
    const tip = { x: x(ms), y: y(times(ms)), angle };
    if (endedMs === null) drawFlyer(context, flyer, { ...tip, size: 17, glow: 1 }, colours);
    else if (endedMs < BURST_MS && !calm.matches) burst(context, tip, endedMs / BURST_MS);
  }

  function stars(to: CanvasRenderingContext2D, ms: number): void {
    const drift = calm.matches ? 0 : ms / 90;
    to.fillStyle = colours.light;
    for (let star = 0; star < STARS; star += 1) {
      const depth = 0.3 + ((star * 37) % 10) / 14;
      const across = (((star * 197.3 - drift * depth) % width) + width) % width;
      const down = (((star * 89.7 + drift * depth * 0.6) % height) + height) % height;
      to.globalAlpha = 0.12 + depth * 0.3;
      to.fillRect(across, down, 1 + depth, 1 + depth);
    }
    to.globalAlpha = 1;
  }

  function grid(
    to: CanvasRenderingContext2D,
    max: number,
    span: number,
    x: (at: number) => number,
    y: (times: number) => number,
    { left, right, bottom }: { left: number; right: number; bottom: number },
  ): void {
    to.font = '12px system-ui, sans-serif';
    to.fillStyle = colours.muted;
    to.strokeStyle = '#ffffff14';
    to.lineWidth = 1;
    to.textAlign = 'right';
    to.textBaseline = 'middle';
    const step = stepOf((max - 1) / 4);
    for (let times = 1; times <= max; times += step) {
      to.beginPath();
      to.moveTo(left, y(times));
      to.lineTo(right, y(times));
      to.stroke();
      to.fillText(`${times.toFixed(step < 1 ? 1 : 0)}×`, left - 8, y(times));
    }
    to.textAlign = 'center';
    const seconds = stepOf(span / 5_000);
    for (let at = seconds; at * 1_000 < span; at += seconds) to.fillText(`${at}s`, x(at * 1_000), bottom + 14);
  }

  function mark(to: CanvasRenderingContext2D, x: number, y: number): void {
    to.beginPath();
    to.arc(x, y, 7, 0, 7);
    to.fillStyle = '#3ed6a0';
    to.fill();
    to.lineWidth = 2;
    to.strokeStyle = '#07110f';
    to.stroke();
  }

  function burst(to: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, share: number): void {
    to.fillStyle = colours.lost;
    to.globalAlpha = 1 - share;
    for (let spark = 0; spark < 14; spark += 1) {
      const turn = (spark / 14) * 2 * Math.PI + 0.3;
      const far = (18 + (spark % 4) * 11) * Math.sqrt(share);
      to.beginPath();
      to.arc(x + Math.cos(turn) * far, y + Math.sin(turn) * far + 20 * share * share, 3.4 * (1 - share) + 0.6, 0, 7);
      to.fill();
    }
    to.globalAlpha = 1;
  }

  function loop(now: number): void {
    frame = 0;
    if (!running) return;
    if (!calm.matches || now - lastDrawn >= CALM_MS) {
      lastDrawn = now;
      draw(running());
    }
    frame = requestAnimationFrame(loop);
  }

  return {
    canvas,
    /** Draws this picture in every frame, until it is stilled. */
    run(picture: () => Picture) {
      running = picture;
      frame ||= requestAnimationFrame(loop);
    },
    /** Draws this picture once. */
    still(picture: Picture) {
      cancelAnimationFrame(frame);
      frame = 0;
      running = () => picture;
      draw(picture);
    },
    label: (text: string) => canvas.setAttribute('aria-label', text),
  };
}

/** A round step of about this size: 1, 2 or 5 times a power of ten. */
function stepOf(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 5, 10].find((each) => each * power >= size)! * power;
}
