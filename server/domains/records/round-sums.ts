import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { Period } from './period.ts';
import { CHUNK, TAIL, within } from './wallet-sums.ts';
import { firstOf } from '../../shared/first-of.ts';

/** A member's rounds in the sums: those opened before this time. */
export const summedBefore = async (db: Db | Tx, { id }: MemberRow): Promise<Date> => {
  const { rows } = await sql<{ before: Date }>`
    select coalesce(max(nullif(summed_before, '-infinity')), 'epoch') as before
      from round_sum_heads where member_id = ${id}`.execute(db);
  return firstOf(rows).before;
};

/** Adds a member's rounds to the sums, if there are many that the sums may hold and do not yet. */
export const addRoundsToSums = async (db: Db, member: MemberRow): Promise<void> => {
  const { merchant, id } = member;
  const before = await summedBefore(db, member);
  const { rows } = await sql<{ more: boolean }>`
    select exists (select from rounds
      where merchant = ${merchant} and member_id = ${id} and opened_at >= ${before}
        and opened_at < date_bin('15 minutes', now() - interval '2 hours', 'epoch')
      order by opened_at offset ${TAIL}::int limit 1) as more`.execute(db);
  if (!firstOf(rows).more) return;
  for (let added = CHUNK; added >= CHUNK;) {
    const answer = await sql<{ added: number }>`
      select round_sums_roll_up(${merchant}, ${id}, ${CHUNK}) as added`.execute(db);
    added = firstOf(answer.rows).added;
  }
};

/** The ledger of a member's own play. Free play of a member with real money is in no record. */
export const ownLedger = ({ demo }: MemberRow): 'real' | 'demo' => (demo ? 'demo' : 'real');

/**
 * Sums of a member's rounds in a period by slot, game and state, as a table expression: the stored ones, and the rounds after
 * them. Columns: slot, node_id, state, rounds, stake, payout.
 */
export const roundSumsOf = (member: MemberRow, before: Date, period: Period | undefined): RawBuilder<unknown> => sql`(
  select slot, node_id, state, rounds::bigint, stake, payout
    from round_sums where member_id = ${member.id} and ledger = ${ownLedger(member)} and ${within(sql`slot`, period)}
  union all
  select opened_at, node_id, state, 1, stake, payout from rounds
   where merchant = ${member.merchant} and member_id = ${member.id} and ledger = ${ownLedger(member)}
     and opened_at >= ${before} and ${within(sql`opened_at`, period)}
)`;
