import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { Withdrawal, WithdrawalEvent, WithdrawalPart } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberCall } from '../../http/route.ts';
import { nameIn } from '../site/index.ts';
import type { WithdrawalRow } from './row.ts';
import { toAccount, type AccountRow } from './payout-accounts.ts';

/** Withdrawals on the page; older ones are in the record. */
const SHOWN = 20;
/** Time within which the operator answers, and the provider pays, as the timeline promises. */
const CHECKED_WITHIN_MS = 24 * 3_600_000;
const PAID_WITHIN_MS = 24 * 3_600_000;

/** The member who asks, and the language of the names. */
type Viewer = Pick<MemberCall, 'member' | 'language'>;

interface Found {
  row: WithdrawalRow;
  methodName: string;
  account: AccountRow;
  timeline: WithdrawalEvent[];
  parts: WithdrawalPart[];
}

/** The member's newest withdrawals with their timelines and parts, in one query. */
export const withdrawalsOf = async (db: Db | Tx, viewer: Viewer, now: Millis): Promise<Withdrawal[]> =>
  (await find(db, viewer)).map((found) => toWithdrawal(found, now));

/** One of the member's own withdrawals. Throws `not_found`. */
export const findOwn = async (db: Db | Tx, viewer: Viewer, id: string, now: Millis): Promise<Withdrawal> => {
  const [found] = await find(db, viewer, id);
  if (!found) throw commonFailure('not_found');
  return toWithdrawal(found, now);
};

const find = async (
  db: Db | Tx,
  { member: { merchant, id: memberId }, language }: Viewer,
  id?: string,
): Promise<Found[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('withdrawals')
    .innerJoin('withdrawal_methods', (join) =>
      join
        .onRef('withdrawal_methods.merchant', '=', 'withdrawals.merchant')
        .onRef('withdrawal_methods.code', '=', 'withdrawals.method'),
    )
    .innerJoin('payout_accounts', 'payout_accounts.id', 'withdrawals.payout_account_id')
    .selectAll('withdrawals')
    .select(['withdrawal_methods.name', 'withdrawal_methods.names'])
    .select([
      sql<AccountRow>`to_jsonb(payout_accounts)`.as('account'),
      sql<
        WithdrawalEvent[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'by', e.actor, 'reason', e.reason,
        'amount', (e.details ->> 'amount')::bigint, 'atMs', in_ms(e.at)) order by e.id), '[]') from withdrawal_events e where e.withdrawal_id = withdrawals.id)`.as(
        'timeline',
      ),
      sql<
        WithdrawalPart[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'amount', p.amount, 'state', p.state,
        'paidAtMs', in_ms(p.paid_at), 'dueAtMs', in_ms(p.due_at), 'answeredAtMs', in_ms(p.answered_at),
        'remark', p.remark) order by p.paid_at, p.id), '[]') from withdrawal_parts p where p.withdrawal_id = withdrawals.id)`.as(
        'parts',
      ),
    ])
    .where('withdrawals.member_id', '=', memberId)
    .$if(id !== undefined, (query) => query.where('withdrawals.id', '=', id!))
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id')
    .limit(SHOWN)
    .execute();
  return rows.map(({ name, names, account, timeline, parts, ...row }) => ({
    row,
    methodName: nameIn({ name, names }, language),
    // Times in jsonb are text.
    account: { ...account, held_until: new Date(account.held_until) },
    timeline,
    parts,
  }));
};

const nextBy = ({ row, parts }: Found): Millis | null => {
  if (row.state === 'checking') return row.created_at.getTime() + CHECKED_WITHIN_MS;
  if (row.state === 'approved' || row.state === 'paying') return row.updated_at.getTime() + PAID_WITHIN_MS;
  const waiting = parts.filter(({ state }) => state === 'waiting').map(({ dueAtMs }) => dueAtMs);
  return waiting.length > 0 ? Math.min(...waiting) : null;
};

const toWithdrawal = (found: Found, now: Millis): Withdrawal => {
  const { row, methodName, account, timeline, parts } = found;
  return {
    id: row.id,
    method: row.method,
    methodName,
    account: toAccount(account, now),
    money: { amount: row.amount, currency: row.currency, exponent: row.exponent },
    fee: row.fee,
    paid: parts.reduce((sum, { amount }) => sum + amount, 0),
    state: row.state,
    reason: row.reason,
    nextByMs: nextBy(found),
    createdAtMs: row.created_at.getTime(),
    updatedAtMs: row.updated_at.getTime(),
    timeline,
    parts,
  };
};
