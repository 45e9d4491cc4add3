import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest */

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

/** What a visitor needs next: the parts after the first screen, and the log-in dialog (vite.config.ts). */
const NEXT = [/^_later-.*\.js$/, /^_login-.*\.js$/];
/** The pages that are loaded apart and often opened first. */
const PAGES = { list: /\/game-list-page\.tsx$/, game: /\/game-page\.tsx$/ };

/**
 * The files of the build that the server names in the page.
 * @param {Manifest} manifest
 * @returns {{
 *   texts: Record<string, string>, accountTexts: Record<string, string>, next: string[], pages: Record<string, string[]>
 * }} `texts` and `accountTexts`: the chunk with the texts of each language, by its code; `next`: scripts and styles that follow the
 * first screen; `pages`: those of one page, by its kind
 */
export function namedFiles(manifest) {
  const first = firstLoad(manifest);
  const next = withImports(manifest, NEXT, first);
  return {
    texts: byLanguage(manifest, /\/languages\/(\w+)\.ts$/),
    accountTexts: byLanguage(manifest, /\/languages\/(\w+)\/account\/index\.ts$/),
    next,
    pages: Object.fromEntries(
      Object.entries(PAGES).map(([kind, pattern]) => [kind, withImports(manifest, [pattern], [...first, ...next])]),
    ),
  };
}

/**
 * Scripts and styles of the chunks that these patterns name and of all that they import, without those already named.
 * @param {Manifest} manifest
 * @param {RegExp[]} patterns
 * @param {string[]} named
 */
function withImports(manifest, patterns, named) {
  const keys = new Set(
    patterns.map((pattern) => Object.keys(manifest).find((key) => pattern.test(key)) ?? String(pattern)),
  );
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the build has no chunk like ${key}; see vite.config.ts.`);
    for (const each of chunk.imports ?? []) if (!named.includes(manifest[each]?.file ?? '')) keys.add(each);
  }
  return [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
}

/**
 * @param {Manifest} manifest
 * @param {RegExp} pattern
 * @returns {Record<string, string>}
 */
const byLanguage = (manifest, pattern) =>
  Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const code = pattern.exec(key)?.[1];
      return code ? [[code.toUpperCase(), file]] : [];
    }),
  );

/**
 * Stores the part of the manifest that the server needs (`.files.json`), and collects copies of the first page's scripts for
 * `npm run check:size`, which checks their budget.
 * @param {string} client folder of the built site, with Vite's manifest
 * @param {string} into
 */
export function collectFirstLoad(client, into) {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8'));
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const file of firstLoad(manifest)) cpSync(path.join(client, file), path.join(into, path.basename(file)));
  writeFileSync(path.join(client, '.files.json'), JSON.stringify(namedFiles(manifest)));
  // The manifest names our sources, and the server does not need it.
  rmSync(path.join(client, '.vite'), { recursive: true });
}
