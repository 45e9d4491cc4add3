import { escaped } from './brand-head.ts';

/** What is known of a page's first screen. */
export interface FirstScreen {
  kind: 'home' | 'list' | 'game' | 'other';
  /** The pictures to show: the first banner, the first games of a list, or the game. */
  pictures: readonly FirstPicture[];
}
export interface FirstPicture {
  src: string;
  /** The picture in several widths, and how wide it is shown, as in an `img`. */
  set?: { srcset: string; sizes: string };
}

/** The first row on a phone. More pictures delay the first paint (decision 0014). */
export const LISTED = 3;

const image = (name: string, { src, set }: FirstPicture, size: string): string =>
  `<img class="${name}" src="${escaped(src)}"${set ? ` srcset="${escaped(set.srcset)}" sizes="${set.sizes}"` : ''} alt="" ${size}>`;
const TILE = 'width="300" height="400"';

/**
 * The outline shown until the scripts render the page: its frame, the merchant's name, and the pictures that the page shows in
 * the same places.
 */
export const outline = (name: string, { kind, pictures }: FirstScreen): string => {
  if (kind === 'game')
    return `<div class="first first-game" aria-hidden="true">
        <div class="first-head"></div>
        ${pictures.map((picture) => image('first-cover', picture, TILE)).join('')}
      </div>`;
  const tiles = pictures.map((picture) => image('first-tile', picture, TILE)).join('');
  const main = {
    home: pictures.map((picture) => image('first-banner', picture, 'width="900" height="340"')).join(''),
    list: `<div class="first-grid">${tiles}</div>`,
    other: '',
  }[kind];
  return `<div class="first" aria-hidden="true">
        <div class="first-top"><b>${escaped(name)}</b></div>
        <div class="first-bar"></div>
        <div class="first-main first-${kind}">${main}</div>
      </div>`;
};
