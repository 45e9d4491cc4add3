import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const files = ['src', 'dev/page'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);

/** Classes that are read of an imported module: `styles.bar` of `import styles from './bar.module.css'`. */
const classesUsed = (file: string): { sheet: string; name: string }[] => {
  const text = read(file);
  return [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([, styles, sheet]) =>
    [
      ...new Set(
        [...text.matchAll(new RegExp(`(?<![\\w/.-])${styles}\\.(?!module\\b)(\\w+)`, 'g'))].map(([, name]) => name!),
      ),
    ].map((name) => ({ sheet: path.join(path.dirname(file), sheet!), name })),
  );
};

it('every class that a view reads of its style sheet is there', () => {
  const missing = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => classesUsed(file).map((each) => ({ file, ...each })))
    .filter(({ sheet, name }) => !new RegExp(`\\.${name}(?![\\w-])`).test(read(sheet)))
    .map(({ file, name }) => `${file}: .${name}`);
  expect(missing).toEqual([]);
});

it('no style sheet has one selector twice outside media queries', () => {
  const twice = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const selectors = [...read(file).matchAll(/^([^\s@}][^{}]*)\{/gm)].map(([, selector]) => selector!.trim());
      return selectors
        .filter((selector, at) => selectors.indexOf(selector) !== at)
        .map((selector) => `${file}: ${selector}`);
    });
  expect(twice).toEqual([]);
});
