import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { program } from './binaries.ts';
import { CLEAN_ENVIRONMENT, filesOf } from './cluster.ts';
import { makeSocketFolder, type Place } from './place.ts';
import { findOrphanedServer } from './orphaned-server.ts';

/** A PostgreSQL under a supervisor process. It may still be starting. */
export interface Launched {
  port: number;
  socketFolder?: string;
  adopted: boolean;
  /** Exits when PostgreSQL has ended, with its exit code. It runs as long as the pipe to it stays open. */
  supervisor: ChildProcess;
}

/** Settings of PostgreSQL by name, as in postgresql.conf. */
export type Settings = Record<string, string>;

/**
 * PostgreSQL's own cache in megabytes: a sixteenth of what the process may use, from 128 to 1,024. It takes memory only as it
 * fills. With 128 a draw of 100,000 tickets read 1.4 million pages from outside it. `constrained`: bytes, 0 or huge without a
 * limit.
 */
export const bufferMegabytes = (constrained: number, total: number): number => {
  const bytes = constrained > 0 ? Math.min(constrained, total) : total;
  return Math.min(1_024, Math.max(128, Math.floor(bytes / 16 / 2 ** 20)));
};

const SETTINGS: Settings = {
  // An acknowledged bet survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  // The server's pool, its listeners and psql. Each connection costs about 2 MB.
  max_connections: '100',
  shared_buffers: `${bufferMegabytes(process.constrainedMemory(), totalmem())}MB`,
  // For many short statements a parallel plan costs more than it gains, and needs shared memory that containers lack.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Starts PostgreSQL on the cluster, or adopts the one that runs there. Returns undefined if that one has a live server. */
export async function launch(place: Place, settings: Settings): Promise<Launched | undefined> {
  const files = filesOf(place);
  const orphan = await findOrphanedServer(place);
  if (orphan === 'in use') return undefined;
  const { port, socketFolder } = orphan ?? (await newAddress(place));
  const orders = {
    postgres: program(place.binaries, 'postgres'),
    pgCtl: program(place.binaries, 'pg_ctl'),
    args: ['-D', files.data, ...flags({ ...SETTINGS, ...settings, ...address(port, socketFolder) })],
    data: files.data,
    log: files.log,
    pidFile: files.supervisorPid,
    socketFolder,
    account: place.account,
    adopt: orphan?.pid,
  };
  const supervisor = spawn(process.execPath, [SUPERVISOR, JSON.stringify(orders)], {
    // Its own session: Ctrl-C in the terminal ends the server, which still needs the database to stop cleanly.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: CLEAN_ENVIRONMENT,
    cwd: place.cluster,
    windowsHide: true,
  });
  supervisor.stdin?.on('error', () => undefined);
  return { port, socketFolder, adopted: orphan !== undefined, supervisor };
}

/** Returns PostgreSQL's last error from its log, to explain why it does not start. */
export async function lastComplaint(place: Place): Promise<string | undefined> {
  const log = await readFile(filesOf(place).log, 'utf8').catch(() => '');
  return log
    .split('\n')
    .map((line) => /(?:FATAL|PANIC|ERROR): {2}(.*)/.exec(line)?.[1])
    .findLast((complaint) => complaint !== undefined);
}

const SUPERVISOR = fileURLToPath(new URL('supervisor.mjs', import.meta.url));

/** On Unix the port is only a part of the socket's name. */
const SOCKET_PORT = 5432;

async function newAddress(place: Place): Promise<{ port: number; socketFolder?: string }> {
  if (process.platform === 'win32') return { port: await freePort() };
  return { port: SOCKET_PORT, socketFolder: makeSocketFolder(place.account) };
}

function address(port: number, socketFolder?: string): Settings {
  return {
    port: String(port),
    listen_addresses: socketFolder ? '' : '127.0.0.1',
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
  };
}

function flags(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
