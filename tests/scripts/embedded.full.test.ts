import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  dataFolder,
  gone,
  isAlive,
  isRoot,
  query,
  refusedStart,
  startServer,
  usedFolder,
} from './support/running-server.ts';

describe('the embedded PostgreSQL', () => {
  it('keeps the data across a stop and a second start', async () => {
    const dataDir = await dataFolder();
    const first = await startServer({ dataDir });
    await query(first.url, 'create table kept (word text)');
    await query(first.url, `insert into kept values ('stake')`);
    expect(await first.stop()).toBe(0);
    const second = await startServer({ dataDir });
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'stake' }]);
  });

  it('requires a password that only its own user may read, and that user has no privileges', async () => {
    const dataDir = await usedFolder();
    const server = await startServer({ dataDir });
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    const cluster = path.join(dataDir, 'postgres-18');
    expect(statSync(path.join(cluster, 'key')).mode & 0o777).toBe(0o600);
    expect(statSync(cluster).uid).toBe(isRoot ? 65534 : process.getuid?.());
    const status = await readFile(`/proc/${server.postmaster}/status`, 'utf8').catch(() => 'Uid:\t1\t1\t1\t1');
    expect(status).not.toMatch(/^Uid:.*\b0\b/m);
  });

  it('starts again after an interrupted first start', async () => {
    const dataDir = await dataFolder();
    await mkdir(path.join(dataDir, 'postgres-18.draft-cut', 'data'), { recursive: true });
    const server = await startServer({ dataDir });
    expect(existsSync(path.join(dataDir, 'postgres-18.draft-cut'))).toBe(false);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a crash or a signal', () => {
  it('of server and supervisor leaves the database running; the next start takes it over and stops it in the end', async () => {
    const dataDir = await usedFolder();
    const first = await startServer({ dataDir });
    process.kill(first.supervisor, 'SIGKILL');
    await gone(first.supervisor);
    await first.kill();
    expect(isAlive(first.postmaster)).toBe(true);
    const second = await startServer({ dataDir });
    expect(second.postmaster).toBe(first.postmaster);
    expect(second.socketDir).toBe(first.socketDir);
    expect(second.notes).toContain('The database of the previous run was still up, and is used on.');
    await second.kill();
    await gone(first.postmaster);
  });

  it('of all three at once (a power cut) is recovered completely by the next start', async () => {
    const dataDir = await usedFolder();
    const first = await startServer({ dataDir });
    for (const pid of [first.supervisor, first.postmaster]) process.kill(pid, 'SIGKILL');
    await first.kill();
    await gone(first.postmaster);
    expect(existsSync(first.socketDir)).toBe(true);
    const second = await startServer({ dataDir });
    expect(existsSync(first.socketDir)).toBe(false);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('of the database is reported to the server', async () => {
    const server = await startServer({ dataDir: await usedFolder() });
    const received = new Promise<string>((resolve) => {
      server.child.stderr?.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
    process.kill(server.postmaster, 'SIGQUIT');
    expect(await received).toMatch(/^The database has stopped by itself/);
  });

  it('of the terminal (Ctrl-C to the whole group) does not stop the database before the server does', async () => {
    const server = await startServer({ dataDir: await usedFolder() });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(server.supervisor, signal);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await server.stop()).toBe(0);
  });
});

describe('a second process', () => {
  it('at the same moment on a fresh folder is refused, and one of the two starts', async () => {
    const dataDir = await dataFolder();
    const both = await Promise.allSettled([startServer({ dataDir }), startServer({ dataDir })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused although the lock file was deleted, because the database has a running server', async () => {
    const dataDir = await usedFolder();
    const first = await startServer({ dataDir });
    await rm(path.join(dataDir, 'parlour.lock'));
    const second = await refusedStart({ dataDir });
    expect(second.code).toBe(1);
    expect(second.said).toMatch(/are in use by another process;/);
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
