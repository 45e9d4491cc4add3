import { FEEDBACK } from '../../../contract/service.ts';
import { Failure } from '../../http/failure.ts';

export interface Image {
  media_type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const typeOf = (bytes: Buffer): Image['media_type'] | undefined => {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? 'image/jpeg' : undefined;
};

/** Reads a picture in base64 by its first bytes; throws `image_not_allowed` with its place where it is none, or too large. */
export const readImage = (text: string, index: number): Image => {
  const bytes = Buffer.from(text, 'base64');
  // What is not base64 is passed over by the reader: then less comes out than was written.
  const isWhole = bytes.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '');
  const media_type = typeOf(bytes);
  if (!isWhole || !media_type || bytes.length > FEEDBACK.imageBytes)
    throw new Failure('image_not_allowed', { details: { index } });
  return { media_type, bytes };
};
