import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../scripts/build-tools.mjs', import.meta.url));
/** What the build needs and a production installation (`npm ci --omit=dev`) leaves out. */
const NEEDED = '@babel/core';

/**
 * Returns what builds the testers' tools in a process of its own, at low priority, where their sources changed; undefined in an
 * installation without what builds them. It rejects if the build fails.
 */
export const liveToolBuild = (): (() => Promise<void>) | undefined => {
  try {
    createRequire(import.meta.url).resolve(NEEDED);
  } catch {
    return undefined;
  }
  return existsSync(SCRIPT) ? build : undefined;
};

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build ended with ${code}: ${said}`))));
    // The site goes on meanwhile.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
