import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockData } from '../../server/db/embedded/data-lock.ts';
import { pidSpace, startOf } from '../../server/db/embedded/processes.ts';
import { dataFolder } from './support/running-server.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await dataFolder();
  file = path.join(folder, 'parlour.lock');
});

const here = () => ({ pid: process.pid, startedAt: startOf(process.pid), space: pidSpace() });
const write = (holder: unknown) => writeFile(file, typeof holder === 'string' ? holder : JSON.stringify(holder));

/** Touches the lock as the living process of another container does. */
function heartbeat(): void {
  let beats = 0;
  const timer = setInterval(() => void utimes(file, ++beats, beats), 100);
  onTestFinished(() => clearInterval(timer));
}

describe('the lock of the data folder', () => {
  it('can be acquired, released, and acquired again', async () => {
    const lock = await lockData(folder);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(here());
    await expect(lockData(folder)).rejects.toThrow(`in use by another Parlour (process ${process.pid})`);
    await lock.release();
    await (await lockData(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    { left: 'by a process that is gone', holder: () => ({ ...here(), pid: 2 ** 22 + 1 }) },
    { left: 'by a process whose number another one bears now', holder: () => ({ ...here(), startedAt: '17' }) },
  ])('left $left is not held', async ({ holder }) => {
    await write(holder());
    const lock = await lockData(folder);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(here());
    await lock.release();
  });

  it.each([
    { what: 'of another container', holder: { ...here(), space: 'another boot pid:[1]' } },
    { what: 'cut short by a power failure', holder: '' },
  ])('$what is held while its heartbeat continues', async ({ holder }) => {
    await write(holder);
    heartbeat();
    await expect(lockData(folder)).rejects.toThrow(/are in use by another/);
  });

  it('of another container is taken over when its heartbeat stops', async () => {
    await write({ ...here(), space: 'another boot pid:[1]' });
    await (await lockData(folder, 500)).release();
  });

  it('of a dead holder is acquired by one of many processes at once', async () => {
    await write({ ...here(), pid: 2 ** 22 + 1 });
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockData(folder)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['parlour.lock']);
  });
});
