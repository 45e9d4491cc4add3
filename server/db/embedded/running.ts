import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { filesOf, readKey, ROLE } from './cluster.ts';
import { findPlace } from './place.ts';
import { isAlive } from './processes.ts';

/**
 * Returns the URL of the PostgreSQL that a server currently runs on this data folder, or undefined. For a second process that
 * only reads.
 */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const place = findPlace(dataDir);
  const text = await readFile(filesOf(place).postmasterPid, 'utf8').catch(() => '');
  // PostgreSQL's own file: process, data folder, start, port, socket folder, address, memory, status.
  const [pid, , , port, socketFolder] = text.split('\n').map((line) => line.trim());
  if (!port || !isAlive(Number(pid))) return undefined;
  const host = socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1';
  return `postgresql://${ROLE}:${await readKey(place)}@${host}:${port}/${ROLE}`;
}
