import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { textsOf } from '../../languages/index.ts';
import { nameIn } from '../site/index.ts';

interface Named {
  about: string;
  actor: string;
  round_id: string | null;
  payment_id: string | null;
}

/** The number in an actor of the ledger, such as `award:12`, by the actor's kind. */
const numberOf = ({ actor }: Named, kind: string): string | null =>
  new RegExp(`^${kind}:(\\d+)$`).exec(actor)?.[1] ?? null;

/** The key of what a movement is named after: its round, its payment, or its actor. */
const keyOf = (row: Named): string => row.round_id ?? row.payment_id ?? row.actor;

/** What names itself in no language: its word in this one. */
const wordOf = ({ actor }: Named, language: Language): string | undefined => {
  const { rebate, rain, points } = textsOf(language).records.about;
  return { rebate, rain, exchange: points }[actor.slice(0, actor.indexOf(':'))];
};

/**
 * What each movement is about, in a language: its game, payment method, campaign, product or kind, of which the ledger holds
 * the English name or a reason. Others, such as a transfer, stay as the ledger has them.
 */
export const namesOf = async <R extends Named>(
  tx: Tx,
  merchant: string,
  rows: readonly R[],
  language: Language,
): Promise<(R & { about: string })[]> => {
  const ids = (of: (row: R) => string | null) => [...new Set(rows.map(of).filter((id) => id !== null))];
  const [rounds, payments] = [ids((row) => row.round_id), ids((row) => row.payment_id)];
  const [awards, exchanges] = [ids((row) => numberOf(row, 'award')), ids((row) => numberOf(row, 'exchange'))];
  const found = await sql<{ id: string; names: unknown }>`
    select r.id::text, g.names from rounds r join games g on g.merchant = r.merchant and g.node_id = r.node_id
     where r.merchant = ${merchant} and r.id = any(${rounds}::uuid[])
    union all
    select w.id::text, m.names || jsonb_build_object('EN', m.name) from withdrawals w join withdrawal_methods m on m.merchant = w.merchant and m.code = w.method
     where w.merchant = ${merchant} and w.id = any(${payments}::uuid[])
    union all
    select d.id::text, m.names || jsonb_build_object('EN', m.name) from deposits d join deposit_methods m on m.merchant = d.merchant and m.code = d.method
     where d.merchant = ${merchant} and d.id = any(${payments}::uuid[])
    union all
    select 'award:' || a.id, (select jsonb_object_agg(t.key, t.value -> 'title') from jsonb_each(c.texts) t)
      from awards a join campaigns c on c.merchant = a.merchant and c.id = a.campaign_id
     where a.merchant = ${merchant} and a.id = any(${awards}::bigint[])
    union all
    select 'exchange:' || e.id, nullif(e.names, '{}') from point_exchanges e
     where e.merchant = ${merchant} and e.id = any(${exchanges}::bigint[])`.execute(tx);
  const names = new Map(found.rows.map((row) => [row.id, row.names]));
  return rows.map((row) => {
    const known = names.get(keyOf(row));
    return {
      ...row,
      about: known ? nameIn({ name: row.about, names: known }, language) : (wordOf(row, language) ?? row.about),
    };
  });
};
