import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, isAlive, query, refusedStart, startServer, usedFolder } from './support/running-server.ts';

describe('the embedded PostgreSQL', () => {
  it('starts automatically: version 18, durable, C.UTF-8, on a socket with a short path that only its user may access', async () => {
    const server = await startServer({ dataDir: await dataFolder() });
    const [row] = await query(
      server.url,
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as tcp,
              current_setting('data_checksums') as checksums, current_database() as database,
              (select datlocale from pg_database where datname = current_database()) as locale`,
    );
    expect(row).toEqual({
      version: 18,
      fsync: 'on',
      commits: 'on',
      tcp: '',
      checksums: 'on',
      database: 'parlour',
      locale: 'C.UTF-8',
    });
    const socket = path.join(server.socketDir, '.s.PGSQL.5432');
    expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(107);
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
    expect(server.notes.filter((note) => !note.includes('a copy in'))).toEqual([]);
    expect(await server.stop()).toBe(0);
    expect(existsSync(server.socketDir)).toBe(false);
    expect(isAlive(server.postmaster)).toBe(false);
  });

  it('a kill -9 of the server stops the database; committed data is there after the next start', async () => {
    const dataDir = await usedFolder();
    const first = await startServer({ dataDir });
    await query(first.url, 'create table kept (word text)');
    await query(first.url, `insert into kept values ('settle')`);
    await first.kill();
    // The next start begins while the supervisor is still stopping the database.
    const second = await startServer({ dataDir });
    expect(second.postmaster).not.toBe(first.postmaster);
    expect(isAlive(first.postmaster)).toBe(false);
    expect(existsSync(first.socketDir)).toBe(false);
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'settle' }]);
  });

  it('a second process on the same data is refused in one sentence, and the first continues', async () => {
    const sentence =
      /^StartupError: The data in \S+ are in use by another Parlour \(process \d+\); stop it first, or .*\.\n$/;
    const dataDir = await usedFolder();
    const first = await startServer({ dataDir });
    const second = await refusedStart({ dataDir });
    expect(second).toEqual({ code: 1, said: expect.stringMatching(sentence) as string });
    expect(second.said).toContain(`process ${first.child.pid}`);
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await first.stop()).toBe(0);
  });
});
