import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { AccountRow } from './payout-accounts.ts';
import type { MethodRow } from './methods.ts';

/** Why a withdrawal waits for the operator. Each is a key of the message catalogue. */
export const CHECKS = ['holder_name', 'velocity', 'excluded', 'first_payout', 'large_amount', 'account_held'] as const;
export type Check = (typeof CHECKS)[number];

/** More withdrawals than this in a day wait for the operator. */
const MAX_A_DAY = 5;

interface Requested {
  member: MemberRow;
  account: AccountRow;
  method: MethodRow;
  amount: number;
  /** Above this the payout needs two members of staff, minor units. */
  fourEyesAbove: number;
  nowMs: number;
}

/** Names are compared without case, accents' encoding and repeated spaces. */
const sameName = (a: string, b: string): boolean => {
  const normal = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en').replaceAll(/\s+/g, ' ').trim();
  return normal(a) === normal(b);
};

/** Returns the checks that a new withdrawal fails. None: it is approved without the operator. */
export const failedChecks = async (
  tx: Tx,
  { member, account, method, amount, fourEyesAbove, nowMs }: Requested,
): Promise<Check[]> => {
  const { payee_name, paid, recent, held } = await facts(tx, member);
  const failed: Record<Check, boolean> = {
    holder_name: payee_name !== null && !sameName(payee_name, account.holder_name),
    velocity: recent >= MAX_A_DAY,
    excluded: (member.excluded_until?.getTime() ?? 0) > nowMs,
    first_payout: paid === 0,
    large_amount: amount > fourEyesAbove || (method.review_from !== null && amount >= method.review_from),
    account_held: held || account.held_until.getTime() > nowMs,
  };
  return CHECKS.filter((check) => failed[check]);
};

const facts = async (tx: Tx, { merchant, id }: MemberRow) => {
  const tables = inMerchant(tx, merchant);
  const profile = await tables
    .selectFrom('profiles')
    .select(['payee_name', sql<boolean>`coalesce(payouts_held_until > clock_timestamp(), false)`.as('held')])
    .where('member_id', '=', id)
    .executeTakeFirst();
  const counts = await tables
    .selectFrom('withdrawals')
    .select([
      sql<number>`count(*) filter (where state in ('paid', 'confirmed'))::int`.as('paid'),
      sql<number>`count(*) filter (where created_at > clock_timestamp() - interval '1 day')::int`.as('recent'),
    ])
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  return { payee_name: profile?.payee_name ?? null, held: profile?.held ?? false, ...counts };
};
