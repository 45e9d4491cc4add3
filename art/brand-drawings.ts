import { drawFavicon, drawMerchantMark } from './merchant-mark.ts';
import { drawMoon, drawMoonIcon } from './moon-mark.ts';

/** The marks of the demo's merchants, each also with a background as the page's icon. */
const DRAWINGS = {
  mark: () => drawMerchantMark(),
  favicon: () => drawFavicon(),
  moon: drawMoon,
  'moon-icon': drawMoonIcon,
};
export type BrandDrawing = keyof typeof DRAWINGS;
export const BRAND_DRAWINGS = Object.keys(DRAWINGS) as [BrandDrawing, ...BrandDrawing[]];

export const drawBrand = (name: BrandDrawing): string => DRAWINGS[name]();
