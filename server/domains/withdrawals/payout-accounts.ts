import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { PayoutAccount } from '../../../contract/payouts.ts';
import type { withdrawals } from '../../../contract/withdrawals.ts';
import { PAYOUT_BOUNDS } from '../../../contract/payouts.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { PayoutAccountsTable } from '../../db/schema.ts';
import type { MemberCall } from '../../http/route.ts';
import { normalNumber, shownNumber } from './account-number.ts';

export type AccountRow = Selectable<PayoutAccountsTable>;

/** Hours in which payouts to a new account wait, if the merchant sets none. */
const HOLD_HOURS = 24;

export const toAccount = (row: AccountRow, nowMs: number): PayoutAccount => ({
  id: row.id,
  kind: row.kind,
  institution: row.institution,
  shownNumber: shownNumber(row.kind, row.number),
  holderName: row.holder_name,
  heldUntilMs: row.held_until.getTime() > nowMs ? row.held_until.getTime() : null,
  needsConfirmation: row.needs_confirmation,
});

/** Adds an account of the member. An account that another member of the merchant uses is refused. */
export const addAccount = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall<'payout_account_invalid' | 'payout_account_taken' | 'payout_accounts_full'>,
  request: RequestOf<typeof withdrawals.addAccount>,
): Promise<AccountRow> => {
  const number = normalNumber(request.kind, request.institution, request.number, member.currency);
  if (number === undefined) throw fail('payout_account_invalid', { details: { kind: request.kind } });
  const tables = inMerchant(tx, merchant.code);
  // Two requests at once must not exceed the number of accounts.
  await tables.selectFrom('members').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
  const own = await accountsOf(tx, merchant.code, member.id);
  if (own.length >= PAYOUT_BOUNDS.accounts)
    throw fail('payout_accounts_full', { details: { max: PAYOUT_BOUNDS.accounts } });
  const hours = merchant.settings.payoutHoldHours ?? HOLD_HOURS;
  const added = await tables
    .insertInto('payout_accounts', {
      id: randomUUID(),
      member_id: member.id,
      kind: request.kind,
      institution: request.institution,
      number,
      holder_name: request.holderName,
      held_until: sql<Date>`clock_timestamp() + make_interval(hours => ${hours})` as never,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw fail('payout_account_taken');
  return added;
};

/** Removes an account from the member's list. Orders keep it. */
export const removeAccount = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall,
  { accountId }: RequestOf<typeof withdrawals.removeAccount>,
): Promise<ResponseOf<typeof withdrawals.removeAccount>> => {
  const { numUpdatedRows } = await inMerchant(tx, merchant.code)
    .updateTable('payout_accounts')
    .set({ removed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', accountId)
    .where('member_id', '=', member.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw fail('not_found');
  return {};
};

/** The member says that an account is right as it is shown. Payouts that wait for that go on. */
export const confirmAccount = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall,
  { accountId }: RequestOf<typeof withdrawals.confirmAccount>,
): Promise<AccountRow> => {
  const row = await inMerchant(tx, merchant.code)
    .updateTable('payout_accounts')
    .set({ needs_confirmation: false })
    .where('id', '=', accountId)
    .where('member_id', '=', member.id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw fail('not_found');
  return row;
};

/** The member's accounts, the oldest first. */
export const accountsOf = (db: Db | Tx, merchant: string, memberId: number): Promise<AccountRow[]> =>
  inMerchant(db, merchant)
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute();

/** One of the member's own accounts; undefined if it is removed or somebody else's. */
export const findAccount = async (
  db: Db | Tx,
  merchant: string,
  memberId: number,
  id: string,
): Promise<AccountRow | undefined> => (await accountsOf(db, merchant, memberId)).find((account) => account.id === id);
