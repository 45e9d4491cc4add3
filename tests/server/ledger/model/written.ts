import { sql } from 'kysely';
import { deepStrictEqual } from 'node:assert';
import { actorOf, type Books } from './books.ts';
import { nameOf, SLOTS } from './slots.ts';
import type { Entry, Reference } from './reference.ts';

/** Everything that a sequence has written, in a form that the reference shares. */
export interface Written {
  accounts: { at: number; version: number; balance: number; entries: Booked[]; pending: Booked[] }[];
  /** Each owner's envelopes, oldest first. */
  published: { at: number; feed: string; room: string; seq: number; value: object }[];
  transactions: string[];
}
type Booked = [name: string, amount: number];

interface Rows {
  accounts: { id: number; version: number; balance: number; hot: boolean }[] | null;
  entries: { id: number; version: number; name: string; amount: number; after: number }[] | null;
  pending: { id: number; name: string; amount: number }[] | null;
  published: { merchant: string; key: string; feed: string; room: string; seq: number; value: object }[] | null;
  transactions: { name: string; answer: unknown }[] | null;
}

/** Reads it in one statement; throws where an account's versions or balances are inconsistent. */
export const writtenBy = async (books: Books): Promise<Written> => {
  const ids = [...books.ids.values()];
  const actors = [0, 1].map((actor) => actorOf(books.world, actor));
  const owners = new Map([...books.ids.keys()].map((at) => [ownerOf(books, at), at]));
  const name = sql`p.merchant || '/' || split_part(p.actor, ':', 3) || '/' || p.idempotency_key`;
  const { rows } = await sql<{ found: Rows }>`select jsonb_build_object(
    'accounts', (select jsonb_agg(jsonb_build_object('id', id, 'version', version, 'balance', balance, 'hot', hot))
                   from accounts where id = any(${ids}::bigint[])),
    'entries', (select jsonb_agg(jsonb_build_object('id', account_id, 'version', version, 'name', ${name},
                                   'amount', amount, 'after', balance_after) order by account_id, version)
                  from entries e join ledger_transactions p on p.id = e.ledger_transaction_id and p.merchant = e.merchant
                 where account_id = any(${ids}::bigint[])),
    'pending', (select jsonb_agg(jsonb_build_object('id', account_id, 'name', ${name}, 'amount', amount) order by n.id)
                  from unrolled_entries n join ledger_transactions p on p.id = n.ledger_transaction_id and p.merchant = n.merchant
                 where account_id = any(${ids}::bigint[])),
    'published', (select jsonb_agg(to_jsonb(o) order by o.id) from outbox o where key = any(${[...owners.keys()]}::text[])),
    'transactions', (select jsonb_agg(jsonb_build_object('name', ${name}, 'answer', answer)) from ledger_transactions p
                  where merchant in ('acme', 'other') and actor = any(${actors}::text[]))) as found
  `.execute(books.database.db);
  const found = rows[0]!.found;
  return {
    accounts: (found.accounts ?? [])
      .map(({ id, version, balance }) => {
        const chain = (found.entries ?? []).filter((entry) => entry.id === id);
        let after = 0;
        chain.forEach((entry, index) => {
          after += entry.amount;
          deepStrictEqual([entry.version, entry.after], [index + 1, after], `the chain of account ${id} breaks`);
        });
        const pending = (found.pending ?? []).filter((entry) => entry.id === id);
        return {
          at: books.places.get(id)!,
          version,
          balance,
          entries: chain.map((entry): Booked => [entry.name, entry.amount]),
          pending: pending.map((entry): Booked => [entry.name, entry.amount]),
        };
      })
      .sort((a, b) => a.at - b.at),
    published: (found.published ?? [])
      .map(({ key, feed, room, seq, value }) => ({ at: owners.get(key)!, feed, room, seq, value }))
      .sort((a, b) => a.at - b.at),
    transactions: (found.transactions ?? []).map((each) => `${each.name} ${JSON.stringify(each.answer)}`).sort(),
  };
};

const ownerOf = ({ world, trialMember }: Books, at: number): string => nameOf(at, world, trialMember).owner;

/** The rows that the reference expects; `found` gives the order within one moment, which is free for hot accounts only. */
export const expectedBy = (reference: Reference, books: Books, found: Written): Written => {
  const opened = [...books.ids.keys()].sort((a, b) => a - b);
  return {
    accounts: opened.map((at) => {
      const { balance, entries, pending } = reference.held[at]!;
      const seen = found.accounts.find((account) => account.at === at);
      return {
        at,
        version: entries.length,
        balance,
        entries: inOrderOf(entries, seen?.entries ?? []),
        pending: inOrderOf(pending, seen?.pending ?? []),
      };
    }),
    published: opened.filter((at) => SLOTS[at]!.published).flatMap((at) => messageOf(reference, books, at)),
    transactions: [...reference.transactions]
      .map(([name, { answer }]) => `${name} ${JSON.stringify(answer === null ? null : { answer })}`)
      .sort(),
  };
};

const inOrderOf = (entries: Entry[], found: Booked[]): Booked[] => {
  const index = (entry: Entry) => found.findIndex(([name]) => name === entry.name);
  return [...entries]
    .sort((a, b) => a.moment - b.moment || index(a) - index(b))
    .map(({ name, amount }) => [name, amount]);
};

const messageOf = (reference: Reference, books: Books, at: number): Written['published'] => {
  const { currency, exponent } = SLOTS[at]!;
  const room = ownerOf(books, at);
  let amount = 0;
  return reference.held[at]!.entries.flatMap((entry, index) => {
    amount += entry.amount;
    if (entry.passed) return [];
    return [{ at, feed: 'balance', room, seq: index + 1, value: { amount, currency, exponent } }];
  });
};
