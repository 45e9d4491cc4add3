import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';

export type ImageType = 'image/png' | 'image/jpeg';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Detects the type from a file's first bytes, whatever its name. Undefined if it is not an accepted picture. */
export const imageTypeOf = (bytes: Buffer): ImageType | undefined => {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? 'image/jpeg' : undefined;
};

/** Largest picture that is decoded. A small file can hold a very large picture. */
const MAX_PIXELS = 40_000_000;
const WITHIN_SECONDS = 10;

// Only these two formats are decoded, whatever the file claims. The drawings of tiles (art/) are SVGs: an upload is one of the two
// by its first bytes. One thread each, and no cache.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] });
sharp.cache(false);
sharp.concurrency(1);
const oneOfTwo = pLimit(2);

/**
 * Decodes an uploaded picture off the main thread, at most two at a time, for `work` to write anew. This removes hidden data such as
 * location and time. Rejects if the picture cannot be read.
 */
export const withPicture = <T>(bytes: Buffer, work: (picture: Sharp) => Promise<T>): Promise<T> =>
  oneOfTwo(() =>
    work(
      sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
        .autoOrient()
        .timeout({ seconds: WITHIN_SECONDS }),
    ),
  );
