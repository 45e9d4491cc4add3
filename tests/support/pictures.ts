import sharp from 'sharp';
import { uploads } from '../../contract/uploads.ts';

/** The bytes of a real picture of one colour. */
export const pictureOf = (
  format: 'png' | 'jpeg',
  { width = 8, height = 8 }: { width?: number; height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .toFormat(format)
    .withExif({ IFD0: { Copyright: 'whoever took it' } })
    .toBuffer();

/** Sends a picture as the feedback form does. */
export const sendPicture = async (url: string, token: string | undefined, bytes: Uint8Array, name = 'a.png') => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { method, path } = uploads.feedbackPicture;
  const response = await fetch(`${url}${path}`, { method, headers, body });
  const answer = (await response.json()) as { success: boolean; message: string; value: { id: number } };
  return { status: response.status, ...answer };
};
