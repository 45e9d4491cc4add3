import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../start/startup-error.ts';
import { program } from './binaries.ts';
import type { Place } from './place.ts';

/** The files of a cluster, all in one folder. */
export function filesOf({
  cluster,
}: Place): Record<'data' | 'key' | 'log' | 'postmasterPid' | 'supervisorPid', string> {
  const data = path.join(cluster, 'data');
  return {
    data,
    key: path.join(cluster, 'key'),
    log: path.join(cluster, 'log'),
    postmasterPid: path.join(data, 'postmaster.pid'),
    supervisorPid: path.join(cluster, 'supervisor.pid'),
  };
}

/** The one role of the cluster, and its database. */
export const ROLE = 'parlour';

/** Creates the cluster if there is none. It is renamed into place when it is complete, so it never exists in part. */
export async function ensureCluster(place: Place): Promise<'made' | 'found'> {
  const parent = path.dirname(place.cluster);
  const name = path.basename(place.cluster);
  const siblings = await readdir(parent);
  for (const left of siblings.filter((each) => each.startsWith(`${name}.draft-`))) {
    await rm(path.join(parent, left), { recursive: true, force: true });
  }
  if (siblings.includes(name)) return 'found';
  const draft = await mkdtemp(`${place.cluster}.draft-`);
  const { data, key } = filesOf({ ...place, cluster: draft });
  await writeFile(key, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await mkdir(data, { mode: 0o700 });
  for (const each of [draft, key, data]) await give(each, place);
  await initialise(place, data, key);
  await rename(draft, place.cluster);
  return 'made';
}

/** The role's password. */
export async function readKey(place: Place): Promise<string> {
  return readFile(filesOf(place).key, 'utf8');
}

async function give(file: string, { account }: Place): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}

async function initialise(place: Place, data: string, key: string): Promise<void> {
  const args = [
    `--pgdata=${data}`,
    `--username=${ROLE}`,
    `--pwfile=${key}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own C.UTF-8 sorts the same on every system; the system's locales differ and change.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const options = { ...place.account, cwd: path.dirname(data), env: CLEAN_ENVIRONMENT };
  try {
    await promisify(execFile)(program(place.binaries, 'initdb'), args, options);
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim();
    const reason = /error: (.*)/.exec(said)?.[1] ?? said.split('\n')[0];
    throw new StartupError(`PostgreSQL could not make its data folder ${data}: ${reason}.`);
  }
}

/** Without the server's own variables, which contain secrets and possibly PG* settings for another database. */
export const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
  LC_ALL: 'C',
  TZ: 'UTC',
};
