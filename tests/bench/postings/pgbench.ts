import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

/** PostgreSQL's own bench, by default its TPC-B; returns transactions per second. */
export const runPgbench = async (
  databaseUrl: string,
  { clients, seconds }: { clients: number; seconds: number },
  more: readonly string[],
): Promise<number> => {
  const url = new URL(databaseUrl);
  const args = ['-n', '-M', 'prepared', '-c', clients, '-j', Math.min(2, clients), '-T', seconds, ...more];
  const { stdout } = await promisify(execFile)('pgbench', args.map(String), {
    env: {
      ...process.env,
      PGHOST: decodeURIComponent(url.hostname),
      PGPORT: url.port,
      PGUSER: url.username,
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: url.pathname.slice(1),
    },
  });
  const tps = Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1]);
  if (!Number.isFinite(tps)) throw new Error(`pgbench said nothing of tps:\n${stdout}`);
  return tps;
};
