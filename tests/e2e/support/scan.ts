import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** The text of a QR code in a picture on the page. */
export const scan = async (picture: Locator): Promise<string | undefined> => {
  const shot = sharp(await picture.screenshot()).ensureAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data;
};
