import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../start/startup-error.ts';
import { isAlive, pidSpace, startOf } from './processes.ts';

/** The lock of a data folder, held by one process. */
export interface DataLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  startedAt?: string;
  space: string;
}

const BEAT_MS = 2_000;
/**
 * How long to watch a holder that cannot be looked up (in another container). Shorter than two heartbeats would miss a live
 * one.
 */
const LISTEN_MS = 8_000;
const LONGEST_TURN_MS = 10_000;

/**
 * Locks the folder for this process. Throws a StartupError that names the holder if another process holds it. A killed
 * process leaves no lock: the file names the process by number and start time, and both are checked.
 */
export async function lockData(folder: string, listenMs = LISTEN_MS): Promise<DataLock> {
  const file = path.join(folder, 'parlour.lock');
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid), space: pidSpace() };
  const mine = JSON.stringify(holder);
  while (!(await create(file, mine))) {
    // A file that is gone by now is created at the next turn.
    const theirs = await readFile(file, 'utf8').catch(() => undefined);
    if (theirs === undefined) continue;
    if (await lives(file, theirs, listenMs)) throw new StartupError(inUse(folder, parse(theirs)?.pid));
    await removeStale(file, theirs);
  }
  // A missed beat is made up by the next one.
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), BEAT_MS).unref();
  return {
    async release() {
      clearInterval(beat);
      // A lock that is gone needs no release.
      const current = await readFile(file, 'utf8').catch(() => undefined);
      if (current === mine) await rm(file, { force: true });
    },
  };
}

/** Returns the error for a folder that another process holds. */
export function inUse(folder: string, pid?: number): string {
  const who = pid === undefined ? 'another process' : `another Parlour (process ${pid})`;
  return `The data in ${folder} are in use by ${who}; stop it first, or start this one on other data, as in DATA_DIR=./data2 npm start.`;
}

async function create(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, content, { mode: 0o644 });
  try {
    // A link appears atomically with its content. The few file systems without links use a plain write.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      return writeFile(file, content, { flag: 'wx' });
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function lives(file: string, content: string, listenMs: number): Promise<boolean> {
  const holder = parse(content);
  if (holder?.space === pidSpace()) {
    if (!isAlive(holder.pid)) return false;
    const startedAt = startOf(holder.pid);
    if (startedAt && holder.startedAt) return startedAt === holder.startedAt;
  }
  return beats(file, listenMs);
}

/** Whether the file's time changes within `listenMs`. Clocks are not compared, because they may belong to two machines. */
async function beats(file: string, listenMs: number): Promise<boolean> {
  const before = await touchedAt(file);
  for (let waited = 0; waited < listenMs; waited += 250) {
    await sleep(250);
    if ((await touchedAt(file)) !== before) return true;
  }
  return false;
}

async function touchedAt(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/**
 * Removes the stale lock, unless it was replaced meanwhile. One process at a time may remove locks, so that nobody can put a
 * live lock in its place between reading and removing.
 */
async function removeStale(file: string, judged: string): Promise<void> {
  const turn = `${file}.turn`;
  try {
    await mkdir(turn);
  } catch {
    // Another process is removing a lock, which takes moments. If it was killed meanwhile, its folder is left behind.
    const since = await touchedAt(turn);
    if (since !== undefined && Date.now() - since > LONGEST_TURN_MS) await rmdir(turn).catch(() => undefined);
    await sleep(20);
    return;
  }
  try {
    const current = await readFile(file, 'utf8').catch(() => undefined);
    // Another process has removed it where it could not be read.
    if (current === judged) await rm(file);
  } finally {
    await rmdir(turn).catch(() => undefined);
  }
}

function parse(content: string): Holder | undefined {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return undefined;
  }
}
