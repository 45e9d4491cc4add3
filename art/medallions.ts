import { shade } from './colour.ts';
import { MATERIALS } from './materials.ts';
import type { Scene } from './scene.ts';
import { glow, petals, rays, starPath } from './shapes.ts';
import { n, place } from './svg.ts';
import { texture } from './textures.ts';

/** The settings in which a motif can be mounted. */
export const MEDALLIONS = [
  'none',
  'ring',
  'sunburst',
  'rosette',
  'hexagon',
  'niche',
  'wreath',
  'cog',
  'diamond',
  'moon',
] as const;
export type Medallion = (typeof MEDALLIONS)[number];

/** What the settings are drawn with: colours and fills of the scene, `r` about the half width of the motif. */
function createBrush(s: Scene, r: number) {
  const t = MATERIALS[s.look.metal];
  const { deep, mid, glow: lamp } = s.mood;
  const metal = s.sheet.linear(
    [
      [0, t.hi],
      [0.35, t.mid],
      [0.55, t.light],
      [1, t.dark],
    ],
    [0, 0, 1, 1],
  );
  const well = s.sheet.radial([
    [0, shade(mid, 0.25)],
    [0.6, mid],
    [1, deep],
  ]);
  const cloth = texture(s.sheet, s.look.texture, lamp, 0.28);
  const light = glow(s.sheet, 0, 0, r * 1.35, lamp, 0.7);
  const disc = (radius: number): string =>
    `<circle r="${n(radius)}" fill="${well}"/><circle r="${n(radius)}" fill="${cloth}"/>`;
  const band = (radius: number, width: number): string =>
    `<circle r="${n(radius)}" fill="none" stroke="${t.ink}" stroke-width="${n(width + 3)}"/><circle r="${n(radius)}" fill="none" stroke="${metal}" stroke-width="${n(width)}"/>`;
  const beads = (radius: number, count: number, size: number): string =>
    `<circle r="${n(radius)}" fill="none" stroke="${t.hi}" stroke-width="${n(size)}" stroke-linecap="round" stroke-dasharray="0 ${n((radius * 6.2832) / count)}"/>`;
  const outlined = (d: string, grow = 1): string =>
    `<path d="${d}" fill="${metal}" stroke="${t.ink}" stroke-width="${n(2 * grow)}" stroke-linejoin="round"/>`;
  /** An outline filled like the well, with the cloth on it. */
  const filled = (d: string, width: number | null): string =>
    `<path d="${d}" fill="${well}" stroke="${t.ink}"${width === null ? '' : ` stroke-width="${n(width)}"`}/><path d="${d}" fill="${cloth}"/>`;
  return { s, r, t, mid, lamp, metal, light, disc, band, beads, outlined, filled };
}

type Brush = ReturnType<typeof createBrush>;

const DRAWN: Record<Medallion, (brush: Brush) => string> = {
  none: ({ r, lamp, light }) => light + rays(0, 0, r * 1.5, 18, lamp, 0.32),
  ring: ({ r, t, light, disc, band, beads }) =>
    light +
    disc(r * 0.95) +
    band(r * 0.95, r * 0.1) +
    beads(r * 0.95, 28, r * 0.05) +
    `<circle r="${n(r * 0.84)}" fill="none" stroke="${t.light}" stroke-width="1.2"/>`,
  sunburst: ({ r, lamp, light, disc, band, outlined }) =>
    light +
    outlined(starPath(24, r * 1.2, r * 0.92)) +
    disc(r * 0.88) +
    band(r * 0.88, r * 0.06) +
    rays(0, 0, r * 0.84, 16, lamp, 0.22),
  rosette: ({ r, t, mid, metal, light, disc, band }) =>
    light +
    petals(12, r * 1.2, r * 0.3, `fill="${metal}" stroke="${t.ink}" stroke-width="1.5"`) +
    petals(12, r * 1.08, r * 0.2, `fill="${mid}"`, 15) +
    disc(r * 0.8) +
    band(r * 0.8, r * 0.07),
  hexagon: ({ r, light, outlined, filled }) =>
    light + outlined(starPath(6, r * 1.12, r * 0.97), 1.4) + filled(starPath(6, r, r * 0.866), 2),
  niche: ({ r, lamp, light, outlined, filled }) => {
    const arch = (w: number, h: number): string =>
      `M${n(-w)} ${n(r * 1.05)}V${n(-r * 0.3)}C${n(-w)} ${n(-h * 0.8)} ${n(-w * 0.3)} ${n(-h * 0.86)} 0 ${n(-h)}C${n(w * 0.3)} ${n(-h * 0.86)} ${n(w)} ${n(-h * 0.8)} ${n(w)} ${n(-r * 0.3)}V${n(r * 1.05)}Z`;
    return (
      light +
      outlined(arch(r * 0.98, r * 1.25)) +
      filled(arch(r * 0.88, r * 1.12), 1.5) +
      rays(0, 0, r * 0.8, 14, lamp, 0.2) +
      outlined(`M${n(-r * 1.1)} ${n(r * 0.98)}H${n(r * 1.1)}v${n(r * 0.14)}H${n(-r * 1.1)}Z`)
    );
  },
  wreath: ({ r, t, light, disc, band }) =>
    light +
    disc(r * 0.8) +
    band(r * 0.8, r * 0.05) +
    Array.from(
      { length: 22 },
      (_, i) =>
        `<path d="M0 ${n(-r * 0.84)}q${n(r * 0.16)} ${n(-r * 0.1)} ${n(r * 0.1)} ${n(-r * 0.34)}q${n(-r * 0.18)} ${n(r * 0.08)} ${n(-r * 0.1)} ${n(r * 0.34)}Z" transform="rotate(${n(i < 11 ? 22 + i * 14 : -22 - (i - 11) * 14)})" fill="${i % 2 ? t.mid : t.light}" stroke="${t.ink}"/>`,
    ).join(''),
  cog: ({ r, light, disc, band, beads, outlined }) =>
    light +
    outlined(starPath(14, r * 1.12, r * 1.0, 0)) +
    beads(r * 0.98, 14, r * 0.08) +
    disc(r * 0.86) +
    band(r * 0.86, r * 0.05),
  diamond: ({ r, light, outlined, filled }) =>
    light + outlined(starPath(4, r * 1.28, r * 0.98)) + filled(starPath(4, r * 1.13, r * 0.85), null),
  moon: ({ s, r, mid, lamp, light }) =>
    light +
    `<circle r="${n(r)}" fill="${s.sheet.radial(
      [
        [0, '#ffffff'],
        [0.6, lamp],
        [1, mid],
      ],
      [0.4, 0.35, 0.8],
    )}"/>` +
    rays(0, 0, r, 20, mid, 0.14) +
    `<circle r="${n(r * 1.06)}" fill="none" stroke="${lamp}" stroke-width="1.5" stroke-dasharray="2 6"/>`,
};

/** Draws the setting behind a motif, `r` about its half width. */
export const medallion = (s: Scene, name: Medallion, x: number, y: number, r: number): string =>
  place(x, y, DRAWN[name](createBrush(s, r)));
