/** How wide pictures with several widths are shown: the page that the server writes asks for the same one as the scripts. */
export const TILE_SIZES = '(max-width: 767px) 30vw, (max-width: 1023px) 24vw, 190px';
export const COVER_SIZES = '180px';

/** A `srcset` of the site's own pictures at another origin. */
export const setAt = (origin: string, set: string): string => set.replaceAll(/(^| )(?=\/)/g, `$1${origin}`);
