import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './terminal.mjs';

/** @typedef {import('./streams-in-use.mjs').Module} Module */
/** @typedef {{ workspaces?: string[], [kind: string]: unknown }} Manifest */

/** @param {string} folder @returns {Manifest} */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

const INSTALLED = ['dependencies', 'optionalDependencies'];
/** @param {Manifest} manifest @param {string[]} kinds */
const packagesOf = (manifest, kinds) => kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
/** @param {string} folder */
const partOf = (folder) => {
  const manifest = manifestOf(folder);
  return {
    folder,
    installed: packagesOf(manifest, INSTALLED),
    all: packagesOf(manifest, [...INSTALLED, 'devDependencies']),
  };
};

/** Runs on a server that was installed without development packages. */
const IN_PRODUCTION = /^(server|contract|streams|art|studio\/(server|engines|titles|families))\//;
/** Scripts and views in these folders. */
const NOT_IN_PRODUCTION = /^(art\/cut-|studio\/families\/.*(\/view\/|write-)|server\/db\/write-schema)/;

/**
 * The imports of packages that the part of the importing file does not name in its own package.json, as `dependencies` where the
 * file runs in production. npm installs the packages of all parts into one folder, so such an import works, until the part is
 * installed alone or without development packages.
 * @param {Module[]} modules
 * @returns {string[]}
 */
export function foreignPackages(modules) {
  const parts = (manifestOf('.').workspaces ?? []).map(partOf);
  const platform = partOf('.');
  return modules.flatMap(({ source, dependencies }) => {
    if (source.startsWith('node_modules/')) return [];
    const { folder, installed, all } = parts.find((part) => source.startsWith(`${part.folder}/`)) ?? platform;
    const isInstalled = IN_PRODUCTION.test(source) && !NOT_IN_PRODUCTION.test(source);
    return dependencies.flatMap(({ resolved, dependencyTypes = [] }) => {
      const packages = isInstalled && !dependencyTypes.includes('type-only') ? installed : all;
      const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(resolved)?.[1]?.replace(/^@types\//, '');
      const known = name === undefined || packages.some((each) => each === name || each === `@types/${name}`);
      return known ? [] : [`${source} imports ${name}, which ${path.join(folder, 'package.json')} does not name.`];
    });
  });
}
