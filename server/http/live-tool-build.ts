import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** A build that has nothing to do is over in less. */
const WAIT_MS = 1_500;

/**
 * What a build leaves, built when it is first opened; without a build, what is there. `open` waits a moment for the build, and
 * returns 'building' while it goes on, and undefined if there is nothing. It throws the error of a failed build; the next call
 * builds again.
 */
export const builtOnDemand = <T>(read: () => T | undefined, build: (() => Promise<void>) | undefined) => {
  let made = build ? undefined : read();
  let building: Promise<void> | undefined;
  return {
    built: () => made,
    async open(): Promise<T | 'building' | undefined> {
      if (!build || made) return made;
      if (!building) {
        building = build().then(() => void (made = read()));
        // Thrown to the call that finds it failed.
        building.catch(() => undefined);
      }
      try {
        const isOver = await Promise.race([building.then(() => true), sleep(WAIT_MS, false, { ref: false })]);
        return isOver ? made : 'building';
      } catch (error) {
        building = undefined;
        throw error;
      }
    },
  };
};
