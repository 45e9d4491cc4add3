import { sql } from 'kysely';
import { everyMerchant, type Tx } from '../db/database.ts';
import { LEDGER_CHECKS, type LedgerCheck } from './checks.ts';
import { firstOf } from '../shared/first-of.ts';

/** Maximum faults listed per check. A broken ledger may have millions. */
const NAMED = 20;

export interface CheckResult {
  name: string;
  counted: number;
  /** Descriptions of the faults, at most 20. */
  wrong: string[];
}
export interface LedgerReport {
  clean: boolean;
  results: CheckResult[];
}

/** Runs the ledger's own checks and those of the domains, in one transaction. */
export const runChecks = async (tx: Tx, ofDomains: readonly LedgerCheck[]): Promise<LedgerReport> => {
  const db = everyMerchant(tx);
  const results: CheckResult[] = [];
  for (const check of [...LEDGER_CHECKS, ...ofDomains]) {
    const counted = await check.counted.execute(db);
    const wrong = await sql<{ what: string }>`select * from (${check.wrong}) faults limit ${NAMED}`.execute(db);
    results.push({
      name: check.name,
      counted: firstOf(counted.rows).count,
      wrong: wrong.rows.map((row) => row.what),
    });
  }
  return { clean: results.every((result) => result.wrong.length === 0), results };
};

/** Formats the report as a short table for a terminal. */
export const printed = ({ clean, results }: LedgerReport): string => {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.flatMap(({ name, counted, wrong }) => [
    `${wrong.length ? 'WRONG' : 'ok   '}  ${name.padEnd(width)}  ${String(counted).padStart(9)}`,
    ...wrong.map((what) => `         ${what}`),
  ]);
  return [...rows, clean ? 'The ledger is right.' : 'The ledger is WRONG.'].join('\n');
};
