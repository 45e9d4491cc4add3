import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { MissionTerms } from '../../../contract/mission-terms.ts';
import type { missions } from '../../../contract/missions.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { CallOf } from '../../http/route.ts';
import { givePrize, isShutOut, type Given } from '../prizes/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { ownMissions } from './own-missions.ts';

type Claim = typeof missions.claim;

/** What names a member's period of a mission. */
export interface ProgressKey {
  missionId: number;
  memberId: number;
  from: string;
}

/** What a prize of a mission is for: once for each period. */
const occasionOf = ({ missionId, from }: Pick<ProgressKey, 'missionId' | 'from'>): string =>
  `mission:${missionId}:${from}`;

/**
 * The prize of a reached mission, in the caller's transaction, which holds the lock of the member's wallet: given once, and
 * announced. Returns why not otherwise; then nothing was done.
 */
export const giveMissionPrize = async (
  tx: Tx,
  merchant: string,
  { missionId, memberId, from }: ProgressKey,
  terms: MissionTerms,
): Promise<Given> => {
  if (terms.kind !== 'mission') return { refusal: 'over' };
  const given = await givePrize(tx, {
    merchant,
    memberId,
    prize: terms.prize,
    occasion: occasionOf({ missionId, from }),
  });
  if ('refusal' in given) return given;
  await inMerchant(tx, merchant)
    .updateTable('mission_progress')
    .set({ state: 'claimed', claimed_at: sql<Date>`row_clock()`, award_id: given.awardId, refusal: null })
    .where('mission_id', '=', missionId)
    .where('member_id', '=', memberId)
    .where('from_day', '=', from)
    .execute();
  await sql`select missions_tell(${merchant}, array[${memberId}]::bigint[])`.execute(tx);
  return given;
};

/** The member's progress with its terms, locked until the transaction ends. */
export const lockProgress = async (tx: Tx, merchant: string, { missionId, memberId, from }: ProgressKey) => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('mission_progress')
    .innerJoin('mission_terms', (join) =>
      join
        .onRef('mission_terms.mission_id', '=', 'mission_progress.mission_id')
        .onRef('mission_terms.version', '=', 'mission_progress.terms_version'),
    )
    .select(['mission_progress.state', 'mission_terms.terms', sql<boolean>`lapses_at <= row_clock()`.as('has_lapsed')])
    .where('mission_progress.mission_id', '=', missionId)
    .where('member_id', '=', memberId)
    .where('mission_progress.from_day', '=', from)
    .forUpdate('mission_progress')
    .executeTakeFirst();
  return row && { state: row.state, hasLapsed: row.has_lapsed, terms: MissionTerms.parse(row.terms) };
};

/** The member takes the prize of a mission. Repeating it, from whatever device, answers with the same mission. */
export const claim = (
  { database }: AppContext,
  { member, language, fail }: CallOf<Claim>,
  { code, from }: RequestOf<Claim>,
): Promise<ResponseOf<Claim>> =>
  database.transact(async (tx) => {
    const { merchant, id: memberId } = member;
    await lockWallet(tx, { ...member, memberId });
    const mission = await inMerchant(tx, merchant)
      .selectFrom('missions')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst();
    if (!mission) throw fail('not_found');
    const key = { missionId: mission.id, memberId, from };
    const progress = await lockProgress(tx, merchant, key);
    if (progress?.state !== 'claimed') {
      if (await isShutOut(tx, merchant, memberId)) throw fail('account_excluded');
      const isLapsed = progress?.state === 'lapsed' || (progress?.state === 'reached' && progress.hasLapsed);
      if (isLapsed) throw fail('mission_not_open', { details: { reason: 'lapsed' } });
      if (progress?.state !== 'reached') throw fail('mission_not_open', { details: { reason: 'not_reached' } });
      const given = await giveMissionPrize(tx, merchant, key, progress.terms);
      if ('refusal' in given) throw fail('campaign_not_open', { details: { reason: given.refusal } });
    }
    const [own] = await ownMissions(tx, member, language, { missionId: mission.id, from });
    return { mission: own! };
  });
