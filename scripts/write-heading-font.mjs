/** Writes the faces of headings in src/app/styles: node scripts/write-heading-font.mjs */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const styles = readFileSync(new URL('../src/app/styles/fonts.css', import.meta.url), 'utf8');

/**
 * The characters of the `unicode-range` of the face that names a file.
 * @param {string} file
 */
const charactersOf = (file) => {
  const face = styles.split('@font-face').find((each) => each.includes(`./${file}`)) ?? '';
  const range = /unicode-range:([^;]*);/.exec(face)?.[1] ?? '';
  const characters = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  if (characters.length === 0) throw new Error(`src/app/styles/fonts.css names no range for ${file}.`);
  return characters.join('');
};

const FACES = {
  'fraunces-headings.woff2': 'latin',
  'fraunces-headings-ext.woff2': 'latin-ext',
  'fraunces-headings-vi.woff2': 'vietnamese',
};
for (const [file, part] of Object.entries(FACES)) {
  const source = resolve(`@fontsource-variable/fraunces/files/fraunces-${part}-opsz-normal.woff2`);
  // Headings have one weight (styles: `600`), in sizes of 17 to 58 px: one optical size between them serves all.
  const headings = await subsetFont(readFileSync(source), charactersOf(file), {
    targetFormat: 'woff2',
    variationAxes: { wght: 600, opsz: 32 },
  });
  writeFileSync(new URL(`../src/app/styles/${file}`, import.meta.url), headings);
}
