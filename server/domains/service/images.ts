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
  const refused = new Failure('image_not_allowed', { details: { index } });
  const media_type = typeOf(Buffer.from(text.slice(0, 16), 'base64'));
  if (!media_type) throw refused;
  const bytes = Buffer.from(text, 'base64');
  // What is not base64 is passed over by the reader: then something else comes out. Compared whole, sign by sign: millions of
  // signs are no place for a pattern that looks for the end anew from each.
  if (bytes.length > FEEDBACK.imageBytes || bytes.toString('base64') !== text) throw refused;
  return { media_type, bytes };
};
