import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyMerchant, type Tx } from '../../../server/db/database.ts';
import type { Account } from '../../../server/ledger/account.ts';
import { checkLedger, checkLedgerIn } from '../../../server/app/compose.ts';
import { printed } from '../../../server/ledger/check.ts';
import { rollUpHotAccounts } from '../../../server/ledger/roll-up.ts';
import { between, expectCleanLedger, openBooks, type Books } from './support/books.ts';

let books: Books;
let house: Account;
let wallet: Account;

beforeAll(async () => {
  books = await openBooks(4);
  house = await books.account('house', 'acme');
  wallet = await books.account('wallet', 'member:1');
  for (const amount of [500, -200, 50]) await books.post({ lines: between(wallet, house, amount) });
});
afterAll(() => books.close());

class Undone extends Error {}

/**
 * Returns what the check finds after damage as a disk fault or manual SQL would cause it: past every trigger, key and
 * constraint. Undone afterwards.
 */
const faultsAfter = async (damage: (tx: Tx) => Promise<unknown>): Promise<string[]> => {
  let found: string[] = [];
  const undone = books.database.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await damage(tx);
    const { clean, results } = await checkLedgerIn(tx);
    found = results.filter((result) => result.wrong.length > 0).map((result) => result.name);
    expect(clean).toBe(found.length === 0);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  return found;
};
const nothing = async () => undefined;

describe('a correct ledger', () => {
  it('passes before and after its hot accounts are rolled up', async () => {
    expect(await faultsAfter(nothing)).toEqual([]);
    expect(await rollUpHotAccounts(books)).toBe(3);
    expect(await faultsAfter(nothing)).toEqual([]);
    expect(await books.reread(house)).toMatchObject({ balance: -350, version: 3 });
    expect(await rollUpHotAccounts(books)).toBe(0);
  });

  it('reports the numbers of checked rows', async () => {
    const { results } = await checkLedger(books.database);
    expect(results.find((result) => result.name === 'every ledger transaction sums to zero')?.counted).toBe(3);
    expect(printed({ clean: true, results })).toContain('The ledger is right.');
  });
});

describe('the check finds', () => {
  const all = everyMerchant;

  beforeAll(async () => {
    const another = await books.account('wallet', 'member:2');
    await books.post({ lines: between(another, house, 10) });
  });

  it.each<[string, string[], (tx: Tx) => Promise<unknown>]>([
    [
      'an amount changed in an entry',
      [
        'every ledger transaction sums to zero',
        'every balance equals its entries',
        'versions have no gaps, each balance follows from the last',
      ],
      (tx) =>
        all(tx)
          .updateTable('entries')
          .set({ amount: 501 })
          .where('version', '=', 1)
          .where('account_id', '=', wallet.id)
          .execute(),
    ],
    [
      'a ledger transaction without entries',
      ['every ledger transaction sums to zero'],
      (tx) =>
        sql`insert into ledger_transactions (merchant, kind, actor, idempotency_key, payload_hash) values ('acme', 'bonus', 'x', 'x', '')`.execute(
          tx,
        ),
    ],
    [
      'money that appeared in a balance',
      ['every balance equals its entries'],
      (tx) => all(tx).updateTable('accounts').set({ balance: 351 }).where('id', '=', wallet.id).execute(),
    ],
    [
      'an entry that is gone',
      [
        'every ledger transaction sums to zero',
        'every balance equals its entries',
        'versions have no gaps, each balance follows from the last',
      ],
      (tx) => all(tx).deleteFrom('entries').where('version', '=', 2).where('account_id', '=', wallet.id).execute(),
    ],
    [
      'a version that was skipped',
      ['versions have no gaps, each balance follows from the last'],
      (tx) =>
        all(tx)
          .updateTable('entries')
          .set({ version: 4 })
          .where('version', '=', 3)
          .where('account_id', '=', wallet.id)
          .execute(),
    ],
    [
      'a balance after that does not follow',
      ['versions have no gaps, each balance follows from the last'],
      (tx) => all(tx).updateTable('entries').set({ balance_after: 7 }).where('version', '=', 2).execute(),
    ],
    [
      'an unrolled entry of an account that is not hot',
      ['only hot accounts have unrolled entries'],
      (tx) => all(tx).updateTable('accounts').set({ hot: false }).where('kind', '=', 'house').execute(),
    ],
    [
      'entries of a ledger transaction that is gone',
      ['every entry belongs to an existing account and ledger transaction'],
      (tx) =>
        sql`delete from ledger_transactions where id = (select min(ledger_transaction_id) from entries)`.execute(tx),
    ],
    [
      'entries of an account that is gone',
      ['every entry belongs to an existing account and ledger transaction'],
      (tx) => all(tx).deleteFrom('accounts').where('id', '=', wallet.id).execute(),
    ],
    [
      'two currencies in one ledger transaction',
      ['no ledger transaction mixes merchants, ledgers or currencies'],
      (tx) => all(tx).updateTable('accounts').set({ currency: 'JPY' }).where('kind', '=', 'wallet').execute(),
    ],
    [
      'another merchant’s account in a ledger transaction',
      ['no ledger transaction mixes merchants, ledgers or currencies'],
      (tx) => all(tx).updateTable('accounts').set({ merchant: 'other' }).where('kind', '=', 'wallet').execute(),
    ],
  ])('%s', async (_what, expected, work) => {
    expect(await faultsAfter(work)).toEqual(expected);
  });

  it('a wallet that was temporarily below zero', async () => {
    const found = await faultsAfter((tx) =>
      all(tx).updateTable('entries').set({ balance_after: -1 }).where('version', '=', 2).execute(),
    );
    expect(found).toContain('no player wallet is or was below zero');
  });

  it('a round and a vendor transaction that differ from the wallet', async () => {
    const found = await faultsAfter(async (tx) => {
      await sql`
        insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent, stake)
        values (gen_random_uuid(), 'acme', 'V', 'r1', 1, gen_random_uuid(), 1, 'real', 'EUR', 2, 200)`.execute(tx);
      await sql`
        insert into vendor_txs (merchant, vendor, tx_id, kind, member_id, round_id, vendor_round_id, amount, moved, payload_hash, state, code, platform_tx_id, ledger_transaction_id, answer)
        select 'acme', 'V', 't1', 'bet', 1, rounds.id, 'r1', 200, -201, '', 'applied', 'OK', gen_random_uuid(), e.ledger_transaction_id, '{}'
          from rounds, entries e where e.version = 2 and e.account_id = ${wallet.id}`.execute(tx);
    });
    expect(found).toEqual([
      'every vendor transaction moved what wallet and bonus account say',
      'every round equals its transactions',
    ]);
  });
});

