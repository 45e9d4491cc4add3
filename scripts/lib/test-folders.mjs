import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './terminal.mjs';

/** Tests that stand beside the part which they test, by the name of their project. */
const BESIDE = { studio: 'studio/tests', dev: 'dev/tests' };
/** Folders of `tests/` without tests on Node. */
const OTHERS = ['e2e', 'bench', 'support', 'screens', 'recordings'];

/**
 * The folder of each project of vitest.config.ts.
 * @param {string} [root] of the clone
 * @returns {Record<string, string>}
 */
export function testFolders(root = ROOT) {
  const platform = readdirSync(path.join(root, 'tests'), { withFileTypes: true })
    .filter((each) => each.isDirectory() && !OTHERS.includes(each.name))
    .map((each) => [each.name, `tests/${each.name}`]);
  return { ...Object.fromEntries(platform), ...BESIDE };
}
