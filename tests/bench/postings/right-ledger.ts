import { DOMAIN_LEDGER_CHECKS } from '../../../server/app/compose.ts';
import type { Database } from '../../../server/db/database.ts';
import { runChecks } from '../../../server/ledger/check.ts';

/** No job of a bench adds its money to the days of teams. These checks take minutes over millions of bets. */
const CHECKS = DOMAIN_LEDGER_CHECKS.filter(({ name }) => !name.startsWith('team reports: '));

/** Throws if the bench's own ledger is wrong. Its bets have no rounds. */
export const expectRightLedger = async (database: Database): Promise<void> => {
  const { results } = await database.readSnapshot((tx) => runChecks(tx, CHECKS));
  const wrong = results.flatMap((result) => result.wrong).filter((what) => !what.includes('round '));
  if (wrong.length > 0) throw new Error(`The bench's own ledger is wrong:\n${wrong.slice(0, 5).join('\n')}`);
};
