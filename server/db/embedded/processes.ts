import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Whether a process of this number exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process's command line, or undefined where it is gone or the platform does not tell (Windows). */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));
}

/** When a process began, in the platform's own terms; with its number this names one process, numbers being reused. */
export function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  // Field 2 is the program's name in brackets and may hold spaces; field 22, the start, is the 20th after it.
  return attempt(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19],
  );
}

/** Names the space in which a process number means something: one machine, one boot, one container. */
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
