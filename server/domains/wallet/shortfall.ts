import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf, type Account } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { announceDeposits } from './queries.ts';

/** Whose real money it is about. */
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

/**
 * The member's receivable and what is owed on it: what a rollback took back and the wallet no longer held (case 19). The
 * wallet is locked first, as by every call that makes or settles a shortfall, so that the figure holds until the end.
 */
export const lockShortfall = async (
  tx: Tx,
  debtor: Debtor,
): Promise<{ wallet: Account; receivable: Account; owed: MinorUnits }> => {
  const wallet = await accountOf(tx, { ...nameOf(debtor), kind: 'wallet' });
  await sql`select from accounts where id = ${wallet.id} for no key update`.execute(tx);
  const receivable = await accountOf(tx, { ...nameOf(debtor), kind: 'receivable' });
  return { wallet, receivable, owed: -receivable.balance };
};

/** After a shortfall was posted: play is blocked until it is settled or written off, and open pages are told. */
export const blockForShortfall = async (tx: Tx, merchant: string, memberId: number): Promise<void> => {
  await setBlocked(tx, merchant, memberId, 'receivable');
  await announceDeposits(tx, merchant, memberId);
};

/** After nothing is owed any more: play is open again. Another reason to block it stays. */
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

/** Takes what a member owes as the house's loss and opens play again; answers how much it was. */
export const writeOffShortfall = async (tx: Tx, debtor: Debtor, actor: string): Promise<MinorUnits> => {
  const { merchant, memberId, currency, exponent } = debtor;
  const { receivable, owed } = await lockShortfall(tx, debtor);
  if (owed === 0) return 0;
  const house = await accountOf(tx, { merchant, ledger: 'real', kind: 'house', owner: merchant, currency, exponent });
  await post(tx, {
    merchant,
    kind: 'write_off',
    actor,
    // The account's version: each state of it can be written off once.
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