describe('pools: the check finds', () => {
  const PP28 = 'pools: contributions = paid + shown + reserve (PP-28)';
  const MOVED = 'pools: what they say came and went is in the ledger';
  const HELD = 'pools: every figure shown is money that the account holds';
  const WINS = 'pools: what they paid are the wins that stand';
  const BETS = 'pools: contributions are those of the bets';

  beforeAll(async () => {
    const pool = await books.account('pool', 'pool:grand');
    await books.post({ kind: 'pool_seed', lines: between(pool, house, 1_000) });
    await books.post({ kind: 'pool_fund', lines: between(pool, house, 300) });
    await sql`
      insert into pools (merchant, id, name, account_id, seed_min, seed_max, contribution_micro, one_in, reference_stake, seeded, funded,
                         shown_micro, reserve_micro)
      values ('acme', 'grand', 'Grand', ${pool.id}, 1000, 2000, 10000, 1000, 100, 1000, 300, 1000000000, 300000000)`.execute(
      books.database.db,
    );
    await expectCleanLedger(books.database);
  });

  it.each<[string, string[], (tx: Tx) => Promise<unknown>]>([
    [
      'a fund without money',
      [PP28, MOVED],
      (tx) => everyMerchant(tx).updateTable('pools').set({ funded: 301 }).execute(),
    ],
    [
      'a win that was not paid',
      [PP28, MOVED, WINS],
      (tx) => everyMerchant(tx).updateTable('pools').set({ paid: 5 }).execute(),
    ],
    [
      'a seed and a fund confused',
      [MOVED],
      (tx) => everyMerchant(tx).updateTable('pools').set({ seeded: 300, funded: 1000 }).execute(),
    ],
    [
      'a contribution no bet gave',
      [BETS],
      (tx) =>
        everyMerchant(tx).updateTable('pools').set({ contributed_micro: '7', reserve_micro: '300000007' }).execute(),
    ],
    [
      'a figure that the account does not hold',
      [PP28, HELD],
      (tx) => everyMerchant(tx).updateTable('pools').set({ shown_micro: '1001000000' }).execute(),
    ],
    [
      'a win on the board that was reversed, or none that was paid',
      [WINS],
      (tx) =>
        sql`with winner as (insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code)
                            values ('acme', 'winner', 'Winner', '-', 'USD', 2, 'winner') returning id)
            insert into pool_wins (merchant, pool_id, member_id, amount, player_name)
            select 'acme', 'grand', id, 5, 'wi***r' from winner`.execute(everyMerchant(tx)),
    ],
  ])('%s', async (_what, expected, work) => {
    expect(await faultsAfter(work)).toEqual(expected);
  });
});
