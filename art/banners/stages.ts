import { BACKDROPS } from '../backdrops/index.ts';
import { shade } from '../colour.ts';
import { medallion } from '../medallions.ts';
import { emblem } from '../motifs.ts';
import { ball } from '../objects/balls.ts';
import { showFish } from '../objects/fish.ts';
import { reelBank } from '../objects/reels.ts';
import type { Stage } from './shows.ts';
import { jackpot, lanterns, live, spray, toEnd } from './shows.ts';
import { drawSports } from '../scenes/sports.ts';
import { dust, glints, glow, rays } from '../shapes.ts';

const sea: Stage = (s) => {
  const { back, front } = BACKDROPS.sea(s);
  const d = toEnd(s);
  const school = [
    [-250, -120, 1, '#ff8a2b', '#fff3d6'],
    [-210, 70, 1.25, '#ffd23f', '#2a62d8'],
    [236, -132, 1.1, '#ff5a7e', '#ffd9e2'],
    [280, 60, 0.9, '#7be04a', '#0d6b4a'],
    [-310, -20, 0.7, '#b06bff', '#ffd0fa'],
    [120, 150, 1.1, '#37c2ff', '#fff36a'],
  ] as const;
  return (
    back +
    rays(s.cx, -60, 760, 30, '#fff', 0.1) +
    glow(s.sheet, s.cx, s.cy, 330, '#dcfff8', 0.6) +
    emblem(s.sheet, 'kraken-tentacle', 'violet', s.cx + d * 170, s.cy + 80, 240, { tilt: d * 8 }) +
    emblem(s.sheet, 'open-treasure-chest', 'gold', s.cx - d * 60, s.cy + 140, 190) +
    spray(s, 12, 220) +
    emblem(s.sheet, 'shark-jaws', 'sapphire', s.cx, s.cy - 40, 270, { halo: '#d8fff8' }) +
    school
      .map(([x, y, k, a, b]) =>
        showFish(s.sheet, s.cx + d * x, s.cy + y, k * 1.2, x < 0 ? d : -d, a, b, s.seed.int(-12, 12)),
      )
      .join('') +
    front +
    glints(s.seed, [s.cx - 320, 30, 640, 360], 10, '#fff')
  );
};

const football: Stage = (s) => {
  const d = toEnd(s);
  return (
    drawSports({ ...s, unit: 1.5, cy: 206 }, 'soccer-ball', 'FOOTBALL') +
    emblem(s.sheet, 'trophy-cup', 'gold', s.cx + d * 236, s.cy + 62, 190, { halo: '#fff4c4' }) +
    glints(s.seed, [s.cx - 300, 40, 620, 280], 12, '#fff')
  );
};

const missions: Stage = (s) => {
  const { back, front } = BACKDROPS.carnival(s);
  const d = toEnd(s);
  const stub = (x: number, y: number, turn: number, colour: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-74-38H74V-14a14 14 0 0 0 0 28V38H-74V14a14 14 0 0 0 0-28Z" fill="${s.sheet.linear(
      [
        [0, shade(colour, 0.35)],
        [1, shade(colour, -0.25)],
      ],
    )}" stroke="#fff6d8" stroke-width="3"/><path d="M36-32V32" stroke="#fff6d8" stroke-width="2" stroke-dasharray="5 5"/>${'<path d="M-54-14H20M-54 2H8M-54 18H16" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>'}</g>`;
  return (
    back +
    rays(s.cx, s.cy, 700, 26, '#fff', 0.1) +
    glow(s.sheet, s.cx, s.cy, 360, s.mood.glow, 0.8) +
    stub(s.cx - d * 220, s.cy + 40, -d * 18, '#e8304a') +
    stub(s.cx + d * 226, s.cy + 30, d * 16, '#2f7fe0') +
    stub(s.cx - d * 190, s.cy - 110, d * 12, '#23a862') +
    medallion(s, 'wreath', s.cx, s.cy - 12, 165) +
    emblem(s.sheet, 'trophy-cup', 'gold', s.cx, s.cy - 14, 250, { halo: '#fff' }) +
    emblem(s.sheet, 'star-medal', 'ember', s.cx + d * 196, s.cy - 116, 118, { tilt: d * 10 }) +
    ['12', '7', '33', '41', '25']
      .map((v, i) =>
        ball(
          s.sheet,
          s.cx + (i - 2) * 92,
          s.cy + 172 + Math.abs(i - 2) * -7,
          40,
          v,
          ['#e8304a', '#f5a524', '#23a862', '#2f7fe0', '#8c4de0'][i]!,
        ),
      )
      .join('') +
    spray(s, 10, 290) +
    front
  );
};

const slots: Stage = (s) => {
  const { back, front } = BACKDROPS.orient(s);
  const d = toEnd(s);
  return (
    back +
    front +
    rays(s.cx, s.cy, 600, 26, s.mood.glow, 0.16) +
    medallion(s, 'rosette', s.cx, s.cy - 20, 150) +
    emblem(s.sheet, 'double-dragon', 'gold', s.cx, s.cy - 30, 250, { halo: s.mood.glow }) +
    emblem(s.sheet, 'lotus', 'rose', s.cx - d * 236, s.cy + 60, 140, { tilt: -d * 8 }) +
    emblem(s.sheet, 'asian-lantern', 'jade', s.cx + d * 232, s.cy - 30, 190, { tilt: d * 6 }) +
    reelBank(
      s.sheet,
      ['handheld-fan', 'two-coins', 'lotus', 'asian-lantern:ruby', 'yin-yang'],
      'gold',
      s.mood.deep,
      s.cx,
      s.cy + 132,
      1.3,
    ) +
    spray(s, 10, 300)
  );
};

const arena: Stage = (s) => {
  const d = toEnd(s);
  const { back, front } = BACKDROPS.city(s);
  return (
    back +
    rays(s.cx, s.cy, 700, 20, s.look.accent, 0.14) +
    glow(s.sheet, s.cx, s.cy, 340, s.mood.glow, 0.7) +
    emblem(s.sheet, 'ninja-head', 'violet', s.cx - d * 208, s.cy + 20, 200, { tilt: -d * 6, halo: s.look.accent }) +
    emblem(s.sheet, 'robot-golem', 'ice', s.cx + d * 208, s.cy + 10, 210, { tilt: d * 6, halo: s.mood.glow }) +
    medallion(s, 'hexagon', s.cx, s.cy, 130) +
    emblem(s.sheet, 'sword-clash', 'gold', s.cx, s.cy, 190, { halo: '#fff' }) +
    front +
    dust(s.seed, [0, 0, s.w, s.h], 50, s.mood.glow, 1.6)
  );
};

/** The pictures that a banner can show, lit in the vendor's colours. */
export const BANNER_STAGES = {
  lanterns: { draw: lanterns, vendor: 'STUDIO' },
  jackpot: { draw: jackpot, vendor: 'KIRIN' },
  live: { draw: live, vendor: 'EG4' },
  sea: { draw: sea, vendor: 'TIDE' },
  football: { draw: football, vendor: 'PITCH' },
  missions: { draw: missions, vendor: 'LOTT' },
  slots: { draw: slots, vendor: 'JL' },
  arena: { draw: arena, vendor: 'GRID' },
} as const satisfies Record<string, { draw: Stage; vendor: string }>;
