import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workerData } from 'piscina';
import sharp from 'sharp';
import { drawBanner, type BANNER_THEMES } from './banner.ts';
import { drawBrand, type BrandDrawing } from './brand-drawings.ts';
import { drawBackdrop, drawGame, type GameSpec } from './game.ts';
import { drawAgeLimit, drawAvatar, drawEntryTile, drawPromotion } from './pictures.ts';
import { drawCrest } from './crest.ts';
import { drawSportMark } from './sport-marks.ts';
import { drawProduct } from './products.ts';
import { drawSymbol } from './symbols.ts';
import { drawTitleSymbol } from './title-symbol.ts';
import { drawVendorLogo } from './vendor-logo.ts';

interface BannerAddress {
  theme: (typeof BANNER_THEMES)[number];
  seed: string;
  side: 'start' | 'end';
}

/** Two thirds of the bytes of WebP. More effort takes twice the time for a tenth of them. */
const TILE_FORMAT = { quality: 50, effort: 0 };

// One drawing at a time, as the thread makes them. The server decodes two formats of uploads and blocks the others for all threads;
// an upload is told apart by its first bytes, so none is read as an SVG.
sharp.concurrency(1);
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** Returns a drawing as an image of pixels. Those of this and earlier starts are kept in the folder, by the drawing's hash. */
const raster = async (svg: string, width: number): Promise<Uint8Array> => {
  const { folder } = workerData as { folder: string | undefined };
  const place = folder && path.join(folder, `${createHash('sha256').update(svg).digest('hex')}-${width}.avif`);
  const kept = place && (await readFile(place).catch(() => null));
  if (kept) return kept;
  const made = await sharp(Buffer.from(svg)).resize(width).avif(TILE_FORMAT).toBuffer();
  if (place) await keep(place, made).catch(() => undefined);
  return made;
};

/** Writes the whole file or none. A full disk costs time, not pictures. */
const keep = async (place: string, contents: Uint8Array): Promise<void> => {
  const unfinished = `${place}.${randomUUID()}`;
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(unfinished, contents);
  await rename(unfinished, place);
};

/** The kinds of drawings, each with all of its inputs. */
const DRAW = {
  tile: ({ width, ...game }: Omit<GameSpec, 'shape'> & { width: number }) =>
    raster(drawGame({ ...game, shape: 'tile' }), width),
  wide: (game: Omit<GameSpec, 'shape'>) => drawGame({ ...game, shape: 'wide' }),
  vendor: drawVendorLogo,
  banner: ({ theme, seed, side }: BannerAddress) => drawBanner({ theme, seed, mirror: side === 'start' }),
  promotion: drawPromotion,
  product: drawProduct,
  avatar: ({ seed }: { seed: string }) => drawAvatar(seed),
  entry: ({ kind }: { kind: Parameters<typeof drawEntryTile>[0] }) => drawEntryTile(kind),
  age: ({ age }: { age: '18' | '21' }) => drawAgeLimit(age === '18' ? 18 : 21),
  crest: drawCrest,
  sport: drawSportMark,
  backdrop: drawBackdrop,
  titleSymbol: drawTitleSymbol,
  symbol: ({ name }: { name: Parameters<typeof drawSymbol>[0] }) => drawSymbol(name),
  brand: ({ name }: { name: BrandDrawing }) => drawBrand(name),
};
/** An SVG, or an AVIF. */
export type Picture = string | Uint8Array;
export type Kind = keyof typeof DRAW;
export type Subject<K extends Kind> = Parameters<(typeof DRAW)[K]>[0];

/** Makes one drawing in the worker thread (`drawing.ts`). */
export default ({ kind, what }: { kind: Kind; what: never }): Picture | Promise<Picture> => DRAW[kind](what);
