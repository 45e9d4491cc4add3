import { sql } from 'kysely';
import { everyMerchant, type Database, type Tx } from '../../../../server/db/database.ts';
import { accountOf, type Account, mayBeNegative } from '../../../../server/ledger/account.ts';
import { IdempotencyMismatch, InsufficientFunds } from '../../../../server/ledger/errors.ts';
import { post, postMany, type PostedTransaction, type LedgerTransaction } from '../../../../server/ledger/post.ts';
import { nameOfPosting, type Outcome } from './reference.ts';
import { nameOf, SLOTS } from './slots.ts';
import type { Call, Line } from './commands.ts';

/** The slots and accounts of one sequence in the database. */
export interface Books {
  database: Database;
  world: number;
  trialMember: number;
  ids: Map<number, number>;
  places: Map<number, number>;
  /** The id of the ledger transaction that each name received. */
  transactions: Map<string, number>;
}

const NOBODY = 9_000_000_000;

/** Creates fresh accounts for one sequence, in one statement except the late ones. */
export const openBooks = async (database: Database, world: number): Promise<Books> => {
  const trial = await everyMerchant(database.db)
    .insertInto('members')
    .values({
      merchant: 'acme',
      username: `trial${world}`,
      nickname: 'trial',
      password_hash: '',
      currency: 'EUR',
      exponent: 2,
      demo: true,
      referral_code: `trial${world}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const books: Books = {
    database,
    world,
    trialMember: trial.id,
    ids: new Map(),
    places: new Map(),
    transactions: new Map(),
  };
  const early = [...SLOTS.keys()].filter((at) => !SLOTS[at]!.late);
  const rows = await everyMerchant(database.db)
    .insertInto('accounts')
    .values(
      early.map((at) => {
        const name = nameOf(at, world, trial.id);
        return { hot: false, ...name, allow_negative: mayBeNegative(name.kind) };
      }),
    )
    .returning('id')
    .execute();
  rows.forEach(({ id }, index) => note(books, early[index]!, id));
  return books;
};

const note = ({ ids, places }: Books, at: number, id: number): void => {
  ids.set(at, id);
  places.set(id, at);
};

/** Returns the account of a slot by its name; creates it where it does not exist yet. */
export const openAccount = async (books: Books, at: number): Promise<Account> => {
  const account = await books.database.transact((tx) => accountOf(tx, nameOf(at, books.world, books.trialMember)));
  note(books, at, account.id);
  return account;
};

/** Creates the accounts that these lines need and that do not exist yet. */
export const openFor = async (books: Books, lines: Line[]): Promise<void> => {
  for (const { at } of lines) if (SLOTS[at] && !books.ids.has(at)) await openAccount(books, at);
};

export const actorOf = (world: number, actor: number): string => `model:${world}:${actor}`;

const postingOf = (books: Books, { merchant, actor, key, payload, answer, lines }: Call): LedgerTransaction => ({
  merchant,
  kind: 'transfer',
  actor: actorOf(books.world, actor),
  idempotencyKey: String(key),
  payload: { payload },
  about: 'a model',
  ...(answer !== null && { answer: { answer } }),
  lines: lines.map(({ at, amount }) => ({ accountId: books.ids.get(at) ?? NOBODY, amount })),
});

/** The product's outcome of one ledger transaction. */
export const postReally = async (tx: Tx, books: Books, call: Call): Promise<Outcome> => {
  try {
    return outcomeOf(books, call, await post(tx, postingOf(books, call)));
  } catch (error) {
    return refusalOf(books, error);
  }
};

/** The product's outcome of many ledger transactions in one database transaction. */
export const manyReally = async (books: Books, calls: Call[]): Promise<Outcome[]> => {
  try {
    const list = calls.map((call) => postingOf(books, call));
    const posted = await books.database.transact((tx) => postMany(tx, list));
    return posted.map((each, index) => outcomeOf(books, calls[index]!, each));
  } catch (error) {
    return [refusalOf(books, error)];
  }
};

const outcomeOf = (books: Books, call: Call, { transaction, wallets }: PostedTransaction): Outcome => {
  const name = nameOfPosting(call);
  const before = books.transactions.get(name) ?? transaction.id;
  // Of two concurrent calls, either may be recorded first.
  if (before !== transaction.id) throw new Error(`${name} was transaction ${before} and now is ${transaction.id}`);
  books.transactions.set(name, before);
  return {
    is: transaction.replayed ? 'replayed' : 'posted',
    name,
    answer: (transaction.answer as { answer: number } | null)?.answer ?? null,
    wallets: wallets
      .map(({ accountId, version, balance }) => ({ at: books.places.get(accountId)!, version, balance }))
      .sort((a, b) => a.at - b.at),
  };
};

const refusalOf = (books: Books, error: unknown): Outcome => {
  if (error instanceof IdempotencyMismatch) return { is: 'mismatch' };
  if (error instanceof InsufficientFunds)
    return {
      is: 'insufficient',
      short: [{ at: books.places.get(error.accountId)!, balance: error.balance }],
    };
  const fault = /^(LEDGER_(?:UNBALANCED|UNKNOWN_ACCOUNT|MIXED))$/.exec((error as Error).message)?.[1];
  if (!fault) throw error;
  return { is: fault as 'LEDGER_MIXED' };
};

/** Creates the indexes that reading one sequence among thousands needs. */
export const prepareForModel = async ({ db }: Database): Promise<void> => {
  await sql`create index on outbox (key)`.execute(db);
};
