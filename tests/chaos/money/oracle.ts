import { expect } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { readBooks, type BookedTransaction, type BookedTx, type Books } from './books.ts';
import { isAcknowledged, isSuccess, txIdOf, type Published, type RecordedCall } from './published.ts';

/** The wallets before the first call, minor units by member. */
export type Start = ReadonlyMap<number, number>;

interface Side {
  txs: Map<string, BookedTx[]>;
  transactions: Map<string, BookedTransaction[]>;
}

/**
 * Describes every difference between the platform's records and the answers the vendor received: an acknowledged call exists
 * exactly once, any other at most once, nothing exists that was not sent, and each wallet holds the result of these calls.
 */
export const findFaults = (published: Published, start: Start, books: Books): string[] => {
  const side: Side = {
    txs: grouped(books.txs, ({ txId }) => txId),
    transactions: grouped(books.transactions, ({ key }) => key),
  };
  return [
    ...[...published.calls.values()].flatMap((call) => faultsOf(call, published, side)),
    ...[...side.txs.keys(), ...side.transactions.keys()]
      .filter((txId) => !published.calls.has(txId))
      .map((txId) => `${txId} is in the books, and nobody sent it`),
    ...walletFaults(start, books),
  ];
};

const faultsOf = (call: RecordedCall, published: Published, side: Side): string[] => {
  const txId = txIdOf(call);
  const what = `${call.requested.call} ${txId}`;
  const txs = side.txs.get(txId) ?? [];
  const transactions = side.transactions.get(txId) ?? [];
  const [tx] = txs;
  const faults: string[] = [];
  const refused = call.answers.find((answer) => !isSuccess(answer));
  if (refused) faults.push(`${what} was answered ${refused.code}`);
  if (txs.length > 1 || transactions.length > 1) faults.push(`${what} is in the books more than once`);
  if (isAcknowledged(call) && !tx) faults.push(`${what} was acknowledged and is lost`);
  if (!tx) return transactions.length > 0 ? [...faults, `${what} moved money and is not in the books`] : faults;
  for (const { platform_tx_id, tx_id } of call.answers.filter(isSuccess)) {
    if (tx_id !== txId || platform_tx_id !== tx.platformTxId)
      faults.push(`${what} was acknowledged as ${platform_tx_id}, and is ${tx.platformTxId}`);
  }
  const moved = transactions.reduce((sum, transaction) => sum + transaction.moved, 0);
  const expected = movedBy(call, tx, published, side);
  if (moved !== expected) faults.push(`${what} moved ${moved} and not ${expected}`);
  return faults;
};

/** The expected effect of the call on the wallet, minor units. */
const movedBy = ({ requested }: RecordedCall, tx: BookedTx, published: Published, side: Side): number => {
  if (requested.call === 'bet') return -requested.body.amount;
  if (requested.call === 'settle') return requested.body.amount;
  const target = published.calls.get(requested.body.target_tx_id);
  // A rollback that arrived before its bet moves nothing, and neither does the bet.
  const isThere = side.txs.has(requested.body.target_tx_id);
  if (!target || !isThere || tx.state === 'tombstone') return 0;
  return target.requested.call === 'bet' ? target.requested.body.amount : 0;
};

const walletFaults = (start: Start, { transactions, wallets }: Books): string[] =>
  [...start].flatMap(([memberId, before]) => {
    const moved = transactions.filter((each) => each.memberId === memberId).reduce((sum, each) => sum + each.moved, 0);
    const balance = wallets.get(memberId)?.balance;
    return balance === before + moved
      ? []
      : [`the wallet of member ${memberId} holds ${balance}: it had ${before}, and its calls moved ${moved}`];
  });

const grouped = <T>(rows: T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** All current faults: the oracle's, and those of the ledger check. */
export const faultsNow = async (
  database: Database,
  vendor: string,
  published: Published,
  start: Start,
): Promise<string[]> => {
  const { results } = await checkLedger(database);
  const books = await database.readSnapshot((tx) => readBooks(tx, vendor));
  return [
    ...results.flatMap(({ name, wrong }) => wrong.map((what) => `ledger:check, ${name}: ${what}`)),
    ...findFaults(published, start, books),
  ];
};

export const expectNoFaults = async (...requested: Parameters<typeof faultsNow>): Promise<void> => {
  expect((await faultsNow(...requested)).slice(0, 20), 'what is wrong with the money').toEqual([]);
};
