import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './terminal.mjs';

/** @typedef {import('./streams-in-use.mjs').Module} Module */
/** @typedef {{ workspaces?: string[], [kind: string]: unknown }} Manifest */

/** @param {string} folder @returns {Manifest} */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

/** @param {Manifest} manifest */
const packagesOf = (manifest) =>
  ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.keys(manifest[kind] ?? {}));

/**
 * The imports of packages that the part of the importing file does not name in its own package.json. npm installs the packages of
 * all parts into one folder, so such an import works, until the part is installed alone.
 * @param {Module[]} modules
 * @returns {string[]}
 */
export function foreignPackages(modules) {
  const root = manifestOf('.');
  const parts = (root.workspaces ?? []).map((folder) => ({ folder, packages: packagesOf(manifestOf(folder)) }));
  const platform = { folder: '.', packages: packagesOf(root) };
  return modules.flatMap(({ source, dependencies }) => {
    if (source.startsWith('node_modules/')) return [];
    const { folder, packages } = parts.find((part) => source.startsWith(`${part.folder}/`)) ?? platform;
    return dependencies.flatMap(({ resolved }) => {
      const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(resolved)?.[1]?.replace(/^@types\//, '');
      const known = name === undefined || packages.some((each) => each === name || each === `@types/${name}`);
      return known ? [] : [`${source} imports ${name}, which ${path.join(folder, 'package.json')} does not name.`];
    });
  });
}
