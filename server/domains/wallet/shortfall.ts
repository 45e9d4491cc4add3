import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf, type Account } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { announceDeposits } from './feeds/deposits.ts';

/** The member whose real money is concerned. */
export interface Debtor {
  merchant: string;
  memberId: number;
  currency: string;
  exponent: number;
}

const nameOf = ({ merchant, memberId, currency, exponent }: Debtor) => ({
  merchant,
  ledger: 'real' as const,
  owner: `member:${memberId}`,
  currency,
  exponent,
});

/** Locks and returns the member's main wallet. Every change of a member's money takes this lock first. */
export const lockWallet = async (tx: Tx, member: Debtor): Promise<Account> => {
  const wallet = await accountOf(tx, { ...nameOf(member), kind: 'wallet' });
  await sql`select from accounts where id = ${wallet.id} for no key update`.execute(tx);
  return wallet;
};

/**
 * Locks and returns the member's receivable: the part of a rollback that the wallet did not hold (case 19). Locks the
 * wallet first, as every call that creates or settles a shortfall does, so that the amount cannot change until the end.
 */
export const lockShortfall = async (
  tx: Tx,
  debtor: Debtor,
): Promise<{ wallet: Account; receivable: Account; owed: MinorUnits }> => {
  const wallet = await lockWallet(tx, debtor);
  const receivable = await accountOf(tx, { ...nameOf(debtor), kind: 'receivable' });
  return { wallet, receivable, owed: -receivable.balance };
};

/** After a shortfall was posted: blocks play until it is settled or written off, and notifies open pages. */
export const blockForShortfall = async (tx: Tx, merchant: string, memberId: number): Promise<void> => {
  await setBlocked(tx, merchant, memberId, 'receivable');
  await announceDeposits(tx, merchant, memberId);
};

/** After the debt is settled: unblocks play. A block for another reason stays. */
export const unblockAfterShortfall = (tx: Tx, merchant: string, memberId: number): Promise<void> =>
  setBlocked(tx, merchant, memberId, null);

const setBlocked = async (tx: Tx, merchant: string, memberId: number, reason: 'receivable' | null): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('members')
    .set({ play_blocked_reason: reason })
    .where('id', '=', memberId)
    .where((eb) => eb.or([eb('play_blocked_reason', 'is', null), eb('play_blocked_reason', '=', 'receivable')]))
    .execute();
};

/** Writes a member's debt off as the house's loss and unblocks play. Returns the amount. */
export const writeOffShortfall = async (tx: Tx, debtor: Debtor, actor: string): Promise<MinorUnits> => {
  const { merchant, memberId, currency, exponent } = debtor;
  const { receivable, owed } = await lockShortfall(tx, debtor);
  if (owed === 0) return 0;
  const house = await accountOf(tx, { merchant, ledger: 'real', kind: 'house', owner: merchant, currency, exponent });
  await post(tx, {
    merchant,
    kind: 'write_off',
    actor,
    // With the account's version, each state of it can be written off once.
    idempotencyKey: `write-off:${receivable.id}:${receivable.version}`,
    payload: { memberId, owed },
    about: '',
    lines: [
      { accountId: receivable.id, amount: owed },
      { accountId: house.id, amount: -owed },
    ],
  });
  await unblockAfterShortfall(tx, merchant, memberId);
  await announceDeposits(tx, merchant, memberId);
  return owed;
};
