import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one statement may run, and how long it may wait for a lock, in milliseconds; 0 is without limit. */
export interface Timeouts {
  statementMs: number;
  lockMs: number;
}

/** The timeouts of each kind of work. A call that is slow cannot keep a connection of the pool for longer. */
export const TIMEOUTS = {
  /** Somebody waits for the answer. A lock is waited for longer than a stalled process keeps it (STALLED_AFTER_MS). */
  call: { statementMs: 30_000, lockMs: 15_000 },
  /** Leased jobs and checks of the ledger: nobody waits, and a large merchant takes long. */
  job: { statementMs: 600_000, lockMs: 30_000 },
  /** The demo's history, and tools on a connection of their own. */
  tool: { statementMs: 0, lockMs: 0 },
} as const satisfies Record<string, Timeouts>;
export type WorkKind = keyof typeof TIMEOUTS;

const running = new AsyncLocalStorage<Timeouts>();

/** Runs `work`, whose transactions have the timeouts of this kind in place of those of their connection. */
export const withTimeoutsOf = <T>(kind: WorkKind, work: () => Promise<T>): Promise<T> =>
  running.run(TIMEOUTS[kind], work);

/** Returns the statement that begins a transaction, with the timeouts of the running work. It costs no further round trip. */
export function beginStatement(begin: string): string {
  const own = running.getStore();
  if (!own) return begin;
  return `${begin}; set local statement_timeout = ${own.statementMs}; set local lock_timeout = ${own.lockMs}`;
}
