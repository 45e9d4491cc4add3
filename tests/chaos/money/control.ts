import { sql } from 'kysely';
import { expect } from 'vitest';
import { everyMerchant, type Database, type Tx } from '../../../server/db/database.ts';
import { post } from '../../../server/ledger/post.ts';
import { readBooks } from './books.ts';
import { findFaults, type Start } from './oracle.ts';
import { txIdOf, type Published, type RecordedCall } from './published.ts';

class Undone extends Error {}

/** Simulates that an acknowledged bet was lost with all its rows. */
const lose = async (tx: Tx, txId: string): Promise<void> => {
  const db = everyMerchant(tx);
  // In the order in which a ledger transaction locks them.
  await sql`alter table ledger_transactions disable trigger append_only`.execute(db);
  await sql`alter table entries disable trigger append_only`.execute(db);
  await sql`create temp table gone on commit drop as
    select p.id, e.account_id, e.version, e.amount from ledger_transactions p
      join entries e on e.ledger_transaction_id = p.id join accounts a on a.id = e.account_id and a.kind = 'wallet'
     where p.idempotency_key = ${txId}`.execute(db);
  await sql`delete from vendor_txs where tx_id = ${txId}`.execute(db);
  await sql`delete from unrolled_entries where ledger_transaction_id in (select id from gone)`.execute(db);
  await sql`delete from entries where ledger_transaction_id in (select id from gone)`.execute(db);
  await sql`update accounts a set balance = a.balance - gone.amount from gone where a.id = gone.account_id`.execute(db);
  await sql`delete from ledger_transactions where id in (select id from gone)`.execute(db);
};

/** Simulates that the platform booked the same bet again under a key of its own. */
const makeTwice = async (tx: Tx, txId: string, vendor: string): Promise<void> => {
  const { rows } = await sql<{ merchant: string; account_id: number; amount: number }>`
    select p.merchant, l.account_id, l.amount from ledger_transactions p join
           (select ledger_transaction_id, account_id, amount from entries union all
            select ledger_transaction_id, account_id, amount from unrolled_entries) l on l.ledger_transaction_id = p.id
     where p.idempotency_key = ${txId}`.execute(everyMerchant(tx));
  await post(tx, {
    merchant: rows[0]!.merchant,
    kind: 'bet',
    actor: `vendor:${vendor}`,
    idempotencyKey: `${txId}:again`,
    payload: {},
    about: 'control',
    lines: rows.map(({ account_id, amount }) => ({ accountId: account_id, amount })),
  });
};

/**
 * The control: the history of the run with an acknowledged bet lost, and with it booked twice. Both changes are undone. Fails
 * where the oracle detects nothing, because its earlier result would then mean nothing.
 */
export const expectOracleSees = async (
  database: Database,
  vendor: string,
  published: Published,
  start: Start,
): Promise<void> => {
  const bet = published.acknowledged().find(isPlainBet(published));
  if (!bet) throw new Error('no bet was acknowledged: the run has shown nothing');
  const txId = txIdOf(bet);
  const faultsAfter = async (mutate: (tx: Tx) => Promise<void>): Promise<string[]> => {
    let faults: string[] = [];
    await database
      .transact(async (tx) => {
        await mutate(tx);
        faults = findFaults(published, start, await readBooks(tx, vendor));
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return faults;
  };
  const wrongBefore = findFaults(published, start, await database.readSnapshot((tx) => readBooks(tx, vendor)));
  expect(await faultsAfter((tx) => lose(tx, txId)), 'control: a lost bet').toContain(
    `bet ${txId} was acknowledged and is lost`,
  );
  expect(await faultsAfter((tx) => makeTwice(tx, txId, vendor)), 'control: a bet made twice').toContain(
    `${txId}:again is in the books, and nobody sent it`,
  );
  expect(
    findFaults(published, start, await database.readSnapshot((tx) => readBooks(tx, vendor))),
    'the controls left something behind',
  ).toEqual(wrongBefore);
};

/** A bet that no other transaction refers to. */
const isPlainBet = (published: Published) => {
  const targets = new Set(
    [...published.calls.values()].map(({ requested }) =>
      requested.call === 'rollback'
        ? requested.body.target_tx_id
        : requested.call === 'settle'
          ? requested.body.bet_tx_id
          : '',
    ),
  );
  return (call: RecordedCall) => call.requested.call === 'bet' && !targets.has(txIdOf(call));
};
