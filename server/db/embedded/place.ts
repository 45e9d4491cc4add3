import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../start/startup-error.ts';
import { accountFor, type Account } from './account.ts';
import { findBinaries, runnable, type Binaries } from './binaries.ts';

/** Location of the database's files and programs, and the user that runs it. */
export interface Place {
  /** Contains the cluster, its key and its log; belongs to the account. */
  cluster: string;
  binaries: Binaries;
  account?: Account;
  /** Notes for the terminal, one sentence each. */
  notes: string[];
}

/** A cluster has one major version. The next version gets another folder beside it. */
const CLUSTER = 'postgres-18';
/** Folder for files that an unprivileged user must reach and cannot reach in the clone. */
const ELSEWHERE = '/var/lib/parlour';

/** Finds a location that PostgreSQL's user can reach: `dataDir` and the clone, or a folder under /var/lib. */
export function findPlace(dataDir: string): Place {
  const binaries = findBinaries();
  const clone = realpathSync(fileURLToPath(new URL('../../..', import.meta.url)));
  const near = path.join(realpathSync(dataDir), CLUSTER);
  const far = path.join(ELSEWHERE, digest(clone), `data-${digest(realpathSync(dataDir))}`, CLUSTER);
  const account = accountFor(near) && accountFor(existsSync(far) ? far : near);
  if (!account) {
    runnable(binaries);
    return { cluster: near, binaries, notes: [] };
  }
  const notes: string[] = [];
  const user = `PostgreSQL does not run as root but as user ${account.uid}, who`;
  let cluster = near;
  if (!mayEnter(path.dirname(near), account)) {
    cluster = far;
    makeReachable(path.dirname(far));
    notes.push(`${user} cannot enter ${dataDir}: its data lie in ${far}.`);
  }
  if (runnable(binaries, account) === 'yes') return { cluster, binaries, account, notes };
  const copy = copyBinaries(binaries, path.join(ELSEWHERE, digest(clone)));
  if (runnable(copy, account) !== 'yes') throw new StartupError(`${user} cannot run the programs in ${copy.folder}.`);
  notes.push(`${user} cannot enter ${clone}: it runs from a copy in ${copy.folder}.`);
  return { cluster, binaries: copy, account, notes };
}

/** A socket path has at most 107 bytes, and PostgreSQL appends a name of 18 to its folder. */
const LONGEST_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length;

/** Creates the socket's folder, which only the account may enter. */
export function makeSocketFolder(account?: Account): string {
  const roots = [tmpdir(), '/tmp', '/var/tmp'].filter(
    (root) => root.length + '/parlour-123456'.length <= LONGEST_FOLDER,
  );
  const root = roots.find((candidate) => !account || mayEnter(candidate, account)) ?? '/tmp';
  const folder = mkdtempSync(path.join(root, 'parlour-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Checked by the system itself, which also considers mounts and access lists. */
function mayEnter(folder: string, account: Account): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function makeReachable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Independent of the umask: the account passes through these folders, and they contain no readable files themselves.
    for (let each = folder; each.startsWith(ELSEWHERE); each = path.dirname(each)) chmodSync(each, 0o711);
  } catch (error) {
    throw new StartupError(
      `PostgreSQL does not run as root, and ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}): start as an ordinary user, or set DATABASE_URL.`,
    );
  }
}

function copyBinaries(from: Binaries, home: string): Binaries {
  makeReachable(home);
  const name = `binaries-${from.version}`;
  const folder = path.join(home, name);
  if (!existsSync(folder)) {
    const draft = mkdtempSync(path.join(home, 'draft-'));
    cpSync(from.folder, draft, { recursive: true, verbatimSymlinks: true });
    // A clone made under a strict umask is readable only by root, and the copy would be, too.
    execFileSync('chmod', ['-R', 'a+rX', draft]);
    try {
      renameSync(draft, folder);
    } catch (error) {
      // Another start of this clone was faster; its copy is equivalent.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  for (const other of readdirSync(home)) {
    if (other.startsWith('binaries-') && other !== name)
      rmSync(path.join(home, other), { recursive: true, force: true });
  }
  return { ...from, folder };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
