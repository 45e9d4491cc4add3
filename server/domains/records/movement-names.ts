import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { nameIn } from '../site/index.ts';

interface Named {
  about: string;
  round_id: string | null;
  payment_id: string | null;
}

/**
 * What each movement is about, in a language: its game or payment method, of which the ledger holds the English name or a
 * reason. Others, such as a bonus, stay as the ledger has them.
 */
export const namesOf = async <R extends Named>(
  tx: Tx,
  merchant: string,
  rows: readonly R[],
  language: Language,
): Promise<(R & { about: string })[]> => {
  const ids = (of: (row: R) => string | null) => [...new Set(rows.map(of).filter((id) => id !== null))];
  const [rounds, payments] = [ids((row) => row.round_id), ids((row) => row.payment_id)];
  const found = await sql<{ id: string; names: unknown }>`
    select r.id, g.names from rounds r join games g on g.merchant = r.merchant and g.node_id = r.node_id
     where r.merchant = ${merchant} and r.id = any(${rounds}::uuid[])
    union all
    select w.id, m.names || jsonb_build_object('EN', m.name) from withdrawals w join withdrawal_methods m on m.merchant = w.merchant and m.code = w.method
     where w.merchant = ${merchant} and w.id = any(${payments}::uuid[])
    union all
    select d.id, m.names || jsonb_build_object('EN', m.name) from deposits d join deposit_methods m on m.merchant = d.merchant and m.code = d.method
     where d.merchant = ${merchant} and d.id = any(${payments}::uuid[])`.execute(tx);
  const names = new Map(found.rows.map((row) => [row.id, row.names]));
  return rows.map((row) => {
    const known = names.get(row.round_id ?? row.payment_id ?? '');
    return known ? { ...row, about: nameIn({ name: row.about, names: known }, language) } : row;
  });
};
