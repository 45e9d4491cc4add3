import { cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./first-load.mjs').Manifest} Manifest */

/** The view of a family, as the manifest names it. */
const VIEW = /\/families\/([\w-]+)\/view\/index\.ts$/;
/** Imported lazily, but needed before a game is painted. */
const FRAME = /\/vendor-frame\.ts$/;
/** English is part of the scripts themselves; another language's texts are files of their own. */
const LANGUAGE = /(?:^|\/)i18n\/([a-z]{2})\.ts$/;

/**
 * The scripts that a game needs before its first paint, by family and language: the entry, the messages of the frame, the
 * family's view, the texts, with all their imports. Not what opens on a click: rules, panels, verification.
 * @param {Manifest} manifest of the Studio's client, as Vite writes it
 * @returns {Record<string, Record<string, string[]>>} file names, sorted
 */
export function gameLoads(manifest) {
  const views = Object.keys(manifest).flatMap((key) => {
    const family = VIEW.exec(key)?.[1];
    return family ? [{ family, key }] : [];
  });
  const frame = Object.keys(manifest).find((key) => FRAME.test(key));
  // A renamed part would silently be missing from the count.
  if (!manifest['index.html'] || !frame || views.length === 0)
    throw new Error("The manifest of the Studio's build has no entry, frame or view; see scripts/lib/game-load.mjs.");
  const languages = ['en', ...Object.keys(manifest).flatMap((key) => LANGUAGE.exec(key)?.[1] ?? [])];
  return Object.fromEntries(
    views.map(({ family, key }) => [
      family,
      Object.fromEntries(
        languages.map((language) => [language, closureOf(manifest, ['index.html', frame, key], language)]),
      ),
    ]),
  );
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} entries
 * @param {string} language
 */
function closureOf(manifest, entries, language) {
  const texts = new RegExp(`(^|/)(i18n|texts|symbol-names|card-names|names)/${language}\\.ts$`);
  const found = new Set(entries);
  for (const key of found) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the Studio's build has no ${key}.`);
    for (const next of chunk.imports ?? []) found.add(next);
    for (const next of chunk.dynamicImports ?? []) if (texts.test(next)) found.add(next);
  }
  const files = [...found].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files.filter((file) => file.endsWith('.js')))].sort();
}

/**
 * Copies these scripts into a folder for each family, in the language whose scripts are largest, for `npm run check:size`.
 * @param {string} studio folder of the built client, with Vite's manifest
 * @param {string} into
 */
export function collectGameLoads(studio, into) {
  const manifest = JSON.parse(readFileSync(path.join(studio, '.vite', 'manifest.json'), 'utf8'));
  rmSync(into, { recursive: true, force: true });
  const bytes = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + statSync(path.join(studio, file)).size, 0);
  for (const [family, byLanguage] of Object.entries(gameLoads(manifest))) {
    const [largest = []] = Object.values(byLanguage).sort((a, b) => bytes(b) - bytes(a));
    const folder = path.join(into, family);
    mkdirSync(folder, { recursive: true });
    for (const file of largest) cpSync(path.join(studio, file), path.join(folder, path.basename(file)));
  }
  // The manifest names our sources, and the server does not need it.
  rmSync(path.join(studio, '.vite'), { recursive: true });
}
