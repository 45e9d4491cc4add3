import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { createBettors } from '../money/bettors.ts';
import { faultsNow } from '../money/oracle.ts';
import { openPostgres } from '../money/postgres.ts';
import { openTable, VENDOR } from '../money/table.ts';
import { profile } from '../support/profile.ts';
import { openDisk } from './disk.ts';
import { openPlainContext } from './plain-context.ts';

const WORKERS = 8;
/** After the power cut the database is started with the platform's durable settings, whatever they were before. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on' };

export interface PowerCut {
  acknowledged: number;
  open: number;
  /** Acknowledged bets that are lost. */
  lost: number;
  faults: string[];
}

/** Stops the processes outside system calls, so that no write is in progress. */
const holdStill = async (pids: () => number[]): Promise<number[]> => {
  for (;;) {
    const held = pids();
    for (const pid of held) signal(pid, 'SIGSTOP');
    while (!held.every(isStopped)) await sleep(2);
    if (pids().length === held.length) return held;
  }
};
const isStopped = (pid: number): boolean => {
  try {
    return /^State:\s+[TZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
};
const signal = (pid: number, name: 'SIGSTOP' | 'SIGKILL'): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
};

/** Bets on a database with or without `fsync`, cuts the power during it, and judges what its disk holds. */
export const cutPower = async (fsync: 'on' | 'off'): Promise<PowerCut> => {
  const disk = openDisk();
  onTestFinished(() => disk.remove());
  const postgres = await openPostgres(disk.folder, { fsync, max_wal_size: '128MB' });
  onTestFinished(() => postgres.stop());
  const ctx = await openPlainContext(postgres.url);
  const table = await openTable(ctx.database, { url: () => ctx.url, players: 4 });
  const bettors = createBettors(table, `power ${fsync}`, WORKERS);
  // Data written before the betting is safe either way: only the bets are under test.
  disk.flush();

  const playing = bettors.play();
  const enough = profile.of({ long: 1_000, short: 60 });
  await vi.waitUntil(() => playing.acknowledged() >= enough, { timeout: 120_000, interval: 5 });
  const held = await holdStill(() => postgres.pids());
  const found = disk.copyAsAfterPowerCut();
  onTestFinished(() => found.remove());
  const stopped = playing.stop();
  for (const pid of held) signal(pid, 'SIGKILL');
  await stopped;
  const seen = { acknowledged: playing.acknowledged(), open: bettors.published.unacknowledged().length };
  await ctx.close();

  try {
    const after = await openPostgres(found.folder, DURABLE);
    onTestFinished(() => after.stop());
    const database = openDatabase(after.url, { size: 2 });
    onTestFinished(() => database.close());
    const faults = await faultsNow(database, VENDOR, bettors.published, table.start);
    return { ...seen, faults, lost: faults.filter((fault) => fault.includes('was acknowledged and is lost')).length };
  } catch (error) {
    return { ...seen, faults: [`the database does not come back: ${String(error)}`], lost: seen.acknowledged };
  }
};
