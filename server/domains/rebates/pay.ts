import { sql } from 'kysely';
import type { RebateWay } from '../../../contract/rebates.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { firstOf } from '../../shared/first-of.ts';
import { lockWallet } from '../wallet/index.ts';
import { openLines, type ClaimRow } from './claim-row.ts';
import { claimSum } from './claim-sum.ts';

/** What the wallet's record says of a rebate. */
const ABOUT = 'Rebate';

export interface Payment {
  way: RebateWay;
  /** Only play of days up to this one; null: all. */
  until: string | null;
  /** Minor units below which nothing is paid. */
  min: number;
  idempotencyKey: string;
}
type Payee = Pick<MemberRow, 'merchant' | 'id' | 'currency' | 'exponent'>;

/** Pays what a member has accrued, in one claim with its lines. Undefined where it is less than `min`: then nothing was done. */
export const payRebate = async (tx: Tx, member: Payee, payment: Payment): Promise<ClaimRow | undefined> => {
  const { merchant, id: memberId } = member;
  const { way, until, min, idempotencyKey } = payment;
  const wallet = await lockWallet(tx, { ...member, memberId });
  const { rows } = await sql<{ carriedIn: number }>`
    select carried_micro as "carriedIn" from rebate_lock(${merchant}, ${memberId})`.execute(tx);
  const { carriedIn } = firstOf(rows);
  const lines = await openLines(tx, member, { until });
  const { amount, carriedMicro } = claimSum(lines, carriedIn);
  const [last, first] = [lines[0], lines.at(-1)];
  if (amount < Math.max(min, 1) || !last || !first) return undefined;
  const claim = await inMerchant(tx, merchant)
    .insertInto('rebate_claims', {
      ...{ member_id: memberId, way, amount, from_day: first.day, to_day: last.day },
      stake: lines.reduce((sum, { stake }) => sum + stake, 0),
      ...{ carried_in: carriedIn, carried_out: carriedMicro, idempotency_key: idempotencyKey },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeLines(tx, { merchant, memberId, claimId: claim.id }, lines);
  await sql`
    update rebate_accounts
       set open_micro = open_micro - ${amount}::numeric * 1000000, carried_micro = ${carriedMicro}, version = version + 1
     where member_id = ${memberId}`.execute(tx);
  return inMerchant(tx, merchant)
    .updateTable('rebate_claims')
    .set({ ledger_transaction_id: await postClaim(tx, member, { claimId: claim.id, amount, walletId: wallet.id }) })
    .where('id', '=', claim.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Writes the lines of a claim, and marks their stakes as claimed. */
const takeLines = async (
  tx: Tx,
  { merchant, memberId, claimId }: { merchant: string; memberId: number; claimId: number },
  lines: readonly { day: string; gameType: string }[],
): Promise<void> => {
  await sql`
    with taken as (
      select d.member_id, d.day, d.game_type, d.rate, d.stake - d.claimed_stake as stake
        from rebate_days d
        join unnest(${lines.map(({ day }) => day)}::date[], ${lines.map(({ gameType }) => gameType)}::text[]) as one (day, game_type)
       using (day, game_type) where d.member_id = ${memberId}
    ), noted as (
      insert into rebate_lines (claim_id, day, game_type, merchant, rate, stake)
      select ${claimId}::bigint, day, game_type, ${merchant}, rate, stake from taken
    )
    update rebate_days d set claimed_stake = d.stake
      from taken t where d.member_id = t.member_id and d.day = t.day and d.game_type = t.game_type`.execute(tx);
};

const postClaim = async (
  tx: Tx,
  { merchant, currency, exponent }: Payee,
  { claimId, amount, walletId }: { claimId: number; amount: number; walletId: number },
): Promise<number> => {
  const house = await accountOf(tx, { merchant, ledger: 'real', kind: 'house', owner: merchant, currency, exponent });
  const { transaction } = await post(tx, {
    merchant,
    kind: 'bonus',
    actor: `rebate:${claimId}`,
    idempotencyKey: 'pay',
    payload: { claimId, amount },
    about: ABOUT,
    lines: [
      { accountId: walletId, amount },
      { accountId: house.id, amount: -amount },
    ],
  });
  return transaction.id;
};
