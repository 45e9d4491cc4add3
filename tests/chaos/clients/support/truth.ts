import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';

/** A figure's history: what it was at each version, and since when; the place is the version. */
export interface Chain {
  values: number[];
  /** When it was committed, milliseconds on the database's clock: when its transaction began, or was done if that took long. */
  since: number[];
}

/** What the ledger of one brand says. */
export interface Truth {
  /** By member id. */
  balances: ReadonlyMap<number, Chain>;
  jackpot: Chain;
  /** Every win by the id of its posting, and when. */
  wins: ReadonlyMap<number, number>;
}

const at = sql<number>`extract(epoch from p.at) * 1000`;

/** Transactions that took long to commit: when each was done, by when it began; both in milliseconds. */
export type LateCommits = ReadonlyMap<number, number>;

/** Reads a brand's whole history from its ledger: balances by version, its one pool, its wins. */
export const readTruth = async (
  { db }: Database,
  merchant: string,
  late: LateCommits = new Map<number, number>(),
): Promise<Truth> => {
  const committedAt = (begunAt: string) => late.get(Number(begunAt)) ?? Number(begunAt);
  const wallets = await sql<{ owner: string; version: number; balance: number; at: string }>`
    select a.owner, e.version, e.balance_after as balance, ${at} as at
      from entries e join accounts a on a.id = e.account_id join postings p on p.id = e.posting_id
     where a.merchant = ${merchant} and a.kind = 'wallet' order by e.account_id, e.version`.execute(db);
  const balances = new Map<number, Chain>();
  for (const { owner, version, balance, at: since } of wallets.rows) {
    const member = Number(owner.slice('member:'.length));
    const chain = balances.get(member) ?? { values: [0], since: [0] };
    balances.set(member, chain);
    chain.values[version] = balance;
    chain.since[version] = committedAt(since);
  }
  // The pool's postings are named by the version that they found; the one they made is the next.
  const pool = await sql<{ version: number; balance: number; at: string }>`
    select split_part(p.idempotency_key, ':', 2)::bigint + 1 as version, e.balance_after as balance, ${at} as at
      from entries e join accounts a on a.id = e.account_id join postings p on p.id = e.posting_id
     where a.merchant = ${merchant} and a.kind = 'pool' order by e.version`.execute(db);
  const jackpot: Chain = { values: [], since: [] };
  for (const { version, balance, at: since } of pool.rows) {
    jackpot.values[version] = balance;
    jackpot.since[version] = committedAt(since);
  }
  const wins = await sql<{ id: number; at: string }>`
    select p.id, ${at} as at from postings p where p.merchant = ${merchant} and p.kind = 'win' order by p.id`.execute(
    db,
  );
  return { balances, jackpot, wins: new Map(wins.rows.map(({ id, at: when }) => [id, committedAt(when)])) };
};
