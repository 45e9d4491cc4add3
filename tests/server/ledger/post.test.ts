import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { everyMerchant, type Tx } from '../../../server/db/database.ts';
import type { Account } from '../../../server/ledger/account.ts';
import { IdempotencyMismatch, InsufficientFunds } from '../../../server/ledger/errors.ts';
import { post, postMany } from '../../../server/ledger/post.ts';
import { aTransaction, between, expectCleanLedger, openBooks, type Books } from './support/books.ts';

let books: Books;
let house: Account;
let wallets = 0;
const newWallet = () => books.account('wallet', `member:${(wallets += 1)}`);

beforeAll(async () => {
  books = await openBooks();
  house = await books.account('house', 'acme');
});
afterEach(() => expectCleanLedger(books.database));
afterAll(() => books.close());

describe('a ledger transaction', () => {
  it('moves money and numbers the wallet', async () => {
    const wallet = await newWallet();
    const first = await books.post({ lines: between(wallet, house, 500) });
    const second = await books.post({ lines: between(wallet, house, -120) });
    expect(first.wallets).toEqual([{ accountId: wallet.id, version: 1, balance: 500 }]);
    expect(second.wallets).toEqual([{ accountId: wallet.id, version: 2, balance: 380 }]);
    const entries = await everyMerchant(books.database.db)
      .selectFrom('entries')
      .select(['version', 'amount', 'balance_after'])
      .where('account_id', '=', wallet.id)
      .orderBy('version')
      .execute();
    expect(entries).toEqual([
      { version: 1, amount: 500, balance_after: 500 },
      { version: 2, amount: -120, balance_after: 380 },
    ]);
  });

  it.each([
    ['another outcome', { outcome: 'done' }],
    ['a balance as text', { wallets: [{ accountId: 1, version: 1, balance: '500' }] }],
    ['a balance that a number does not hold exactly', { wallets: [{ accountId: 1, version: 1, balance: 2 ** 53 }] }],
    ['a shortfall without its account', { outcome: 'insufficient', answer: null }],
  ])('does not take an answer of the database with %s', async (_, over) => {
    const row = { outcome: 'posted', ledger_transaction_id: 1, answer: null, wallets: [], ...over };
    const tx = { executeQuery: async () => ({ rows: [row] }) } as unknown as Tx;
    await expect(post(tx, aTransaction({ lines: [] }))).rejects.toThrow(z.core.$ZodError);
  });

  it('sends the new balance in the same transaction, to its owner only', async () => {
    const wallet = await newWallet();
    await books.post({ lines: between(wallet, house, 75) });
    const published = await everyMerchant(books.database.db)
      .selectFrom('outbox')
      .select(['feed', 'key', 'room', 'seq', 'value'])
      .where('key', '=', wallet.owner)
      .execute();
    expect(published).toEqual([
      {
        feed: 'balance',
        key: wallet.owner,
        room: wallet.owner,
        seq: 1,
        value: { amount: 75, currency: 'EUR', exponent: 2 },
      },
    ]);
  });

  it('does not send a member the balance of play money', async () => {
    const wallet = await books.account('wallet', `member:${(wallets += 1)}`, { ledger: 'demo' });
    const demoHouse = await books.account('house', 'acme', { ledger: 'demo' });
    await books.post({ lines: between(wallet, demoHouse, 1000) });
    const published = await everyMerchant(books.database.db)
      .selectFrom('outbox')
      .where('key', '=', wallet.owner)
      .execute();
    expect(published).toEqual([]);
  });

  it('leaves nothing behind when its database transaction fails afterwards', async () => {
    const wallet = await newWallet();
    const failing = books.database.transact(async (tx) => {
      await post(tx, aTransaction({ lines: between(wallet, house, 500) }));
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await books.reread(wallet)).toMatchObject({ balance: 0, version: 0 });
  });

  it('is immutable: entries and transactions cannot be changed, accounts cannot be deleted', async () => {
    const db = everyMerchant(books.database.db);
    await expect(db.updateTable('entries').set({ amount: 1 }).execute()).rejects.toThrow('LEDGER_APPEND_ONLY');
    await expect(db.deleteFrom('ledger_transactions').execute()).rejects.toThrow('LEDGER_APPEND_ONLY');
    await expect(db.deleteFrom('accounts').execute()).rejects.toThrow('LEDGER_APPEND_ONLY');
  });
});

describe('a wallet', () => {
  it('is never negative; the refusal states its balance, and the database transaction continues', async () => {
    const wallet = await newWallet();
    await books.post({ lines: between(wallet, house, 99) });
    const refused = await books.database.transact(async (tx) => {
      const error = await post(tx, aTransaction({ lines: between(wallet, house, -100) })).catch((e: unknown) => e);
      await post(tx, aTransaction({ lines: between(wallet, house, 1) }));
      return error;
    });
    expect(refused).toBeInstanceOf(InsufficientFunds);
    expect(refused).toMatchObject({ accountId: wallet.id, balance: 99 });
    expect(await books.reread(wallet)).toMatchObject({ balance: 100, version: 2 });
  });

  it('can be emptied to exactly zero', async () => {
    const wallet = await newWallet();
    await books.post({ lines: between(wallet, house, 100) });
    const { wallets: left } = await books.post({ lines: between(wallet, house, -100) });
    expect(left[0]).toMatchObject({ balance: 0, version: 2 });
  });
});

describe('the same key', () => {
  it('returns the same answer and moves nothing, even after the wallet was emptied', async () => {
    const wallet = await newWallet();
    await books.post({ lines: between(wallet, house, 100) });
    const transaction = aTransaction({ lines: between(wallet, house, -100), answer: { ok: [1, null] } });
    const first = await books.post(transaction);
    const again = await books.post(transaction);
    expect(first.transaction.replayed).toBe(false);
    expect(again).toEqual({ ...first, transaction: { ...first.transaction, replayed: true } });
    expect(await books.reread(wallet)).toMatchObject({ balance: 0, version: 2 });
  });

  it('with another payload is a mismatch, and the database transaction continues', async () => {
    const wallet = await newWallet();
    await books.post({ idempotencyKey: 'k1', payload: { amount: 5 }, lines: between(wallet, house, 5) });
    const error = await books.database.transact(async (tx) => {
      const transaction = aTransaction({
        idempotencyKey: 'k1',
        payload: { amount: 6 },
        lines: between(wallet, house, 6),
      });
      const refused = await post(tx, transaction).catch((e: unknown) => e);
      await post(tx, aTransaction({ lines: between(wallet, house, 10) }));
      return refused;
    });
    expect(error).toBeInstanceOf(IdempotencyMismatch);
    expect(await books.reread(wallet)).toMatchObject({ balance: 15 });
  });

  it('accepts the same payload with its properties in another order', async () => {
    const wallet = await newWallet();
    const lines = between(wallet, house, 5);
    await books.post({ idempotencyKey: 'k2', payload: { a: 1, b: { c: 2, d: 3 } }, lines });
    const again = await books.post({ idempotencyKey: 'k2', payload: { b: { d: 3, c: 2 }, a: 1 }, lines });
    expect(again.transaction.replayed).toBe(true);
  });

  it('of another actor or another merchant is another key', async () => {
    const wallet = await newWallet();
    const elsewhere = await books.account('wallet', 'member:1', { merchant: 'other' });
    const theirs = await books.account('house', 'other', { merchant: 'other' });
    await books.post({ idempotencyKey: 'k3', lines: between(wallet, house, 5) });
    await books.post({ idempotencyKey: 'k3', actor: 'someone', lines: between(wallet, house, 6) });
    await books.post({ idempotencyKey: 'k3', merchant: 'other', lines: between(elsewhere, theirs, 7) });
    expect(await books.reread(wallet)).toMatchObject({ balance: 11 });
    expect(await books.reread(elsewhere)).toMatchObject({ balance: 7 });
  });
});

describe('the ledger refuses', () => {
  const refused = async (lines: readonly { accountId: number; amount: number }[], reason: string) =>
    expect(books.post({ lines })).rejects.toThrow(reason);

  it('entries that do not sum to zero', async () => {
    const wallet = await newWallet();
    await refused(
      [
        { accountId: wallet.id, amount: 5 },
        { accountId: house.id, amount: -4 },
      ],
      'LEDGER_UNBALANCED',
    );
  });

  it('no entries, a single entry, a zero entry, one account twice', async () => {
    const wallet = await newWallet();
    await refused([], 'LEDGER_UNBALANCED');
    await refused([{ accountId: wallet.id, amount: 0 }], 'LEDGER_UNBALANCED');
    await refused(
      [
        { accountId: wallet.id, amount: 0 },
        { accountId: house.id, amount: 0 },
      ],
      'LEDGER_UNBALANCED',
    );
    await refused(
      [
        { accountId: wallet.id, amount: 1 },
        { accountId: wallet.id, amount: -1 },
      ],
      'LEDGER_UNBALANCED',
    );
  });

  it('an unknown account, or one of another merchant', async () => {
    const wallet = await newWallet();
    const foreign = await books.account('wallet', 'member:9', { merchant: 'other' });
    await refused(
      [
        { accountId: wallet.id, amount: 5 },
        { accountId: 999_999, amount: -5 },
      ],
      'LEDGER_UNKNOWN_ACCOUNT',
    );
    await refused(between(wallet, foreign, 5), 'LEDGER_UNKNOWN_ACCOUNT');
  });

  it('real and play money in one transaction, or two currencies', async () => {
    const wallet = await newWallet();
    await refused(between(wallet, await books.account('house', 'acme', { ledger: 'demo' }), 5), 'LEDGER_MIXED');
    await refused(between(wallet, await books.account('house', 'acme', { currency: 'JPY' }), 5), 'LEDGER_MIXED');
  });

  it('amounts that a number cannot represent exactly', async () => {
    const wallet = await newWallet();
    for (const amount of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
      await expect(books.post({ lines: between(wallet, house, amount) })).rejects.toThrow(RangeError);
  });

  it('a balance beyond 2^53 - 1', async () => {
    const wallet = await newWallet();
    await books.post({ lines: between(wallet, house, Number.MAX_SAFE_INTEGER) });
    await expect(books.post({ lines: between(wallet, house, 1) })).rejects.toThrow('balance_is_exact');
    await books.post({ lines: between(wallet, house, -Number.MAX_SAFE_INTEGER) });
    expect(await books.reread(wallet)).toMatchObject({ balance: 0, version: 2 });
  });
});

describe('many transactions in one call', () => {
  it('are applied in order, each with an answer', async () => {
    const wallet = await newWallet();
    const list = [100, -30, -70].map((amount) => aTransaction({ lines: between(wallet, house, amount) }));
    const posted = await books.database.transact((tx) => postMany(tx, [...list, list[0]!]));
    expect(posted.map((each) => each.wallets[0]!.balance)).toEqual([100, 70, 0, 100]);
    expect(posted.map((each) => each.transaction.replayed)).toEqual([false, false, false, true]);
  });

  it('send the owner of a wallet only its last balance: the intermediate ones were never committed', async () => {
    const wallet = await newWallet();
    const list = [100, -30, -60].map((amount) => aTransaction({ lines: between(wallet, house, amount) }));
    await books.database.transact((tx) => postMany(tx, list));
    const published = await everyMerchant(books.database.db)
      .selectFrom('outbox')
      .where('key', '=', wallet.owner)
      .selectAll()
      .execute();
    expect(published).toMatchObject([{ seq: 3, value: { amount: 10 } }]);
  });

  it('are refused with the first error, whatever follows it', async () => {
    const wallet = await newWallet();
    const [poor, unbalanced] = [
      between(wallet, house, -1),
      [...between(wallet, house, 5).slice(1), { accountId: wallet.id, amount: 4 }],
    ];
    const both = (...lines: (typeof poor)[]) =>
      books.database.transact((tx) =>
        postMany(
          tx,
          lines.map((each) => aTransaction({ lines: each })),
        ),
      );
    await expect(both(poor, unbalanced)).rejects.toThrow(InsufficientFunds);
    await expect(both(unbalanced, poor)).rejects.toThrow('LEDGER_UNBALANCED');
  });

  it('are refused together where one cannot be paid', async () => {
    const wallet = await newWallet();
    const list = [100, -130, 30].map((amount) => aTransaction({ lines: between(wallet, house, amount) }));
    await expect(books.database.transact((tx) => postMany(tx, list))).rejects.toThrow(InsufficientFunds);
    expect(await books.reread(wallet)).toMatchObject({ balance: 0, version: 0 });
  });
});
