import { mix, shade } from '../colour.ts';
import { medallion } from '../medallions.ts';
import { emblem } from '../motifs.ts';
import { card } from '../objects/cards.ts';
import { chip, chipStack } from '../objects/chips.ts';
import { die } from '../objects/dice.ts';
import { coinId, coinPile, gem } from '../objects/hoard.ts';
import { lantern } from '../objects/lantern.ts';
import { reelBank } from '../objects/reels.ts';
import { rouletteWheel } from '../objects/wheel.ts';
import type { Scene } from '../scene.ts';
import { dust, glints, glow, rays, ridge } from '../shapes.ts';
import { n } from '../svg.ts';
import { texture } from '../textures.ts';

export type Stage = (s: Scene) => string;

export const ground = (s: Scene, ...colours: string[]): string =>
  `<rect width="${s.w}" height="${s.h}" fill="${s.sheet.linear(colours.map((colour, i) => [i / (colours.length - 1), colour] as const))}"/>`;
/** Direction from the focal point to the end of the line: 1, or -1 if the picture is mirrored. */
export const toEnd = (s: Scene): number => (s.cx > s.w / 2 ? 1 : -1);

export function spray(s: Scene, count: number, r: number): string {
  const coin = coinId(s.sheet, 'gold');
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + s.seed.float(0, 0.4);
    const far = r * s.seed.float(0.75, 1.2);
    const k = s.seed.float(0.8, 1.9);
    return `<use href="#${coin}" transform="translate(${n(s.cx + Math.cos(angle) * far)} ${n(s.cy + Math.sin(angle) * far * 0.72)}) rotate(${s.seed.int(-60, 60)}) scale(${n(k)} ${n(k * s.seed.float(0.4, 1))})"/>`;
  }).join('');
}

export const lanterns: Stage = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const d = toEnd(s);
  const colours = ['#e8452f', '#f08a24', '#e8452f', '#d62f52', '#f3b53c'];
  const row = (y: number, r: number, xs: readonly number[], fade: number): string =>
    `<g opacity="${fade}">${xs.map((x, i) => lantern(s.sheet, s.cx + d * x, -4, y + Math.abs(x) * -0.08 + s.seed.float(-16, 22), r * s.seed.float(0.9, 1.1), colours[(i + xs.length) % 5]!)).join('')}</g>`;
  const ripples = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${n(s.cx - 220 + i * 14)} ${n(s.h * 0.86 + i * 7)}h${n(420 - i * 30)}" stroke="${lamp}" stroke-width="${n(3 - i * 0.2)}" opacity="${n(0.5 - i * 0.045)}" stroke-linecap="round"/>`,
  ).join('');
  return (
    ground(s, shade(deep, -0.35), deep, mix(deep, mid, 0.8), mid) +
    dust(s.seed, [0, 0, s.w, s.h * 0.6], 70, lamp, 1.2) +
    glow(s.sheet, s.cx + d * 40, 210, 340, lamp, 0.55) +
    `<circle cx="${n(s.cx + d * 40)}" cy="212" r="150" fill="${s.sheet.radial(
      [
        [0, '#fffbe8'],
        [0.75, mix(lamp, '#ffffff', 0.5)],
        [1, lamp],
      ],
      [0.42, 0.4, 0.7],
    )}"/>` +
    row(40, 20, [-270, -150, -40, 90, 210, 320], 0.55) +
    ridge(s.seed, s.w, s.h, s.h * 0.74, 40, 6, mix(mid, deep, 0.5)) +
    pagodas(s) +
    ridge(s.seed, s.w, s.h, s.h * 0.83, 16, 5, shade(deep, -0.15)) +
    `<rect y="${n(s.h * 0.85)}" width="${s.w}" height="${n(s.h * 0.15)}" fill="${mix(deep, mid, 0.45)}"/>` +
    ripples +
    row(96, 36, [-205, -78, 70, 250], 0.9) +
    row(150, 60, [-130, 20, 178, 330], 1) +
    glints(s.seed, [s.cx - 300, 30, 600, 320], 14, '#fff6d8')
  );
};

function pagodas(s: Scene): string {
  const eave = (x: number, y: number, w: number): string =>
    `M${n(x - w)} ${n(y)}q${n(w * 0.5)} ${n(-w * 0.06)} ${n(w)} ${n(-w * 0.36)}q${n(w * 0.5)} ${n(w * 0.3)} ${n(w)} ${n(w * 0.36)}l${n(-w * 0.3)} ${n(w * 0.06)}v${n(w * 0.4)}h${n(-w * 1.4)}v${n(-w * 0.4)}Z`;
  const tower = (x: number, base: number, k: number): string =>
    [0, 1, 2, 3].map((i) => eave(x, base - (3 - i) * 34 * k, (34 + i * 12) * k)).join('');
  return `<path d="${tower(s.cx - 150, s.h * 0.8, 0.8)}${tower(s.cx + 230, s.h * 0.8, 1)}" fill="${shade(s.mood.deep, -0.25)}"/>`;
}

