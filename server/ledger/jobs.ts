import type { AppContext } from '../context.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { rollUpHotAccounts } from './roll-up.ts';

/** How long a house account's own figure may be behind; its true balance counts what waits, so nothing depends on it. */
const FOLD_EVERY_MS = 500;

/** Starts the ledger's work in the background on one of the nodes. */
export const startLedgerJobs = (ctx: AppContext): LeasedJob[] => [
  everyLeased(ctx, 'ledger-fold', FOLD_EVERY_MS, async ({ signal }) => {
    if (!signal.aborted) await rollUpHotAccounts(ctx);
  }),
];
