import type { House } from '../house.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { foldHotAccounts } from './fold.ts';

/** How long a house account's own figure may be behind; its true balance counts what waits, so nothing depends on it. */
const FOLD_EVERY_MS = 500;

/** Starts the ledger's work in the background on one of the nodes. */
export const startLedgerJobs = (house: House): LeasedJob[] => [
  everyLeased(house, 'ledger-fold', FOLD_EVERY_MS, async ({ signal }) => {
    if (!signal.aborted) await foldHotAccounts(house);
  }),
];
