import { execFileSync } from 'node:child_process';
import { ROOT } from './terminal.mjs';

/** The seed where there is no commit. */
const WITHOUT_COMMIT = 20_261_121;

/**
 * The seed of a test run: a new one for each commit, so that many small runs together cover the whole volume.
 * @param {string} [folder] of the clone
 * @returns {number} of at most nine digits
 */
export function commitSeed(folder = ROOT) {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(commit.toString().slice(0, 12), 16) % 1_000_000_000;
  } catch {
    return WITHOUT_COMMIT;
  }
}
