import type { BaseContext } from '../app/base-context.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { rollUpHotAccounts } from './roll-up.ts';

/**
 * Maximum lag of a hot account's stored balance. Its true balance includes unrolled entries, so nothing depends on the stored
 * one.
 */
const ROLL_UP_EVERY_MS = 500;

/** Starts the ledger's background jobs; each runs on one node at a time. */
export const startLedgerJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'ledger-roll-up', ROLL_UP_EVERY_MS, async ({ signal }) => {
    if (!signal.aborted) await rollUpHotAccounts(ctx);
  }),
];
