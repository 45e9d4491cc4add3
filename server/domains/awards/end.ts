import { sql } from 'kysely';
import type { AwardReason } from '../../../contract/awards.ts';
import { inMerchant } from '../../db/merchant.ts';
import { everyMerchant, type Tx } from '../../db/database.ts';
import { freeBudget } from './issue.ts';
import { lockWallet } from '../wallet/index.ts';
import { activateWaiting } from './activate.ts';
import { changeState, type AwardRow } from './change-state.ts';
import { changeOf, OPEN, type Actor } from './states.ts';

interface End {
  actor: Actor;
  who: string;
  reason: AwardReason;
}

/**
 * Ends the open awards of a member, or of all members of a merchant: what is left of them returns to the house. Returns how many.
 */
export const endAwards = async (
  tx: Tx,
  merchant: string,
  { memberId, ...end }: End & { memberId?: number },
): Promise<number> => {
  const holders = await openAwards(tx, merchant)
    .innerJoin('members', 'members.id', 'awards.member_id')
    .select(['members.id as memberId', 'members.currency', 'members.exponent'])
    .$if(memberId !== undefined, (query) => query.where('members.id', '=', memberId!))
    .distinct()
    .orderBy('members.id')
    .execute();
  let ended = 0;
  for (const holder of holders) {
    await lockWallet(tx, { merchant, ...holder });
    const open = await openAwards(tx, merchant).selectAll().where('member_id', '=', holder.memberId).execute();
    for (const award of open) await endAward(tx, award, end);
    ended += open.length;
  }
  return ended;
};

const openAwards = (tx: Tx, merchant: string) =>
  inMerchant(tx, merchant)
    .selectFrom('awards')
    .where('awards.state', 'in', [...OPEN]);

/** Ends one award: it is forfeited, or rejected where it was never issued. The caller holds the lock of the member's wallet. */
export const endAward = async (tx: Tx, award: AwardRow, { actor, who, reason }: End): Promise<AwardRow> => {
  const to = changeOf(award.state, 'forfeited', actor) ? 'forfeited' : 'rejected';
  if (to === 'rejected') await freeBudget(tx, award);
  return changeState(tx, award, to, { actor, who, reason });
};

interface Situation {
  /** Bonus money that is left. */
  left: number;
  /** Open rounds with bonus money in their stake, and open free rounds. */
  openRounds: number;
  openFree: number;
  lapsed: boolean;
}
type Progress = Pick<AwardRow, 'state' | 'met' | 'required' | 'won' | 'rounds_given' | 'rounds_used'>;

/**
 * What becomes of an award now: completed, its requirement is met; spent, it has no money and no open round; expired, it has lapsed.
 * Undefined: it goes on. While free rounds are left or open it goes on until it lapses; then those left are gone, and what the others
 * won is kept if its requirement is met.
 */
export const endDue = (
  award: Progress,
  { left, openRounds, openFree, lapsed }: Situation,
): 'completed' | 'spent' | 'expired' | undefined => {
  const { state, met, required, won, rounds_given: given, rounds_used: used } = award;
  if (state === 'issued') return lapsed ? 'expired' : undefined;
  if (state !== 'active') return undefined;
  const isPlayed = used === given && openFree === 0;
  const wonNothing = given > 0 && won <= 0 && left === 0;
  if ((isPlayed || lapsed) && met >= required && !wonNothing) return 'completed';
  if (isPlayed && left === 0 && openRounds === 0) return 'spent';
  return lapsed ? 'expired' : undefined;
};

/** Ends an award whose time has come, if `endDue` says so. Then the next one of its class starts. Returns its state. */
export const settleAward = async (tx: Tx, id: number): Promise<AwardRow['state'] | undefined> => {
  const found = await everyMerchant(tx)
    .selectFrom('awards')
    .innerJoin('members', 'members.id', 'awards.member_id')
    .select(['awards.merchant', 'members.id as memberId', 'members.currency', 'members.exponent'])
    .where('awards.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  await lockWallet(tx, found);
  const { award, ...situation } = await read(tx, found.merchant, id);
  const end = endDue(award, situation);
  if (end) {
    const platform = { actor: 'platform', who: 'platform' } as const;
    const { state } = await (end === 'spent'
      ? changeState(tx, award, 'forfeited', { ...platform, reason: end })
      : changeState(tx, award, end, platform));
    await activateWaiting(tx, award);
    return state;
  }
  await inMerchant(tx, award.merchant)
    .updateTable('awards')
    .set({ due_at: award.lapses_at })
    .where('id', '=', id)
    .execute();
  return award.state;
};

const read = async (tx: Tx, merchant: string, id: number) => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('awards')
    .selectAll()
    .select([
      sql<number>`coalesce((select balance from accounts where accounts.id = awards.account_id), 0)`.as('left'),
      sql<number>`(select count(*)::int from rounds where rounds.award_id = awards.id and rounds.state = 'open' and bonus_stake > 0)`.as(
        'openRounds',
      ),
      sql<number>`(select count(*)::int from rounds where rounds.award_id = awards.id and rounds.state = 'open' and free_stake > 0)`.as(
        'openFree',
      ),
      sql<boolean>`coalesce(lapses_at <= row_clock(), false)`.as('lapsed'),
    ])
    .where('awards.id', '=', id)
    .executeTakeFirstOrThrow();
  const { left, openRounds, openFree, lapsed, ...award } = row;
  return { award, left, openRounds, openFree, lapsed };
};
