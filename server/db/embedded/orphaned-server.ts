import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesOf } from './cluster.ts';
import type { Place } from './place.ts';
import { commandOf, isAlive } from './processes.ts';

/** A PostgreSQL that outlived both its server and its supervisor. */
export interface OrphanedServer {
  pid: number;
  port: number;
  /** Undefined if it listens on loopback (Windows). */
  socketFolder?: string;
}

/** A supervisor gives PostgreSQL 30 s and then forces it. Beyond this it is no longer a shutdown. */
const LONGEST_SHUTDOWN_MS = 90_000;

/** A supervisor whose server died notices at once. One that runs this long has a live server. */
const LONGEST_SILENCE_MS = 5_000;

/**
 * Waits for a running shutdown to end, then looks for a PostgreSQL that still runs on this cluster. Returns 'in use' if it
 * has a live server, whatever the state of the data folder's lock.
 */
export async function findOrphanedServer(place: Place): Promise<OrphanedServer | 'in use' | undefined> {
  if ((await supervisorGone(place)) === 'never') return 'in use';
  const { postmasterPid, data } = filesOf(place);
  const lines = await readLines(postmasterPid);
  if (!lines) return undefined;
  const [pid, , , port, socketFolder] = lines;
  if (runs(Number(pid), data)) return { pid: Number(pid), port: Number(port), socketFolder: socketFolder || undefined };
  // The process number may be reused, and PostgreSQL itself would then refuse to start.
  await rm(postmasterPid, { force: true });
  if (socketFolder) await removeSocketFolder(socketFolder);
  return undefined;
}

/** Removes files by name, and the folder only when empty: the path comes from a file of a user who may have fewer rights. */
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

/** Whether the process runs and its command line contains the text. If command lines are unavailable, running is enough. */
function runs(pid: number, text: string): boolean {
  return pid > 0 && isAlive(pid) && (commandOf(pid) ?? text).includes(text);
}

async function readLines(file: string): Promise<string[] | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.split('\n').map((line) => line.trim()),
    () => undefined,
  );
}
