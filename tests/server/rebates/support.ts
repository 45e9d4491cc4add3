import { expect } from 'vitest';
import { checkLedger } from '../../../server/app/compose.ts';
import type { Database } from '../../../server/db/database.ts';

/** What the ledger checks of rebates say, by the name of the check. */
export const rebateFaults = async (database: Database): Promise<string[]> =>
  (await checkLedger(database)).results
    .filter(({ name, wrong }) => name.startsWith('rebates') && wrong.length > 0)
    .map(({ name }) => name);

export const expectRebateChecks = async (database: Database): Promise<void> =>
  expect(await rebateFaults(database)).toEqual([]);
