import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const EVERY_MS = 500;
/** Memory is steady after this many readings in a row within this fraction of one another. */
const STEADY = { looks: 6, within: 0.02 };
const LONGEST_MS = 20_000;

const resident = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1_024;
};

/** Resident memory of a process once it is steady, in bytes; it includes garbage that is not yet collected. */
export const steadyMemory = async (pid: number, quick: boolean): Promise<number> => {
  const until = performance.now() + LONGEST_MS;
  const enough = quick ? 2 : STEADY.looks;
  const looks: number[] = [];
  for (;;) {
    looks.push(await resident(pid));
    const last = looks.slice(-enough);
    const isSteady = last.length === enough && Math.max(...last) / Math.min(...last) - 1 < STEADY.within;
    if (isSteady || performance.now() > until) return looks.at(-1)!;
    await sleep(EVERY_MS);
  }
};
