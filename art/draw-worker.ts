import { drawBanner, type BANNER_THEMES } from './banner.ts';
import { drawBrand, type BrandDrawing } from './brand-drawings.ts';
import { drawBackdrop, drawGame } from './game.ts';
import { drawAgeLimit, drawAvatar, drawEntryTile, drawPromotion } from './pictures.ts';
import { drawSymbol } from './symbols.ts';
import { drawTitleSymbol } from './title-symbol.ts';
import { drawVendorLogo } from './vendor-logo.ts';

interface BannerAddress {
  theme: (typeof BANNER_THEMES)[number];
  seed: string;
  side: 'start' | 'end';
}

/** The kinds of drawings, each with all of its inputs. */
const DRAW = {
  game: drawGame,
  vendor: drawVendorLogo,
  banner: ({ theme, seed, side }: BannerAddress) => drawBanner({ theme, seed, mirror: side === 'start' }),
  promotion: drawPromotion,
  avatar: ({ seed }: { seed: string }) => drawAvatar(seed),
  entry: ({ kind }: { kind: Parameters<typeof drawEntryTile>[0] }) => drawEntryTile(kind),
  age: ({ age }: { age: '18' | '21' }) => drawAgeLimit(age === '18' ? 18 : 21),
  backdrop: drawBackdrop,
  titleSymbol: drawTitleSymbol,
  symbol: ({ name }: { name: Parameters<typeof drawSymbol>[0] }) => drawSymbol(name),
  brand: ({ name }: { name: BrandDrawing }) => drawBrand(name),
};
export type Kind = keyof typeof DRAW;
export type Subject<K extends Kind> = Parameters<(typeof DRAW)[K]>[0];

/** Makes one drawing in the worker thread (`drawing.ts`). */
export default ({ kind, what }: { kind: Kind; what: never }): string => DRAW[kind](what);
