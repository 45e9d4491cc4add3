import { sql } from 'kysely';
import type { ApplyingAward, campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { lockWallet } from '../wallet/index.ts';
import { changeState, type AwardRow } from './change-state.ts';
import { claimable, freeBudget } from './issue.ts';

/** Awards of one answer. */
const SHOWN = 500;

const applyingOf = (db: Db | Tx, merchant: string) =>
  inMerchant(db, merchant)
    .selectFrom('awards')
    .innerJoin('members', 'members.id', 'awards.member_id')
    .innerJoin('campaigns', 'campaigns.id', 'awards.campaign_id')
    .select(['awards.id', 'members.username as account', 'campaigns.code as campaign', 'awards.amount', 'awards.state'])
    .select('awards.created_at')
    .select(
      sql<ApplyingAward['signals']>`(
        select coalesce(jsonb_agg(jsonb_build_object('signal', s.each ->> 'signal', 'account', m.username) order by s.place), '[]')
          from jsonb_array_elements(awards.signals) with ordinality s (each, place)
          join members m on m.merchant = awards.merchant and m.id = (s.each ->> 'memberId')::bigint)`.as('signals'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof applyingOf>['executeTakeFirstOrThrow']>>;
const published = ({ created_at, ...row }: Row) => ({ ...row, createdAtMs: created_at.getTime() });

/** Awards that wait for approval, the oldest first, with the sum of all that wait. */
export const applyingAwards = async (
  db: Db,
  { merchant }: RequestOf<typeof campaignsOperator.applying>,
): Promise<ResponseOf<typeof campaignsOperator.applying>> => {
  const rows = await applyingOf(db, merchant)
    .where('awards.state', '=', 'applying')
    .orderBy('awards.id')
    .limit(SHOWN)
    .execute();
  const { total } = await inMerchant(db, merchant)
    .selectFrom('awards')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('state', '=', 'applying')
    .executeTakeFirstOrThrow();
  return { list: rows.map(published), total };
};

type Decide = typeof campaignsOperator.decide;

/** Approves an award, which its member may then claim, or rejects it: its share of the budget is free again. */
export const decideAward = async (
  tx: Tx,
  { merchant, awardId, approve, reason }: RequestOf<Decide>,
  fail: Fail<'award_over'>,
): Promise<ResponseOf<Decide>> => {
  const tables = inMerchant(tx, merchant);
  const holder = await tables
    .selectFrom('awards')
    .innerJoin('members', 'members.id', 'awards.member_id')
    .select(['members.id as memberId', 'members.currency', 'members.exponent'])
    .where('awards.id', '=', awardId)
    .executeTakeFirst();
  if (!holder) throw commonFailure('not_found');
  await lockWallet(tx, { merchant, ...holder });
  const award = await tables.selectFrom('awards').selectAll().where('id', '=', awardId).executeTakeFirstOrThrow();
  if (award.state !== 'applying') throw fail('award_over', { details: { state: award.state } });
  const who = staffActor();
  if (approve) await changeState(tx, award, 'issued', { actor: 'operator', who, set: claimable() });
  else await rejectAward(tx, award, who);
  await audit(tx, {
    ...{ merchant, actor: who, action: 'award', reason, memberId: award.member_id },
    before: { awardId, state: award.state, amount: award.amount },
    after: { awardId, state: approve ? 'issued' : 'rejected', amount: award.amount },
  });
  return published(await applyingOf(tx, merchant).where('awards.id', '=', awardId).executeTakeFirstOrThrow());
};

const rejectAward = async (tx: Tx, award: AwardRow, who: string): Promise<void> => {
  await changeState(tx, award, 'rejected', { actor: 'operator', who, reason: 'operator' });
  await freeBudget(tx, award);
};
