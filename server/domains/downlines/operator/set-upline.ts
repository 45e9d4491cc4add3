import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { downlinesOperator } from '../../../../contract/downlines-operator.ts';
import { isAgentType, TRIAL_TYPE } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import type { MemberRow, Merchant } from '../../../http/viewer.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { endWithUpline, lockAllContracts } from '../../pay-contracts/index.ts';
import { checkMax, lockRates, maxBelow, rebateBounds } from '../../rebates/index.ts';
import { firstOf } from '../../../shared/first-of.ts';

type Requested = RequestOf<typeof downlinesOperator.setUpline>;

/**
 * Moves a member with everybody below it to another agent, or to none. For pay the new line holds for bets from the next five-minute
 * window on. Contracts with the old upline end then; those below the member go on.
 */
export const setUpline = async (
  tx: Tx,
  { merchant, account, upline: named, reason }: Requested,
  fail: Fail<'rebate_above_max' | 'upline_in_own_team' | 'upline_not_an_agent' | 'upline_unchanged'>,
): Promise<ResponseOf<typeof downlinesOperator.setUpline>> => {
  const row = await lockMerchant(tx, merchant);
  await lockRates(tx, merchant);
  await lockAllContracts(tx, merchant);
  const member = await findMember(tx, { merchant, account }, { locked: true });
  if (member.type === TRIAL_TYPE) throw fail('not_found');
  const upline = named === null ? null : await findMember(tx, { merchant, account: named });
  await checkUpline(tx, row, member, upline, fail);
  const { rows } = await sql<{ at: Date }>`
    select salary_window_at(clock_timestamp()) + interval '5 minutes' as at`.execute(tx);
  const { at } = firstOf(rows);
  await recordFormer(tx, member, at);
  await inMerchant(tx, merchant)
    .updateTable('members')
    .set({ upline: upline?.id ?? null })
    .where('id', '=', member.id)
    .execute();
  await sql`select team_move(${member.id}, ${upline?.id ?? null}, ${at})`.execute(tx);
  const contractsEnded = await endWithUpline(tx, member);
  const published = { account: member.username, upline: upline?.username ?? null, fromMs: at.getTime() };
  const before = { account: member.username, upline: await nameOf(tx, merchant, member.upline) };
  const after = { ...published, contractsEnded };
  await audit(tx, { merchant, actor: staffActor(), action: 'upline', reason, before, after, memberId: member.id });
  return after;
};

const checkUpline = async (
  tx: Tx,
  merchant: Merchant,
  member: MemberRow,
  upline: MemberRow | null,
  fail: Fail<'rebate_above_max' | 'upline_in_own_team' | 'upline_not_an_agent' | 'upline_unchanged'>,
): Promise<void> => {
  if ((upline?.id ?? null) === member.upline) throw fail('upline_unchanged');
  if (upline) {
    if (!isAgentType(upline.type)) throw fail('upline_not_an_agent');
    const { rows } = await sql`
      select from team_paths where ancestor = ${member.id} and descendant = ${upline.id} and until_at = 'infinity'`.execute(
      tx,
    );
    if (rows.length > 0) throw fail('upline_in_own_team');
  }
  const max = upline ? maxBelow(merchant, upline.rebate_rate) : rebateBounds(merchant).max;
  checkMax(member.rebate_rate, max, fail);
};

/** Keeps the upline that holds until then. One that was set in this same window never held. */
const recordFormer = async (tx: Tx, { merchant, id, upline }: MemberRow, at: Date): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const replaced = await tables
    .deleteFrom('former_uplines')
    .where('member_id', '=', id)
    .where('until_at', '>=', at)
    .returning('upline')
    .executeTakeFirst();
  await tables
    .insertInto('former_uplines', { member_id: id, upline: replaced ? replaced.upline : upline, until_at: at })
    .execute();
};

const nameOf = async (tx: Tx, merchant: string, id: number | null): Promise<string | null> =>
  id === null
    ? null
    : (
        await inMerchant(tx, merchant)
          .selectFrom('members')
          .select('username')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).username;
