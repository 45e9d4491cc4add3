import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account } from '../../../server/ledger/account.ts';
import { IdempotencyMismatch, InsufficientFunds } from '../../../server/ledger/errors.ts';
import { foldHotAccounts } from '../../../server/ledger/fold.ts';
import { aPosting, expectCleanLedger, openBooks, type Books } from './support/books.ts';

let books: Books;
let turn = 0;

beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

/** What a ledger is, in a few lines: the database is compared with this. */
class Reference {
  readonly balances: number[];
  readonly versions: number[];
  readonly #answers = new Map<string, { payload: string; wallets: string }>();
  constructor(accounts: number) {
    this.balances = Array<number>(accounts).fill(0);
    this.versions = Array<number>(accounts).fill(0);
  }
  /** Account 0 is the house, which may be below zero and shows no version before it is folded. */
  post(key: string, lines: Move[]): string {
    const payload = JSON.stringify(lines);
    const short = lines.some(({ at, amount }) => at > 0 && amount < 0 && this.balances[at]! + amount < 0);
    const before = this.#answers.get(key);
    if (before) return before.payload === payload ? before.wallets : 'IdempotencyMismatch';
    if (short) return 'InsufficientFunds';
    for (const { at, amount } of lines) {
      this.balances[at]! += amount;
      this.versions[at]! += 1;
    }
    const wallets = lines.filter(({ at }) => at > 0).map(({ at }) => [at, this.versions[at], this.balances[at]]);
    const answer = JSON.stringify(wallets.sort((a, b) => a[0]! - b[0]!));
    this.#answers.set(key, { payload, wallets: answer });
    return answer;
  }
}
interface Move {
  at: number;
  amount: number;
}

const ACCOUNTS = 5;
const movement = fc
  .record({
    key: fc.integer({ min: 0, max: 30 }),
    places: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 4 }),
    amounts: fc.array(
      fc.integer({ min: -400, max: 400 }).filter((n) => n !== 0),
      { minLength: 3, maxLength: 3 },
    ),
    fold: fc.boolean(),
  })
  .map(({ key, places, amounts, fold }) => {
    const lines = places.slice(1).map((at, n) => ({ at, amount: amounts[n]! }));
    const rest = -lines.reduce((sum, line) => sum + line.amount, 0);
    return { key, fold, lines: rest === 0 ? lines : [{ at: places[0]!, amount: rest }, ...lines] };
  })
  .filter(({ lines }) => lines.length > 1);

it('any sequence of postings, repeats and folds ends as in the reference', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 40 }), async (movements) => {
      const run = (turn += 1);
      const accounts: Account[] = [];
      // One after the other, so that their ids are in the order of their places.
      for (let at = 0; at < ACCOUNTS; at += 1)
        accounts.push(
          await books.account(at === 0 ? 'house' : 'wallet', `${at === 0 ? 'run' : 'member'}:${run * 100 + at}`),
        );
      const reference = new Reference(ACCOUNTS);
      for (const { key, lines, fold } of movements) {
        const expected = reference.post(`${key}`, lines);
        expect(await answerOf(accounts, `${run}-${key}`, lines)).toBe(expected);
        if (fold) await foldHotAccounts(books);
      }
      await foldHotAccounts(books);
      const after = await Promise.all(accounts.map(books.reread));
      expect(after.map((account) => account.balance)).toEqual(reference.balances);
      expect(after.map((account) => account.version)).toEqual(reference.versions);
    }),
    // A failure prints its seed and the smallest sequence that shows it.
    { numRuns: 25 },
  );
  await expectCleanLedger(books.database);
}, 60_000);

const answerOf = async (accounts: Account[], key: string, lines: Move[]): Promise<string> => {
  const places = new Map(accounts.map((account, at) => [account.id, at]));
  const posting = aPosting({
    idempotencyKey: key,
    payload: lines,
    lines: lines.map(({ at, amount }) => ({ accountId: accounts[at]!.id, amount })),
  });
  try {
    const { wallets } = await books.post(posting);
    return JSON.stringify(wallets.map((wallet) => [places.get(wallet.accountId), wallet.version, wallet.balance]));
  } catch (error) {
    if (error instanceof InsufficientFunds || error instanceof IdempotencyMismatch) return error.name;
    throw error;
  }
};
