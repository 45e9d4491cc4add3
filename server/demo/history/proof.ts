import sharp from 'sharp';
import { addPicture } from '../../domains/support/pictures.ts';
import { callOf, type World } from './world.ts';

const WIDTH = 320;
const HEIGHT = 220;
const WHITE = 250;
const INK = 150;

/** A bank statement too small to read: a heading and lines of text as grey bars. */
const statement = async (): Promise<Buffer> => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3, WHITE);
  const bar = (top: number, height: number, left: number, right: number) => {
    for (let y = top; y < top + height; y++) pixels.fill(INK, (y * WIDTH + left) * 3, (y * WIDTH + right) * 3);
  };
  bar(18, 14, 20, 150);
  for (let line = 0; line < 8; line++) {
    bar(52 + line * 18, 6, 20, 150 + ((line * 37) % 60));
    bar(52 + line * 18, 6, 250, 300);
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
};

/** Stores the picture that a member sends because a payment did not arrive. Returns its id. */
export const keepProof = async (world: World, memberId: number): Promise<number> =>
  (await addPicture(world.ctx, callOf(world, memberId, 'proof'), await statement())).id;
