import type { DemoTexts } from '../languages/index.ts';

/** Code, motif and material of the picture, points, how many there are (null: no bound), and how many one member may have. */
type Good = readonly [
  code: keyof DemoTexts['goods'],
  picture: string,
  points: number,
  stock: number | null,
  maxEach: number,
];

/** Goods of the points mall. */
export const GOODS: readonly Good[] = [
  ['tea-set', 'teapot/jade', 3400, 120, 2],
  ['vase', 'porcelain-vase/sapphire', 5200, 60, 1],
  ['fan', 'handheld-fan/ruby', 650, 300, 3],
  ['lantern', 'asian-lantern/ruby', 1450, 200, 2],
  ['bonsai', 'bonsai-tree/jade', 4600, 80, 1],
  ['cranes', 'paper-crane/pearl', 280, null, 5],
  ['watch', 'pocket-watch/gold', 18500, 40, 1],
  ['hourglass', 'sands-of-time/bronze', 1900, 90, 1],
  ['headphones', 'headphones/violet', 9800, 70, 1],
  ['microphone', 'microphone/silver', 7400, 50, 1],
  ['guitar', 'guitar/ember', 14200, 35, 1],
  ['drum', 'drum/ruby', 2600, 90, 1],
  ['maracas', 'maracas/ember', 720, 150, 2],
  ['gamepad', 'gamepad/sapphire', 6300, 60, 1],
  ['retro', 'retro-controller/lime', 3900, 45, 1],
  ['robot', 'vintage-robot/ice', 1650, 110, 2],
  ['drone', 'delivery-drone/ice', 24000, 25, 1],
  ['football', 'soccer-ball/silver', 1800, 200, 2],
  ['basketball', 'basketball-ball/ember', 1700, 160, 2],
  ['tennis', 'tennis-ball/lime', 480, 140, 2],
  ['shuttlecocks', 'shuttlecock/pearl', 520, 120, 2],
  ['gloves', 'boxing-glove/ruby', 3100, 70, 1],
  ['cards', 'poker-hand/ruby', 360, null, 3],
  ['dice', 'rolling-dices/ice', 420, 180, 2],
  ['hat', 'top-hat/silver', 2950, 90, 1],
  ['wheel', 'ship-wheel/bronze', 4150, 55, 1],
  ['ring', 'diamond-ring/ice', 48000, 15, 1],
  ['pendant', 'gem-pendant/rose', 32500, 20, 1],
  ['cupcakes', 'cupcake/rose', 390, 250, 4],
  ['lamp', 'magic-lamp/gold', 62000, 5, 1],
];
