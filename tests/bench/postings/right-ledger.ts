import { checkLedger } from '../../../server/compose.ts';
import type { Database } from '../../../server/db/database.ts';

/** Throws if the bench's own ledger is wrong. Its bets have no rounds, and no job of it adds money to the days of teams. */
export const expectRightLedger = async (database: Database): Promise<void> => {
  const wrong = (await checkLedger(database)).results
    .filter(({ name }) => !name.startsWith('team reports: '))
    .flatMap((result) => result.wrong)
    .filter((what) => !what.includes('round '));
  if (wrong.length > 0) throw new Error(`The bench's own ledger is wrong:\n${wrong.slice(0, 5).join('\n')}`);
};
