import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Whether a process of this number exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns a process's command line, or undefined if it has ended or the platform does not tell (Windows). */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));
}

/**
 * Returns when a process started, in the platform's own format. Number and start time together identify a process, because
 * numbers are reused.
 */
export function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  // Field 2 is the program's name in brackets and may contain spaces. Field 22, the start, is the 20th after it.
  return attempt(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19],
  );
}

/** Returns the scope in which process numbers are unique: one machine, one boot, one container. */
export function pidSpace(): string {
  if (process.platform !== 'linux') return hostname();
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const container = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return boot && container ? `${boot} ${container}` : hostname();
}

function ps(pid: number, column: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  return attempt(() =>
    execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim(),
  );
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work() || undefined;
  } catch {
    return undefined;
  }
}
