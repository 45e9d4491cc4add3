import { execFileSync } from 'node:child_process';
import { ROOT } from './terminal.mjs';

/** What is drawn by where there is no commit to draw by. */
const WITHOUT_COMMIT = 20_261_121;

/**
 * The seed of a run of the tests: a new one for each commit, so that a small share of the volume each time becomes the whole.
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
