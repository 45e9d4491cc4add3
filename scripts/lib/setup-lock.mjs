import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, say, Stop } from './terminal.mjs';

const FILE = path.join(ROOT, '.cache', 'setup.pid');
/** No installation or build takes this long: an older lock belongs to an ended process whose id may be reused. */
const LONGEST_MS = 20 * 60_000;

/**
 * Runs the work while no other entry script of this clone installs or builds; two at once would corrupt each other's files.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  await take();
  const release = () => rmSync(FILE, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function take() {
  for (let waiting = false; ; waiting = true) {
    try {
      mkdirSync(path.dirname(FILE), { recursive: true });
      writeFileSync(FILE, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== 'EEXIST') {
        throw new Stop(
          `Cannot write in ${ROOT} (${code}); make the folder writable for this user, or clone it elsewhere.`,
        );
      }
    }
    if (!holderLives()) rmSync(FILE, { force: true });
    else {
      if (!waiting) say('Another npm start or npm test is installing or building in this folder; waiting for it.');
      await sleep(500);
    }
  }
}

function holderLives() {
  try {
    if (Date.now() - statSync(FILE).mtimeMs > LONGEST_MS) return false;
    const pid = Number(readFileSync(FILE, 'utf8'));
    // The file is created but not yet written: another process holds the lock.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
