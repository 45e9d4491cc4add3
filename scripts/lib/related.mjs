import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+)'/gm;
const TEST = /^(tests\/[^/]+|(studio|dev)\/tests)\/.*\.test\.tsx?$/;
/** These start a database, a server or processes. */
const HEAVY = /^(tests\/(server|vendor-api|scripts|chaos)|dev\/tests|studio\/tests\/server\.)/;
/** As many files as end within a minute beside the checks. */
const MAX = { light: 10, heavy: 4 };

/**
 * Chooses the Node tests that most likely show a fault of these changes, those called like the changed file first, then by the
 * number of imports between. Of tests that start a server only those called like it: nearly all import nearly all of the server.
 * @param {string[]} changed
 * @param {string[]} sources all files of the clone that may import another
 * @param {string} root
 * @returns {{ chosen: string[], left: string[] }} `left` has the other tests that reach a changed file
 */
export function relatedTests(changed, sources, root) {
  const far = distances(changed, importers(sources, root));
  const names = changed.flatMap(wordOf);
  const rank = (/** @type {string} */ file) => (named(file, names) ? 0 : 100) + (far.get(file) ?? 99);
  const tests = sources
    .filter((file) => TEST.test(file) && (far.has(file) || (HEAVY.test(file) && named(file, names))))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  const takes = tests.filter((file) => !file.includes('.full.test.'));
  const chosen = [
    ...takes.filter((file) => !HEAVY.test(file)).slice(0, MAX.light),
    ...takes.filter((file) => HEAVY.test(file) && (changed.includes(file) || named(file, names))).slice(0, MAX.heavy),
  ];
  return { chosen, left: tests.filter((file) => !chosen.includes(file)) };
}

/**
 * The name by which tests of a file's domain, family, feature or stream are called.
 * @param {string} file
 */
function wordOf(file) {
  const [, word] =
    /^(?:server\/domains|studio\/families|src\/\w+|streams\/\w+)\/([^/]+?)(?:\/|\.\w+$)/.exec(file) ??
    /^(?:server|studio|contract|streams)\/([^/]+?)(?:\/|\.\w+$)/.exec(file) ??
    [];
  return word ? [word] : [];
}

/**
 * Whether a test lies in a folder of one of these names, or its own name starts with one.
 * @param {string} file
 * @param {string[]} names
 */
function named(file, names) {
  const parts = file.split('/').slice(2);
  return names.some((name) => parts.includes(name) || parts.at(-1)?.startsWith(`${name}.`));
}

/**
 * @param {string[]} sources
 * @param {string} root
 * @returns {Map<string, string[]>} for each file, who imports it
 */
function importers(sources, root) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of sources.filter((each) => existsSync(path.join(root, each)))) {
    for (const [, to] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), String(to));
      found.set(target, [...(found.get(target) ?? []), file]);
    }
  }
  return found;
}

/**
 * @param {string[]} changed
 * @param {Map<string, string[]>} from
 * @returns {Map<string, number>} how many imports lie between each file and the nearest changed one
 */
function distances(changed, from) {
  const far = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of far)
    for (const importer of from.get(file) ?? []) if (!far.has(importer)) far.set(importer, distance + 1);
  return far;
}
