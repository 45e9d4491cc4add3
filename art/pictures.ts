import { BACKDROPS } from './backdrops/index.ts';
import { shade } from './colour.ts';
import { frame } from './frames.ts';
import { capitalHeight, drawLine } from './lettering.ts';
import { MATERIALS } from './materials.ts';
import { medallion } from './medallions.ts';
import type { Material } from './motif-table.ts';
import { emblem, motifPlace } from './motifs.ts';
import { card } from './objects/cards.ts';
import { chipStack } from './objects/chips.ts';
import { showFish } from './objects/fish.ts';
import { coinId, coinPile } from './objects/hoard.ts';
import { reelBank } from './objects/reels.ts';
import { rouletteWheel } from './objects/wheel.ts';
import type { Scene } from './scene.ts';
import { createScene } from './scene.ts';
import { createSeed } from './seed.ts';
import { dust, glints, glow, rays } from './shapes.ts';
import { createSheet, document, n } from './svg.ts';
import { texture } from './textures.ts';
import { VENDOR_LOOKS } from './vendor-looks.ts';

/** Subjects of promotions, with the motif, its material and the vendor whose colours light it. */
const PROMOTIONS = {
  welcome: ['present', 'gold', 'STUDIO'],
  deposit: ['piggy-bank', 'gold', 'JDB'],
  rebate: ['two-coins', 'gold', 'EG3'],
  raffle: ['star-formation', 'gold', 'LOTT'],
  missions: ['trophy-cup', 'gold', 'PITCH'],
  referral: ['heart-wings', 'rose', 'LOTUS'],
  birthday: ['cake-slice', 'rose', 'PP'],
  vip: ['imperial-crown', 'gold', 'KIRIN'],
  festival: ['asian-lantern', 'ruby', 'JL'],
  jackpot: ['cut-diamond', 'ice', 'EG7'],
  points: ['star-medal', 'ember', 'TCG_SEA'],
  tournament: ['crossed-swords', 'silver', 'GRID'],
} as const satisfies Record<string, readonly [string, Material, string]>;
export type PromotionKind = keyof typeof PROMOTIONS;
export const PROMOTION_KINDS = Object.keys(PROMOTIONS) as PromotionKind[];

const stage = (key: string, vendor: string, w: number, h: number, unit: number): Scene => {
  const scene = createScene(key, vendor, 'wide');
  return { ...scene, mood: scene.look.moods[0]!, w, h, cx: w / 2, cy: h * 0.46, unit };
};

/** Draws a promotion's picture, 480 × 320, without text. */
export function drawPromotion({ seed, kind }: { seed: string; kind: PromotionKind }): string {
  const [motif, material, vendor] = PROMOTIONS[kind];
  const s = stage(`promotion/${kind}/${seed}`, vendor, 480, 320, 1.1);
  const { back, front } = BACKDROPS[motifPlace(motif).theme](s);
  const coin = coinId(s.sheet, 'gold');
  const around = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const k = s.seed.float(0.8, 1.5);
    return `<use href="#${coin}" transform="translate(${n(s.cx + Math.cos(angle) * s.seed.float(120, 190))} ${n(s.cy + Math.sin(angle) * s.seed.float(80, 120))}) rotate(${s.seed.int(-60, 60)}) scale(${n(k)} ${n(k * s.seed.float(0.4, 1))})"/>`;
  }).join('');
  const body =
    back +
    `<rect width="480" height="320" fill="${texture(s.sheet, s.look.texture, s.mood.glow, 0.16)}"/>` +
    rays(s.cx, s.cy, 420, 22, s.mood.glow, 0.18) +
    medallion(s, s.seed.pick(['sunburst', 'rosette', 'wreath', 'ring', 'cog']), s.cx, s.cy, 104) +
    around +
    emblem(s.sheet, motif, material, s.cx, s.cy, 168, { halo: '#fff', tilt: s.seed.int(-6, 6) }) +
    front +
    coinPile(s.sheet, s.seed.fork('pile'), s.w, 306, 'gold', 1.2) +
    frame(s.sheet, s.look.frame, 480, 320, s.look.metal, s.look.accent);
  return document(480, 320, kind, s.sheet, body);
}

const FACES = [
  'panda',
  'tiger',
  'rabbit-head',
  'owl',
  'fox-head',
  'bear-head',
  'wolf-head',
  'lion',
  'elephant',
  'monkey',
  'frog',
  'toucan',
  'parrot-head',
  'dolphin',
  'sea-turtle',
  'octopus',
  'dragon-head',
  'unicorn',
  'eagle-head',
  'penguin',
  'polar-bear',
  'mermaid',
  'fairy',
  'samurai-helmet',
  'viking-helmet',
  'spartan-helmet',
  'ninja-head',
  'vintage-robot',
  'astronaut-helmet',
  'jester-hat',
  'wizard-face',
  'cleopatra',
  'pharoah',
  'calavera',
  'hummingbird',
  'butterfly',
  'seahorse',
  'pegasus',
] as const;

