import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIZE = '320M';

/** A disk in a file: data that a program wrote and the system has not flushed is not in the file. */
export interface Disk {
  /** The mount point. */
  folder: string;
  /** Flushes everything written so far. */
  flush(): void;
  /** The disk as after a power cut now: a copy, mounted with its journal replayed. */
  copyAsAfterPowerCut(): Disk;
  /** Unmounts it and deletes its file. */
  remove(): void;
}

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Why this machine cannot create such disks; undefined where it can. */
export const whyNoDisks = (): string | undefined => {
  if (process.platform !== 'linux') return `${process.platform} has no loop devices`;
  if (process.getuid?.() !== 0) return 'mounting wants root';
  try {
    openDisk().remove();
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split('\n')[0];
  }
};

export const openDisk = (): Disk => {
  const home = mkdtempSync(path.join(tmpdir(), 'parlour-disk-'));
  // PostgreSQL's user needs access through this folder.
  chmodSync(home, 0o711);
  const image = path.join(home, 'image');
  try {
    run('truncate', '--size', SIZE, image);
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    return mount(home, image);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
};

const mount = (home: string, image: string): Disk => {
  const folder = path.join(home, 'mounted');
  mkdirSync(folder);
  // The periodic flush of the system would save the data that the power cut should lose; an hour is longer than any run.
  run('mount', '-o', 'loop,commit=3600,noatime', image, folder);
  chmodSync(folder, 0o711);
  return {
    folder,
    flush: () => void run('sync', '--file-system', folder),
    copyAsAfterPowerCut() {
      const other = mkdtempSync(path.join(tmpdir(), 'parlour-disk-'));
      chmodSync(other, 0o711);
      const copy = path.join(other, 'image');
      // Data written to the loop device is in the file's page cache, so the copy contains it.
      run('cp', '--sparse=always', image, copy);
      return mount(other, copy);
    },
    remove() {
      // Lazy where the mount is still in use: nothing of a test may stay mounted.
      try {
        run('umount', folder);
      } catch {
        run('umount', '--lazy', folder);
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
};
