import { shade } from '../colour.ts';
import { emblem, motifPlace, silhouette } from '../motifs.ts';
import type { Scene } from '../scene.ts';
import { dust, glow, polygon, starPath } from '../shapes.ts';
import { n, place } from '../svg.ts';
import { texture } from '../textures.ts';

const SQUADS = [
  'robot-golem',
  'ninja-head',
  'cyborg-face',
  'visored-helm',
  'mecha-head',
  'spartan-helmet',
  'samurai-helmet',
  'viking-helmet',
  'dragon-head',
  'wolf-head',
  'eagle-head',
  'lion',
] as const;

const neon = (d: string, colour: string, width: number): string =>
  `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="${colour}" stroke-width="${n(width * 4)}" opacity=".16"/><path d="${d}" stroke="${colour}" stroke-width="${n(width * 2)}" opacity=".4"/><path d="${d}" stroke="#fff" stroke-width="${n(width)}"/></g>`;

/** Draws an arena: beams, two teams on side screens, a lit floor and the game's sign in neon. */
export function drawEsports(s: Scene, motif: string): string {
  const { deep, mid, glow: lamp } = s.mood;
  const accent = s.look.accent === lamp ? '#ff5ee0' : s.look.accent;
  const [left, right] = [s.seed.pick(SQUADS), s.seed.pick(SQUADS)];
  const floor = s.cy + 70 * s.unit;
  const beams = [-0.42, -0.24, -0.08, 0.08, 0.24, 0.42]
    .map(
      (t, i) =>
        `<path d="${polygon([
          [s.cx + t * s.w * 0.7 - 3, -6],
          [s.cx + t * s.w * 0.7 + 3, -6],
          [s.cx + t * s.w * 1.9 + 34, s.h * 0.75],
          [s.cx + t * s.w * 1.9 - 34, s.h * 0.75],
        ])}" fill="${i % 2 ? accent : lamp}" opacity=".2"/>`,
    )
    .join('');
  const screen = (x: number, name: string, colour: string, lean: number): string =>
    place(
      x,
      s.cy - 24 * s.unit,
      `<g transform="skewY(${lean})"><rect x="-44" y="-62" width="88" height="116" rx="6" fill="#05060c" stroke="${colour}" stroke-width="3"/><rect x="-39" y="-57" width="78" height="106" rx="4" fill="${s.sheet.linear(
        [
          [0, shade(colour, -0.2)],
          [1, shade(colour, -0.75)],
        ],
      )}"/><rect x="-39" y="-57" width="78" height="106" fill="${texture(s.sheet, 'grid', '#fff', 0.14)}"/>${silhouette(s.sheet, name, '#fff', 0, -8, 66, 0.92)}<rect x="-32" y="32" width="64" height="6" rx="3" fill="#000" opacity=".5"/><rect x="-32" y="32" width="${s.seed.int(30, 60)}" height="6" rx="3" fill="${colour}"/></g>`,
      s.unit,
    );
  const hexes =
    Array.from(
      { length: 9 },
      (_, i) => `<path d="M${n(s.cx)} ${n(floor - 30)}L${n(s.cx + (i - 4) * s.w * 0.26)} ${s.h}"/>`,
    ).join('') + [0.06, 0.16, 0.32, 0.56].map((t) => `<path d="M0 ${n(floor + (s.h - floor) * t)}H${s.w}"/>`).join('');
  const way = s.seed.int(0, 3);
  const r = 92 * s.unit;
  const sign = [
    starPath(6, r, r * 0.866),
    starPath(3, r * 1.3, r * 0.65, Math.PI / 2),
    `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`,
    `M${n(-r * 0.9)} ${n(-r * 0.8)}H${n(r * 0.9)}V${n(r * 0.2)}L0 ${n(r)}L${n(-r * 0.9)} ${n(r * 0.2)}Z`,
  ][way]!;
  const heads = Array.from({ length: 13 }, (_, i) => {
    const x = (i / 12) * s.w + s.seed.float(-6, 6);
    const y = s.h * 0.84 + s.seed.float(-8, 8);
    return `M${n(x - 13)} ${s.h}V${n(y + 16)}q0-10 8-11a8 8 0 1 1 10 0q8 1 8 11V${s.h}Z`;
  }).join('');
  const arms = [0.18, 0.46, 0.74].map((t) => `M${n(s.w * t)} ${n(s.h * 0.86)}l${n(s.seed.float(-10, 10))}-44`).join('');
  return (
    `<rect width="${s.w}" height="${s.h}" fill="${s.sheet.linear([
      [0, '#05040d'],
      [0.5, mid],
      [1, shade(deep, -0.4)],
    ])}"/><rect width="${s.w}" height="${s.h}" fill="${texture(s.sheet, s.look.texture, lamp, 0.22)}"/>` +
    beams +
    `<path d="M0 ${n(floor)}H${s.w}V${s.h}H0Z" fill="${s.sheet.linear([
      [0, mid],
      [1, '#04030a'],
    ])}"/><g stroke="${lamp}" opacity=".5">${hexes}</g>` +
    screen(s.cx - 98 * s.unit, left, lamp, 8) +
    screen(s.cx + 98 * s.unit, right, accent, -8) +
    `<ellipse cx="${n(s.cx)}" cy="${n(floor + 16 * s.unit)}" rx="${n(112 * s.unit)}" ry="${n(22 * s.unit)}" fill="${shade(deep, -0.3)}" stroke="${lamp}" stroke-width="3"/><ellipse cx="${n(s.cx)}" cy="${n(floor + 12 * s.unit)}" rx="${n(92 * s.unit)}" ry="${n(15 * s.unit)}" fill="${accent}" opacity=".5"/>` +
    glow(s.sheet, s.cx, s.cy, 130 * s.unit, lamp, 0.7) +
    place(
      s.cx,
      s.cy - 6 * s.unit,
      `<path d="${sign}" fill="${shade(deep, -0.35)}" opacity=".82"/>` + neon(sign, way % 2 ? accent : lamp, 3),
    ) +
    emblem(s.sheet, motif, motifPlace(motif).material, s.cx, s.cy - 6 * s.unit, 128 * s.unit, { halo: accent }) +
    `<path d="${arms}" stroke="#030208" stroke-width="9" stroke-linecap="round"/><path d="${heads}" fill="#030208"/>` +
    dust(s.seed, [0, 0, s.w, s.h * 0.7], 30, lamp, 1.3)
  );
}
