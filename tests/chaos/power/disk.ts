import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIZE = '320M';

/** A disk that is a file: what a program wrote and the system has not yet put on it is not in the file. */
export interface Disk {
  /** Where it is mounted. */
  folder: string;
  /** Puts all that was written so far on the disk. */
  flush(): void;
  /** What would be on the disk if the power went now: mounted as it is, its journal played back. */
  copyAsAfterPowerCut(): Disk;
  /** Gives it back, and its file. */
  remove(): void;
}

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Why this machine has no such disks; undefined where it has. */
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
  // PostgreSQL's user passes through here.
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
  // The system's own flush each few seconds would save what the power cut is to lose; an hour is longer than any run.
  run('mount', '-o', 'loop,commit=3600,noatime', image, folder);
  chmodSync(folder, 0o711);
  return {
    folder,
    flush: () => void run('sync', '--file-system', folder),
    copyAsAfterPowerCut() {
      const other = mkdtempSync(path.join(tmpdir(), 'parlour-disk-'));
      chmodSync(other, 0o711);
      const copy = path.join(other, 'image');
      // What the loop device has been given is in the file's own cache: read through it, the copy has it.
      run('cp', '--sparse=always', image, copy);
      return mount(other, copy);
    },
    remove() {
      // Lazily where somebody still holds it: nothing of a test may stay mounted.
      try {
        run('umount', folder);
      } catch {
        run('umount', '--lazy', folder);
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
};
