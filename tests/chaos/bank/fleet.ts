import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TELLER = fileURLToPath(new URL('teller.ts', import.meta.url));

/** A message of a worker process. */
export type Word = { acknowledged: string[] } | { refused: number } | { failed: string };

/** Processes with many workers each; a killed process is replaced. */
export interface Fleet {
  /** Keys of acknowledged ledger transactions. */
  acknowledged: string[];
  refused(): number;
  /** The count of each failure, by its SQLSTATE or message. */
  failures: Map<string, number>;
  /** Kills one process with kill -9, by number; another replaces it. */
  kill(which: number): void;
  stop(): Promise<void>;
}

export interface FleetOptions {
  url: string;
  merchant: string;
  processes: number;
  workersEach: number;
  seed: number;
}

export const startFleet = ({ url, merchant, processes, workersEach, seed }: FleetOptions): Fleet => {
  const acknowledged: string[] = [];
  const failures = new Map<string, number>();
  let refused = 0;
  let made = 0;
  const hear = (word: Word) => {
    if ('acknowledged' in word) acknowledged.push(...word.acknowledged);
    else if ('refused' in word) refused += word.refused;
    else failures.set(word.failed, (failures.get(word.failed) ?? 0) + 1);
  };
  const launch = (): ChildProcess => {
    made += 1;
    const args = ['--import', 'tsx', TELLER, url, merchant, String(workersEach), String((seed + made) % 1e9)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', hear);
    return child;
  };
  const children = Array.from({ length: processes }, launch);
  const end = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  return {
    acknowledged,
    refused: () => refused,
    failures,
    kill(which) {
      children[which]!.kill('SIGKILL');
      children[which] = launch();
    },
    stop: async () => void (await Promise.all(children.map(end))),
  };
};
