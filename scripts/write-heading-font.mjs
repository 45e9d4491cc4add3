/** Writes src/app/styles/fraunces-headings.woff2: node scripts/write-heading-font.mjs */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const source = resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2');
const styles = readFileSync(new URL('../src/app/styles/fonts.css', import.meta.url), 'utf8');

/** The characters of the face's `unicode-range`. */
const range = /font-family: 'Fraunces Variable';[^}]*unicode-range:([^;]*);/.exec(styles)?.[1] ?? '';
const characters = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
  const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
});
if (characters.length === 0) throw new Error('src/app/styles/fonts.css names no range for Fraunces.');

// Headings have one weight (styles: `600`), in sizes of 17 to 58 px: one optical size between them serves all.
const headings = await subsetFont(readFileSync(source), characters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: 600, opsz: 32 },
});
writeFileSync(new URL('../src/app/styles/fraunces-headings.woff2', import.meta.url), headings);
