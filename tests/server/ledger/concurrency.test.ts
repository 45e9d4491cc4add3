import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import type { Account } from '../../../server/ledger/account.ts';
import { InsufficientFunds } from '../../../server/ledger/errors.ts';
import { rollUpHotAccounts } from '../../../server/ledger/roll-up.ts';
import { post, postMany } from '../../../server/ledger/post.ts';
import { aTransaction, between, expectCleanLedger, openBooks, type Books } from './support/books.ts';

const WORKERS = 32;
let books: Books;
let house: Account;

beforeAll(async () => {
  books = await openBooks(WORKERS);
  house = await books.account('house', 'acme');
});
afterEach(() => expectCleanLedger(books.database));
afterAll(() => books.close());

const workers = <T>(work: (worker: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));

it('32 workers on a few wallets and the house, with roll-ups: no loss, no negative balance, no gap', async () => {
  const wallets = await Promise.all([1, 2, 3, 4].map((n) => books.account('wallet', `member:${n}`)));
  for (const wallet of wallets) await books.post({ lines: between(wallet, house, 1_000) });

  const moved = new Map(wallets.map((wallet) => [wallet.id, 1_000]));
  let refusals = 0;
  const played = workers(async (worker) => {
    for (let turn = 0; turn < 20; turn += 1) {
      const wallet = wallets[(worker * 7 + turn) % wallets.length]!;
      // Debits outweigh credits, so that the wallets run empty under contention.
      const amount = turn % 3 === 0 ? 40 : -90;
      try {
        await books.post({ lines: between(wallet, house, amount) });
        moved.set(wallet.id, moved.get(wallet.id)! + amount);
      } catch (error) {
        if (!(error instanceof InsufficientFunds)) throw error;
        refusals += 1;
      }
    }
  });
  let folded = 0;
  let playing = true;
  const folding = (async () => {
    while (playing) folded += await rollUpHotAccounts(books);
  })();
  await played;
  playing = false;
  await folding;
  folded += await rollUpHotAccounts(books);

  expect(refusals).toBeGreaterThan(0);
  const after = await Promise.all(wallets.map(books.reread));
  expect(new Map(after.map((wallet) => [wallet.id, wallet.balance]))).toEqual(moved);
  const total = [...moved.values()].reduce((sum, balance) => sum + balance, 0);
  const folds = await books.reread(house);
  expect(folds.balance + total).toBe(0);
  expect(folds.version).toBe(folded);
  expect(folded).toBe(after.reduce((sum, wallet) => sum + wallet.version, 0));
});

it('transfers between wallets in both directions do not deadlock', async () => {
  const [a, b] = await Promise.all([10, 11].map((n) => books.account('wallet', `member:${n}`)));
  for (const wallet of [a!, b!]) await books.post({ lines: between(wallet, house, 10_000) });
  await workers(async (worker) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [to, from] = worker % 2 ? [a!, b!] : [b!, a!];
      await books.post({ kind: 'transfer', lines: between(to, from, 3) });
    }
  });
  expect((await books.reread(a!)).version).toBe(1 + WORKERS * 10);
});

it('batches over the same wallets in opposite orders do not deadlock', async () => {
  const wallets = await Promise.all([20, 21, 22].map((n) => books.account('wallet', `member:${n}`)));
  await workers(async (worker) => {
    const order = worker % 2 ? wallets : [...wallets].reverse();
    for (let turn = 0; turn < 5; turn += 1) {
      const list = order.map((wallet) => aTransaction({ lines: between(wallet, house, 2) }));
      await books.database.transact((tx) => postMany(tx, list));
    }
  });
  for (const wallet of wallets)
    expect(await books.reread(wallet)).toMatchObject({ version: WORKERS * 5, balance: WORKERS * 10 });
});

it('one key from 32 concurrent workers makes one ledger transaction', async () => {
  const wallet = await books.account('wallet', 'member:30');
  await books.post({ lines: between(wallet, house, 50) });
  const transaction = aTransaction({ lines: between(wallet, house, -50), answer: 'paid' });
  const answers = await workers(() => books.post(transaction));
  expect(answers.filter((answer) => !answer.transaction.replayed)).toHaveLength(1);
  expect(
    new Set(answers.map((answer) => JSON.stringify([answer.transaction.id, answer.transaction.answer, answer.wallets])))
      .size,
  ).toBe(1);
  expect(await books.reread(wallet)).toMatchObject({ balance: 0, version: 2 });
});

it('a hot account does not block: two open transactions write to it at once', async () => {
  const [a, b] = await Promise.all([40, 41].map((n) => books.account('wallet', `member:${n}`)));
  await books.database.transact(async (outer) => {
    await post(outer, aTransaction({ lines: between(a!, house, 5) }));
    // If the house were locked, this would wait for the outer transaction, which waits for this one.
    await books.database.transact((inner) => post(inner, aTransaction({ lines: between(b!, house, 6) })));
  });
  const waiting = await everyMerchant(books.database.db)
    .selectFrom('unrolled_entries')
    .select('amount')
    .where('account_id', '=', house.id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(waiting.map((entry) => entry.amount).sort()).toEqual([-5, -6]);
});
