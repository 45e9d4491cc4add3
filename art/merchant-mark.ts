import { mix } from './colour.ts';
import { createSheet, document } from './svg.ts';

export interface MerchantColours {
  primary: string;
  deep: string;
  /** Background of the favicon. */
  page: string;
}

const DEFAULT: MerchantColours = { primary: '#e4c27a', deep: '#a9822f', page: '#07110f' };

/** Draws a five-point star of light and dark facets inside a beaded ring. */
function mark({ primary, deep }: MerchantColours): string {
  const point = (radius: number, i: number): string => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return `${(16 + Math.cos(angle) * radius).toFixed(2)} ${(16 + Math.sin(angle) * radius).toFixed(2)}`;
  };
  const facet = (i: number): string => {
    const tip = point(9.6, i * 2);
    return `<path d="M16 16L${tip}L${point(4, i * 2 + 1)}Z" fill="${deep}"/><path d="M16 16L${tip}L${point(4, i * 2 + 9)}Z" fill="${mix(primary, '#ffffff', i === 0 || i === 4 ? 0.35 : 0.1)}"/>`;
  };
  return (
    `<circle cx="16" cy="16" r="14.6" fill="none" stroke="${primary}" stroke-width="2"/>` +
    `<circle cx="16" cy="16" r="11.8" fill="none" stroke="${deep}" stroke-width="1.1" stroke-linecap="round" stroke-dasharray="0 3.09"/>` +
    [0, 1, 2, 3, 4].map(facet).join('')
  );
}

/** Draws the merchant's mark, 32 × 32 on a transparent background. It has no ids, so it may be inlined in a page. */
export function drawMerchantMark(colours: Partial<MerchantColours> = {}): string {
  return document(32, 32, 'Parlour', createSheet(), mark({ ...DEFAULT, ...colours }));
}

/** Draws the mark on the page's dark background with space for rounded corners. */
export function drawFavicon(colours: Partial<MerchantColours> = {}): string {
  const all = { ...DEFAULT, ...colours };
  return document(
    32,
    32,
    'Parlour',
    createSheet(),
    `<rect width="32" height="32" rx="7" fill="${all.page}"/><g transform="translate(2.4 2.4) scale(.85)">${mark(all)}</g>`,
  );
}
