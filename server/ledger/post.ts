import { CompiledQuery, sql } from 'kysely';
import * as z from 'zod/mini';
import type { MinorUnits, Seq } from '../../contract/primitives.ts';
import { keptPrepared } from '../db/pool.ts';
import type { Tx } from '../db/database.ts';
import { IdempotencyMismatch, InsufficientFunds } from './errors.ts';
import { payloadHash } from './payload-hash.ts';
import { recordTransaction, type LedgerKind } from './posted.ts';

export interface LedgerTransaction {
  merchant: string;
  /** Kind of movement, as the member's records name it. */
  kind: LedgerKind;
  /** Who requests it, such as `member:42`, `vendor:STUDIO` or `operator:ann`. Keys are unique per actor. */
  actor: string;
  idempotencyKey: string;
  /** The request: the same key with another payload is a mismatch. */
  payload: unknown;
  /** The game or payment method, for display. */
  about: string;
  roundId?: string;
  /** Entries: at most one per account, none of them zero, with sum zero. Minor units. */
  lines: readonly { accountId: number; amount: MinorUnits }[];
  /** Stored with the transaction and returned to repeated requests. */
  answer?: unknown;
}

export interface PostedTransaction {
  transaction: { id: number; replayed: boolean; answer: unknown };
  /** The wallets among the accounts, with their state after this transaction. */
  wallets: { accountId: number; version: Seq; balance: MinorUnits }[];
}

const Minor = z.int();
const Written = {
  ledger_transaction_id: z.int(),
  answer: z.unknown(),
  wallets: z.array(z.object({ accountId: z.int(), version: z.int(), balance: Minor })),
};
/** What `ledger_post` and `ledger_post_many` answer: money follows from it, so it is not taken on trust. */
const Answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('posted'), ...Written }),
  z.object({ outcome: z.literal('replayed'), ...Written }),
  z.object({ outcome: z.literal('mismatch') }),
  // The account that is short.
  z.object({ outcome: z.literal('insufficient'), answer: z.object({ accountId: z.int(), balance: Minor }) }),
]);

const POST = keptPrepared(
  'select * from ledger_post($1, $2, $3, $4, $5, $6, $7::uuid, $8::jsonb, $9::bigint[], $10::bigint[])',
);

/**
 * Writes one ledger transaction in one database call: locks, checks, entries, versions and the wallets' balance envelopes.
 * Throws InsufficientFunds or IdempotencyMismatch with nothing written; the database transaction can continue after either.
 */
export const post = async (tx: Tx, transaction: LedgerTransaction): Promise<PostedTransaction> => {
  const { merchant, kind, actor, idempotencyKey, payload, about, roundId = null, answer, lines } = transaction;
  const values = [
    ...[merchant, kind, actor, idempotencyKey, payloadHash(payload), about, roundId, stored(answer)],
    lines.map((line) => line.accountId),
    lines.map((line) => exact(line.amount)),
  ];
  const { rows } = await tx.executeQuery(CompiledQuery.raw(POST, values));
  return posted(tx, transaction, rows[0]);
};

/**
 * Writes many ledger transactions in one call, as if in order. The first refused one throws, and the caller's database
 * transaction must end.
 */
export const postMany = async (tx: Tx, transactions: readonly LedgerTransaction[]): Promise<PostedTransaction[]> => {
  const each = <T>(of: (transaction: LedgerTransaction) => T): T[] => transactions.map(of);
  const lines = transactions.flatMap((transaction, index) =>
    transaction.lines.map((line) => ({ ...line, place: index + 1 })),
  );
  const { rows } = await sql<{ place: number }>`
    select * from ledger_post_many(
      ${each((transaction) => transaction.merchant)}, ${each((transaction) => transaction.kind)}, ${each((transaction) => transaction.actor)},
      ${each((transaction) => transaction.idempotencyKey)}, ${each((transaction) => payloadHash(transaction.payload))}::bytea[],
      ${each((transaction) => transaction.about)}, ${each((transaction) => transaction.roundId ?? null)}::uuid[],
      ${each((transaction) => stored(transaction.answer))}::jsonb[], ${lines.map((line) => line.place)}::int[],
      ${lines.map((line) => line.accountId)}::bigint[], ${lines.map((line) => exact(line.amount))}::bigint[]) order by place
  `.execute(tx);
  return rows.map((row) => {
    const transaction = transactions[row.place - 1];
    if (!transaction) throw new RangeError(`ledger_post_many answered a place ${row.place} of ${transactions.length}`);
    return posted(tx, transaction, row);
  });
};

/** Throws ZodError for an answer that is none of the above. */
const posted = (tx: Tx, { kind }: LedgerTransaction, row: unknown): PostedTransaction => {
  const answer = Answer.parse(row);
  if (answer.outcome === 'mismatch') throw new IdempotencyMismatch('this key was used for another payload');
  if (answer.outcome === 'insufficient') throw new InsufficientFunds(answer.answer);
  if (answer.outcome === 'posted') recordTransaction(tx, kind);
  return {
    transaction: {
      id: answer.ledger_transaction_id,
      replayed: answer.outcome === 'replayed',
      answer: answer.answer,
    },
    wallets: answer.wallets,
  };
};

const stored = (answer: unknown): string | null => (answer === undefined ? null : JSON.stringify(answer));

const exact = (amount: number): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  return amount;
};
