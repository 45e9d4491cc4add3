import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} Manifest */

/** Loaded lazily, but needed by every visitor of the home page: the socket, and the texts of one language. */
const AT_ONCE = [/\/languages\/en\.ts$/, /socket\.io-client|^_socket-/];

/**
 * The scripts that a visitor's first page needs: the entry with its imports, and the lazy parts that load at once.
 * @param {Manifest} manifest as Vite writes it
 * @returns {string[]} file names, sorted
 */
export function firstLoad(manifest) {
  // Vite writes an entry that only imports into the page itself; `first` is what it imports (vite.config.ts).
  const first = Object.keys(manifest).find((key) => /^_first-.*\.js$/.test(key));
  if (!first) throw new Error('The manifest of the build has no chunk named first; see vite.config.ts.');
  const found = new Set([first]);
  for (const key of found) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the build has no ${key}.`);
    const lazy = chunk.dynamicImports?.filter((each) => AT_ONCE.some((pattern) => pattern.test(each)));
    for (const next of [...(chunk.imports ?? []), ...(lazy ?? [])]) found.add(next);
  }
  // A renamed part would silently be missing from the count.
  const missed = AT_ONCE.find((pattern) => ![...found].some((key) => pattern.test(key)));
  if (missed)
    throw new Error(`Nothing in the build's first page is named like ${missed}; see scripts/lib/first-load.mjs.`);
  const files = [...found].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files.filter((file) => file.endsWith('.js')))].sort();
}

/**
 * The chunk of each language's texts by language code; the server preloads it with the page.
 * @param {Manifest} manifest
 * @returns {Record<string, string>}
 */
export function wordsOf(manifest) {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const code = /\/languages\/(\w+)\.ts$/.exec(key)?.[1];
      return code ? [[code.toUpperCase(), file]] : [];
    }),
  );
}

/**
 * Stores the part of the manifest that the server needs (`.words.json`), and collects copies of the first page's scripts for
 * `npm run check:size`, which checks their budget.
 * @param {string} client folder of the built site, with Vite's manifest
 * @param {string} into
 */
export function collectFirstLoad(client, into) {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8'));
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const file of firstLoad(manifest)) cpSync(path.join(client, file), path.join(into, path.basename(file)));
  writeFileSync(path.join(client, '.words.json'), JSON.stringify(wordsOf(manifest)));
  // The manifest names our sources, and the server does not need it.
  rmSync(path.join(client, '.vite'), { recursive: true });
}
