import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';

/** The history of a value: each version with its commit time; the index is the version. */
export interface Chain {
  values: number[];
  /** Commit time in milliseconds on the database's clock: the start of its transaction, or its end if it took long. */
  since: number[];
}

/** The ledger's history of one merchant. */
export interface Truth {
  /** By member id. */
  balances: ReadonlyMap<number, Chain>;
  jackpot: Chain;
  /** Every win by the id of its ledger transaction, with its time. */
  wins: ReadonlyMap<number, number>;
}

const at = sql<number>`extract(epoch from p.at) * 1000`;

/** Slow transactions: end time by start time; both in milliseconds. */
export type LateCommits = ReadonlyMap<number, number>;

/** Reads a merchant's complete history from its ledger: balances by version, its one pool, its wins. */
export const readTruth = async (
  { db }: Database,
  merchant: string,
  late: LateCommits = new Map<number, number>(),
): Promise<Truth> => {
  const committedAt = (begunAt: string) => late.get(Number(begunAt)) ?? Number(begunAt);
  const wallets = await sql<{ owner: string; version: number; balance: number; at: string }>`
    select a.owner, e.version, e.balance_after as balance, ${at} as at
      from entries e join accounts a on a.id = e.account_id join ledger_transactions p on p.id = e.ledger_transaction_id
     where a.merchant = ${merchant} and a.kind = 'wallet' order by e.account_id, e.version`.execute(db);
  const balances = new Map<number, Chain>();
  for (const { owner, version, balance, at: since } of wallets.rows) {
    const member = Number(owner.slice('member:'.length));
    const chain = balances.get(member) ?? { values: [0], since: [0] };
    balances.set(member, chain);
    chain.values[version] = balance;
    chain.since[version] = committedAt(since);
  }
  // The pool's transactions carry the version that they found; the one they made is the next.
  const pool = await sql<{ version: number; balance: number; at: string }>`
    select split_part(p.idempotency_key, ':', 2)::bigint + 1 as version, e.balance_after as balance, ${at} as at
      from entries e join accounts a on a.id = e.account_id join ledger_transactions p on p.id = e.ledger_transaction_id
     where a.merchant = ${merchant} and a.kind = 'pool' order by e.version`.execute(db);
  const jackpot: Chain = { values: [], since: [] };
  for (const { version, balance, at: since } of pool.rows) {
    jackpot.values[version] = balance;
    jackpot.since[version] = committedAt(since);
  }
  const wins = await sql<{ id: number; at: string }>`
    select p.id, ${at} as at from ledger_transactions p where p.merchant = ${merchant} and p.kind = 'win' order by p.id`.execute(
    db,
  );
  return { balances, jackpot, wins: new Map(wins.rows.map(({ id, at: when }) => [id, committedAt(when)])) };
};
