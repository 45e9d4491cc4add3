import { MANIFEST_PATH } from '../../contract/first-page.ts';
import type { Brand } from '../../contract/site.ts';

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the merchant's colours as a style, so that the first paint has them; empty if it keeps the site's. */
export const styleOf = ({ colors }: Brand): string => {
  // The contract admits only names and hexadecimal colours, which cannot end the element.
  const lines = Object.entries(colors).map(([name, colour]) => `--brand-${name}:${colour}`);
  return lines.length > 0 ? `:root{${lines.join(';')}}` : '';
};

/** The media type of an icon by its path: a drawing, or an uploaded picture. */
export const iconTypeOf = (path: string): string => (path.endsWith('.webp') ? 'image/webp' : 'image/svg+xml');

/** Puts the merchant's name, icon, colour and cards for shared links into the head of index.html. */
export const branded = (template: string, brand: Brand): string => {
  const name = escaped(brand.name);
  const { icon = '/favicon.svg' } = brand;
  const page = brand.colors['page'];
  return template
    .replace(
      /<title>[^<]*<\/title>/,
      () =>
        `<title>${name}</title>
    <meta property="og:site_name" content="${name}" />
    <meta property="og:title" content="${name}" />
    <meta property="og:type" content="website" />
    <link rel="manifest" href="${MANIFEST_PATH}" />`,
    )
    .replace('href="/favicon.svg" type="image/svg+xml"', () => `href="${escaped(icon)}" type="${iconTypeOf(icon)}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (whole, before: string) =>
      page ? before + escaped(page) : whole,
    );
};
