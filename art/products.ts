import { mix, shade } from './colour.ts';
import { MATERIALS } from './materials.ts';
import type { Material } from './motif-table.ts';
import { emblem, hasMotif } from './motifs.ts';
import { createSeed } from './seed.ts';
import { glints, glow } from './shapes.ts';
import { createSheet, document, n } from './svg.ts';
import { texture, type TextureName } from './textures.ts';

export interface ProductDrawing {
  motif: string;
  material: Material;
}

/** Whether there is such a motif to put on the plinth. */
export const canDrawProduct = ({ motif }: ProductDrawing): boolean => hasMotif(motif);

const [WIDTH, HEIGHT] = [480, 360];
const BAIZE = '#0c1c18';
const CLOTHS: readonly TextureName[] = ['lattice', 'damask', 'fans', 'rings', 'batik', 'diamonds', 'petals', 'scales'];

/** Draws a product of the points mall, 480 × 360, on a plinth in a lit niche, without text. */
export function drawProduct({ motif, material }: ProductDrawing): string {
  const seed = createSeed(`product/${motif}/${material}`);
  const sheet = createSheet();
  const tones = MATERIALS[material];
  const brass = MATERIALS.gold;
  const wall = mix(BAIZE, tones.dark, 0.42);
  const back = sheet.radial(
    [
      [0, shade(wall, 0.16)],
      [0.55, wall],
      [1, mix(BAIZE, tones.ink, 0.5)],
    ],
    [0.5, 0.42, 0.72],
  );
  const metal = sheet.linear(
    [
      [0, brass.dark],
      [0.24, brass.mid],
      [0.46, brass.light],
      [0.62, brass.mid],
      [1, brass.dark],
    ],
    [0, 0, 1, 0],
  );
  const top = sheet.linear([
    [0, shade(wall, -0.3)],
    [1, shade(wall, 0.2)],
  ]);
  const arch = (grow: number): string =>
    `M${n(96 - grow)} 300V${n(168 - grow)}A${n(144 + grow)} ${n(144 + grow)} 0 0 1 ${n(384 + grow)} ${n(168 - grow)}V300`;
  const niche =
    `<path d="${arch(0)}Z" fill="${shade(wall, -0.22)}" opacity=".55"/>` +
    `<path d="${arch(0)}Z" fill="${texture(sheet, seed.pick(CLOTHS), tones.light, 0.16)}"/>` +
    `<path d="${arch(0)}" fill="none" stroke="${brass.mid}" stroke-width="1.5" opacity=".5"/>` +
    `<path d="${arch(10)}" fill="none" stroke="${brass.mid}" stroke-width=".8" opacity=".28"/>`;
  const plinth =
    `<ellipse cx="240" cy="318" rx="172" ry="26" fill="#000" opacity=".34"/>` +
    `<path d="M104 290v16a136 24 0 0 0 272 0v-16Z" fill="${metal}"/>` +
    `<path d="M104 296a136 24 0 0 0 272 0" fill="none" stroke="${brass.ink}" stroke-width="1.2" opacity=".4"/>` +
    `<ellipse cx="240" cy="290" rx="136" ry="24" fill="${metal}"/>` +
    `<ellipse cx="240" cy="289" rx="127" ry="21" fill="${top}"/>` +
    `<ellipse cx="240" cy="290" rx="84" ry="11" fill="#000" opacity=".3"/>`;
  const body =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${back}"/>` +
    niche +
    `<rect y="300" width="${WIDTH}" height="60" fill="${mix(BAIZE, tones.ink, 0.35)}" opacity=".75"/>` +
    glow(sheet, 240, 160, 168, tones.light, 0.34) +
    plinth +
    emblem(sheet, motif, material, 240, 176, 208, { tilt: seed.int(-3, 3) }) +
    glints(seed, [110, 60, 260, 150], 4, tones.hi);
  return document(WIDTH, HEIGHT, motif.replaceAll('-', ' '), sheet, body);
}
