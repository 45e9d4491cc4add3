import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesOf } from './cluster.ts';
import type { Place } from './place.ts';
import { commandOf, isAlive } from './processes.ts';

/** A PostgreSQL that outlived both its server and its supervisor. */
export interface Survivor {
  pid: number;
  port: number;
  /** Undefined where it listens on loopback (Windows). */
  socketFolder?: string;
}

/** A supervisor gives PostgreSQL 30 s and then is harder on it; past this it is not a shutdown any more. */
const LONGEST_SHUTDOWN_MS = 90_000;

/** A supervisor whose server died hears of it at once; one that goes on this long has a living server behind it. */
const LONGEST_SILENCE_MS = 5_000;

/**
 * Waits out a shutdown under way, then looks for a PostgreSQL that still runs on this cluster.
 * Answers 'in use' where a server lives behind it, whatever became of the data folder's lock.
 */
export async function findSurvivor(place: Place): Promise<Survivor | 'in use' | undefined> {
  if ((await supervisorGone(place)) === 'never') return 'in use';
  const { postmasterPid, data } = filesOf(place);
  const lines = await readLines(postmasterPid);
  if (!lines) return undefined;
  const [pid, , , port, socketFolder] = lines;
  if (runs(Number(pid), data)) return { pid: Number(pid), port: Number(port), socketFolder: socketFolder || undefined };
  // The number may be another process's by now, for which PostgreSQL itself would refuse to start.
  await rm(postmasterPid, { force: true });
  if (socketFolder) await removeSocketFolder(socketFolder);
  return undefined;
}

/** By name and only when empty: the path comes from a file of a user who may have less rights than we. */
async function removeSocketFolder(folder: string): Promise<void> {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(path.join(folder, name), { force: true });
  await rmdir(folder).catch(() => undefined);
}

async function supervisorGone(place: Place): Promise<'gone' | 'never'> {
  const began = Date.now();
  for (;;) {
    const [pid, state] = (await readLines(filesOf(place).supervisorPid))?.[0]?.split(' ') ?? [];
    if (!runs(Number(pid), 'supervisor.mjs')) return 'gone';
    const waited = Date.now() - began;
    if (waited > LONGEST_SHUTDOWN_MS) return 'gone';
    if (waited > LONGEST_SILENCE_MS && state !== 'stopping') return 'never';
    await sleep(25);
  }
}

/** Whether the process lives and its command line holds the text; where commands are not told, living is enough. */
function runs(pid: number, text: string): boolean {
  return pid > 0 && isAlive(pid) && (commandOf(pid) ?? text).includes(text);
}

async function readLines(file: string): Promise<string[] | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.split('\n').map((line) => line.trim()),
    () => undefined,
  );
}
