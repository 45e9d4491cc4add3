import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testFolders } from './test-folders.mjs';
import { ROOT } from './terminal.mjs';

/** Checks that only the full run contains: ESLint with types takes minutes, and 1.3 GB; the image installs its packages. */
export const FULL_CHECKS = ['check:lint', 'check:image'];

/**
 * What `npm test` leaves to the full run, a line for each folder of tests and for the checks.
 * @param {string} [root] of the clone
 * @returns {string[]}
 */
export function leftOut(root = ROOT) {
  /** @type {Map<string, { files: number, parts: number }>} */
  const folders = new Map();
  for (const [name, folder] of Object.entries({ ...testFolders(root), e2e: 'tests/e2e' })) {
    const sum = { files: 0, parts: 0 };
    for (const file of testsIn(path.join(root, folder))) {
      if (/\.full\.test\.tsx?$/.test(file)) sum.files += 1;
      else {
        const text = readFileSync(path.join(root, folder, file), 'utf8').replace(/^import .*$/gm, '');
        sum.parts += text.match(/\bFULL_RUN(_ONLY)?\b/g)?.length ?? 0;
      }
    }
    folders.set(name, sum);
  }
  const lines = [...folders]
    .filter(([, { files, parts }]) => files + parts > 0)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([folder, { files, parts }]) => {
      const counts = [
        files > 0 && `${files} ${files === 1 ? 'file' : 'files'}`,
        parts > 0 && `${parts} marked ${parts === 1 ? 'place' : 'places'}`,
      ];
      return `${folder}: ${counts.filter(Boolean).join(', ')}`;
    });
  return [...lines, `checks: ${FULL_CHECKS.join(', ')}`];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
}