export const jackpot: Stage = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  return (
    ground(s, shade(deep, -0.3), mix(deep, mid, 0.8), deep) +
    `<rect width="${s.w}" height="${s.h}" fill="${texture(s.sheet, 'fans', lamp, 0.14)}"/>` +
    rays(s.cx, s.cy, 700, 32, lamp, 0.22) +
    glow(s.sheet, s.cx, s.cy, 400, lamp, 0.8) +
    medallion(s, 'sunburst', s.cx, s.cy - 18, 176) +
    emblem(s.sheet, 'imperial-crown', 'gold', s.cx, s.cy - 58, 200, { halo: '#fff4c4' }) +
    spray(s, 18, 300) +
    reelBank(
      s.sheet,
      ['seven-pointed-star', 'cut-diamond', 'asian-lantern:jade', 'cherry', 'round-star'],
      'gold',
      deep,
      s.cx,
      s.cy + 92,
      1.45,
    ) +
    coinPile(s.sheet, s.seed.fork('pile'), s.w, s.h * 0.97, 'gold', 1.9) +
    gem(s.sheet, 'ruby', s.cx - 250, s.cy - 92, 3, -18) +
    gem(s.sheet, 'jade', s.cx + 248, s.cy - 104, 3.4, 14) +
    gem(s.sheet, 'sapphire', s.cx + 286, s.cy + 56, 2.4, 30) +
    glints(s.seed, [s.cx - 320, 20, 640, 400], 18, '#fff')
  );
};

export const live: Stage = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const arch = (x: number): string =>
    `<path d="M${x - 62} 330V130a62 62 0 0 1 124 0V330Z" fill="${s.sheet.linear([
      [0, shade(deep, -0.5)],
      [1, mid],
    ])}" stroke="#b98a3a" stroke-width="5"/><path d="M${x - 48} 330V132a48 48 0 0 1 96 0V330Z" fill="none" stroke="${lamp}" opacity=".35"/>`;
  const d = toEnd(s);
  return (
    ground(s, shade(deep, -0.25), mix(deep, mid, 0.75), shade(deep, -0.3)) +
    `<rect width="${s.w}" height="340" fill="${texture(s.sheet, 'damask', lamp, 0.2)}"/>` +
    [-250, -84, 84, 250].map((x) => arch(s.cx + x)).join('') +
    [-168, 0, 168]
      .map(
        (x) =>
          glow(s.sheet, s.cx + x, 90, 120, '#ffdf9a', 0.8) + `<circle cx="${s.cx + x}" cy="90" r="9" fill="#fffbe0"/>`,
      )
      .join('') +
    `<path d="M${s.cx - 60} 0h120l330 480h-780Z" fill="${s.sheet.linear([
      [0, lamp, 0.4],
      [1, lamp, 0],
    ])}"/>` +
    `<ellipse cx="${s.cx}" cy="520" rx="620" ry="236" fill="#2a1308"/><ellipse cx="${s.cx}" cy="520" rx="600" ry="222" fill="${s.sheet.linear(
      [
        [0, '#8f5326'],
        [1, '#3d1a0a'],
      ],
    )}"/><ellipse cx="${s.cx}" cy="524" rx="572" ry="206" fill="${s.sheet.radial(
      [
        [0, '#2aa866'],
        [0.7, '#14834a'],
        [1, '#0a4a2a'],
      ],
      [0.5, 0.2, 0.7],
    )}" stroke="#e4c27a" stroke-width="3"/><ellipse cx="${s.cx}" cy="524" rx="500" ry="170" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
    rouletteWheel(s.sheet, s.cx + d * 40, 312, 214, 0.5, 24) +
    card(s.sheet, 'A', 'spades', s.cx - d * 236, 330, 1.5, -d * 16) +
    card(s.sheet, 'K', 'hearts', s.cx - d * 168, 352, 1.5, -d * 2, 'crown') +
    chipStack(s.sheet, s.cx - d * 98, 446, 1.5, ['#c8102e', '#f4f0e4', '#1d5fc4', '#14834a', '#c8102e', '#1a1c22']) +
    chipStack(s.sheet, s.cx - d * 6, 466, 1.3, ['#1a1c22', '#e4c27a', '#1a1c22', '#e4c27a']) +
    die(s.cx + d * 250, 430, 34, 5, '#c8102e', -10) +
    die(s.cx + d * 188, 448, 30, 3, '#f6f1e4', 14) +
    chip(s.cx + d * 112, 452, 1, '#1d5fc4', 20) +
    glints(s.seed, [s.cx - 300, 30, 600, 300], 12, '#fff6d8')
  );
};