/** Draws a member's picture, 96 × 96, chosen by any text; fits round and square crops. */
export function drawAvatar(seedText: string): string {
  const seed = createSeed(`avatar/${seedText}`);
  const vendors = Object.values(VENDOR_LOOKS);
  const look = seed.pick(vendors);
  const mood = seed.pick(look.moods);
  const motif = seed.pick(FACES);
  const material = seed.pick(Object.keys(MATERIALS) as Material[]);
  const sheet = createSheet();
  const t = MATERIALS[look.metal];
  const body =
    `<rect width="96" height="96" fill="${sheet.radial(
      [
        [0, shade(mood.mid, 0.25)],
        [0.6, mood.mid],
        [1, mood.deep],
      ],
      [0.5, 0.4, 0.75],
    )}"/><rect width="96" height="96" fill="${texture(sheet, look.texture, mood.glow, 0.3)}"/>` +
    rays(48, 46, 80, 16, mood.glow, 0.2) +
    glow(sheet, 48, 46, 46, mood.glow, 0.7) +
    emblem(sheet, motif, material, 48, 48, 64, { tilt: seed.int(-8, 8), halo: mood.glow }) +
    `<circle cx="48" cy="48" r="45.5" fill="none" stroke="${t.dark}" stroke-width="5"/><circle cx="48" cy="48" r="45.5" fill="none" stroke="${sheet.linear(
      [
        [0, t.hi],
        [0.5, t.mid],
        [1, t.dark],
      ],
      [0, 0, 1, 1],
    )}" stroke-width="3"/>`;
  return document(96, 96, motif.replaceAll('-', ' '), sheet, body);
}

/** Draws the picture of a home entry tile, 240 × 200 on a transparent background, its subject in the middle. */
export function drawEntryTile(kind: 'LIVE' | 'RNG' | 'FISH'): string {
  const s = stage(`entry/${kind}`, { LIVE: 'EG3', RNG: 'STUDIO', FISH: 'TIDE' }[kind], 240, 200, 0.9);
  const light = glow(s.sheet, 120, 100, 118, s.mood.mid, 0.95) + glow(s.sheet, 120, 92, 88, s.mood.glow, 0.4);
  const matter = {
    LIVE: () =>
      card(s.sheet, 'A', 'spades', 62, 76, 0.95, -20) +
      card(s.sheet, 'K', 'hearts', 104, 62, 0.95, -4, 'crown') +
      rouletteWheel(s.sheet, 134, 124, 84, 0.56, 30) +
      chipStack(s.sheet, 50, 176, 0.9, ['#c8102e', '#f4f0e4', '#1d5fc4', '#14834a', '#e4c27a']),
    RNG: () =>
      rays(120, 96, 100, 18, s.mood.glow, 0.2) +
      emblem(s.sheet, 'asian-lantern', 'jade', 120, 66, 112, { halo: s.mood.glow }) +
      emblem(s.sheet, 'cut-diamond', 'rose', 42, 92, 62, { tilt: -12 }) +
      emblem(s.sheet, 'cherry', 'ruby', 200, 90, 62, { tilt: 10 }) +
      reelBank(s.sheet, ['round-star', 'lotus', 'two-coins'], 'gold', s.mood.deep, 120, 148, 0.9),
    FISH: () =>
      emblem(s.sheet, 'shark-jaws', 'sapphire', 124, 92, 126, { halo: s.mood.glow }) +
      showFish(s.sheet, 52, 54, 0.72, 1, '#ff8a2b', '#fff3d6', 8) +
      showFish(s.sheet, 58, 144, 0.95, 1, '#ffd23f', '#2a62d8', -10) +
      showFish(s.sheet, 196, 140, 0.74, -1, '#ff5a7e', '#ffd9e2', 6) +
      dust(s.seed, [20, 20, 200, 160], 18, '#dffcff', 1.6),
  }[kind]();
  return document(
    240,
    200,
    { LIVE: 'Live casino', RNG: 'Slots', FISH: 'Fish' }[kind],
    s.sheet,
    light + matter + glints(s.seed, [20, 14, 200, 150], 7, '#fff'),
  );
}

/** Draws the age-limit mark of the footer, 64 × 64. */
export function drawAgeLimit(age: 18 | 21): string {
  const sheet = createSheet();
  const number = drawLine(sheet, String(age), 'display', 29, 32 + capitalHeight(27) / 2, 27, '#f3f6ef', 'middle');
  return document(
    64,
    64,
    `${age}+`,
    sheet,
    `<circle cx="32" cy="32" r="29" fill="#0d1a17" stroke="#ff7a66" stroke-width="4"/>${number}<path d="M49.5 24.5v9M45 29h9" stroke="#ff7a66" stroke-width="3" stroke-linecap="round"/>`,
  );
}
