import type { Seed } from './seed.ts';
import type { Sheet } from './svg.ts';
import { n } from './svg.ts';

/** Joins points to a closed path. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Outlines a star or cog around the origin with two alternating radii. */
export function starPath(tips: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, i) => {
      const radius = i % 2 === 0 ? outer : inner;
      const angle = turn + (i * Math.PI) / tips;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    }),
  );
}

/** Draws a glint: four thin tips with concave sides. */
export function sparkle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  const q = r * 0.12;
  const tip = (dx: number, dy: number): string => `Q${n(x + dx * q)} ${n(y + dy * q)} `;
  return (
    `<path d="M${n(x)} ${n(y - r)}${tip(1, -1)}${n(x + r)} ${n(y)}${tip(1, 1)}${n(x)} ${n(y + r)}` +
    `${tip(-1, 1)}${n(x - r)} ${n(y)}${tip(-1, -1)}${n(x)} ${n(y - r)}Z" fill="${fill}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}/>`
  );
}

/** Draws beams of light from one point; `spread` widens each beam within its share of the circle. */
export function rays(
  cx: number,
  cy: number,
  r: number,
  count: number,
  fill: string,
  opacity: number,
  spread = 0.5,
): string {
  const step = (Math.PI * 2) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [i * step, (i + spread) * step];
    d += `M${n(cx)} ${n(cy)}L${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}L${n(cx + r * Math.cos(b))} ${n(cy + r * Math.sin(b))}Z`;
  }
  return `<path d="${d}" fill="${fill}" opacity="${Math.round(opacity * 100) / 100}"/>`;
}

/** Draws a soft light: a disc that fades to transparent. */
export function glow(sheet: Sheet, cx: number, cy: number, r: number, colour: string, strength = 0.8): string {
  const fill = sheet.radial([
    [0, colour, strength],
    [0.45, colour, strength * 0.4],
    [1, colour, 0],
  ]);
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;
}

/** Scatters dots of three sizes over a box, as one path per size. */
export function dust(
  seed: Seed,
  box: readonly [number, number, number, number],
  count: number,
  fill: string,
  size = 1,
): string {
  const [x, y, w, h] = box;
  const bins = ['', '', ''];
  for (let i = 0; i < count; i++) bins[i % 3] += `M${n(x + seed.next() * w)} ${n(y + seed.next() * h)}h0`;
  return bins
    .map(
      (d, i) =>
        `<path d="${d}" stroke="${fill}" stroke-width="${n(size * (1 + i * 1.1))}" stroke-linecap="round" opacity="${n(0.9 - i * 0.2)}"/>`,
    )
    .join('');
}

/** Scatters glints over a box, a few of them large. */
export function glints(
  seed: Seed,
  box: readonly [number, number, number, number],
  count: number,
  fill: string,
): string {
  const [x, y, w, h] = box;
  let out = '';
  for (let i = 0; i < count; i++)
    out += sparkle(
      x + seed.next() * w,
      y + seed.next() * h,
      i % 4 === 0 ? seed.float(7, 12) : seed.float(2.5, 6),
      fill,
      seed.float(0.55, 1),
    );
  return out;
}

/** Draws a rolling or jagged skyline closed at the bottom; `jag` draws straight ridges. */
export function ridge(
  seed: Seed,
  w: number,
  h: number,
  y: number,
  amplitude: number,
  steps: number,
  fill: string,
  jag = false,
): string {
  let d = `M-5 ${n(y + seed.float(-0.4, 0.4) * amplitude)}`;
  const step = (w + 10) / steps;
  for (let i = 1; i <= steps; i++) {
    const px = -5 + i * step;
    const py = y + seed.float(-1, 1) * amplitude;
    d += jag
      ? `L${n(px - step * seed.float(0.3, 0.6))} ${n(y - amplitude * seed.float(0.3, 1.3))}L${n(px)} ${n(py + amplitude * 0.6)}`
      : `Q${n(px - step / 2)} ${n(py - amplitude * seed.float(0.2, 1))} ${n(px)} ${n(py)}`;
  }
  return `<path d="${d}V${h}H-5Z" fill="${fill}"/>`;
}

/** Draws petals around the origin: the base of rosettes, lotuses and blossoms. */
export function petals(
  count: number,
  length: number,
  width: number,
  attributes: string,
  from = 0,
  sweep = 360,
): string {
  const d = `M0 0C${n(width)} ${n(-length * 0.35)} ${n(width * 0.7)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(-width * 0.7)} ${n(-length * 0.8)} ${n(-width)} ${n(-length * 0.35)} 0 0Z`;
  let out = '';
  for (let i = 0; i < count; i++) {
    const turn = from + (sweep / Math.max(1, sweep === 360 ? count : count - 1)) * i;
    out += `<path d="${d}" transform="rotate(${n(turn)})"/>`;
  }
  return `<g ${attributes}>${out}</g>`;
}

/** Draws a bank of cloud with a flat bottom, `s` about half its width. */
export function cloud(x: number, y: number, s: number, fill: string, opacity = 1): string {
  const d = `M${n(x - s)} ${n(y)}a${n(s * 0.3)} ${n(s * 0.3)} 0 0 1 ${n(s * 0.3)} ${n(-s * 0.34)}a${n(s * 0.4)} ${n(s * 0.4)} 0 0 1 ${n(s * 0.72)} ${n(-s * 0.12)}a${n(s * 0.32)} ${n(s * 0.32)} 0 0 1 ${n(s * 0.6)} ${n(s * 0.12)}a${n(s * 0.22)} ${n(s * 0.22)} 0 0 1 ${n(s * 0.3)} ${n(s * 0.34)}Z`;
  return `<path d="${d}" fill="${fill}" opacity="${n(opacity)}"/>`;
}
