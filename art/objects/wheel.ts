import { shade } from '../colour.ts';
import { MATERIALS } from '../materials.ts';
import type { Sheet } from '../svg.ts';
import { n, place } from '../svg.ts';

/** Draws a roulette wheel seen at an angle (`flat` 0.3–1 is the ratio of height to width), radius r. */
export function rouletteWheel(sheet: Sheet, x: number, y: number, r: number, flat: number, turn: number): string {
  const t = MATERIALS.gold;
  const wood = sheet.radial([
    [0, '#a8622c'],
    [0.75, '#5c2a10'],
    [1, '#1f0c04'],
  ]);
  const metal = sheet.linear(
    [
      [0, t.hi],
      [0.4, t.mid],
      [0.7, t.light],
      [1, t.dark],
    ],
    [0, 0, 1, 1],
  );
  const arc = (Math.PI * 2 * r * 0.76) / 36;
  const ring = (colour: string, dash: string, offset: number): string =>
    `<circle r="${n(r * 0.76)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.2)}" stroke-dasharray="${dash}" stroke-dashoffset="${n(offset)}"/>`;
  const d = (units: number): string => (Math.round(units * 100) / 100).toString();
  const spokes = [0, 90, 180, 270]
    .map(
      (a) =>
        `<path d="M${n(-r * 0.045)} 0L0 ${n(-r * 0.34)}L${n(r * 0.045)} 0Z" fill="${metal}" transform="rotate(${a})"/><circle cx="0" cy="${n(-r * 0.36)}" r="${n(r * 0.06)}" fill="${t.light}" transform="rotate(${a})"/>`,
    )
    .join('');
  const top =
    `<circle r="${n(r)}" fill="${wood}"/><circle r="${n(r * 0.97)}" fill="none" stroke="${metal}" stroke-width="${n(r * 0.05)}"/>` +
    `<g transform="rotate(${n(turn)})">${ring('#15181d', `${d(arc)} ${d(arc)}`, 0)}${ring('#c2182f', `${d(arc)} ${d(arc)}`, arc)}${ring('#159a55', `${d(arc)} ${d(arc * 35)}`, 0)}<circle r="${n(r * 0.76)}" fill="none" stroke="#f4e8c8" stroke-width="${n(r * 0.2)}" stroke-dasharray="1 ${d(arc - 1)}" opacity=".7"/></g>` +
    `<circle r="${n(r * 0.65)}" fill="${wood}" stroke="${metal}" stroke-width="${n(r * 0.04)}"/><circle r="${n(r * 0.87)}" fill="none" stroke="${metal}" stroke-width="${n(r * 0.025)}"/><g transform="rotate(${n(turn * 0.7)})">${spokes}</g><circle r="${n(r * 0.15)}" fill="${metal}" stroke="${t.ink}"/><circle r="${n(r * 0.06)}" fill="${t.hi}"/>` +
    `<circle cx="${n(r * 0.5)}" cy="${n(-r * 0.6)}" r="${n(r * 0.06)}" fill="#fff" stroke="#888"/><path d="M${n(-r * 0.8)} ${n(-r * 0.3)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.85)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.05)}" stroke-linecap="round" opacity=".3"/>`;
  return place(
    x,
    y,
    `<ellipse cy="${n(r * flat * 0.28)}" rx="${n(r * 1.03)}" ry="${n(r * flat)}" fill="#120602"/><ellipse cy="${n(r * flat * 0.14)}" rx="${n(r)}" ry="${n(r * flat)}" fill="#6b3213"/><g transform="scale(1 ${n(flat)})">${top}</g>`,
  );
}

/** A wheel of fortune from the front: coloured fields, pegs and a pointer. */
export function fortuneWheel(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colours: readonly string[],
  fields: number,
  turn: number,
): string {
  const t = MATERIALS.gold;
  const metal = sheet.linear(
    [
      [0, t.hi],
      [0.5, t.mid],
      [1, t.dark],
    ],
    [0, 0, 1, 1],
  );
  const step = (Math.PI * 2) / fields;
  const wedges = Array.from({ length: fields }, (_, i) => {
    const [a, b] = [i * step, (i + 1) * step];
    return `<path d="M0 0L${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(Math.cos(b) * r)} ${n(Math.sin(b) * r)}Z" fill="${colours[i % colours.length]!}"/>`;
  }).join('');
  const pegs = (2 * Math.PI * r * 1.05) / fields;
  return place(
    x,
    y,
    `<circle cy="5" r="${n(r * 1.14)}" opacity=".4"/><circle r="${n(r * 1.12)}" fill="${metal}" stroke="${t.ink}" stroke-width="2"/><g transform="rotate(${n(turn)})"><g stroke="${t.light}" stroke-width="1.2">${wedges}</g><circle r="${n(r * 1.05)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.07)}" stroke-linecap="round" stroke-dasharray="0 ${n(pegs)}"/></g>` +
      `<circle r="${n(r)}" fill="none" stroke="${shade(t.dark, -0.3)}" stroke-width="2"/><circle r="${n(r * 0.24)}" fill="${metal}" stroke="${t.ink}" stroke-width="2"/><path d="M${n(-r * 0.12)} ${n(-r * 1.26)}H${n(r * 0.12)}L0 ${n(-r * 0.9)}Z" fill="#ff4a4a" stroke="#fff" stroke-width="1.5"/>`,
  );
}
