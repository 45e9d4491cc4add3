import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';
import type { DrawRow } from './draw-row.ts';

interface Turn {
  merchant: string;
  drawId: number;
  memberId: number;
  /** When the next turn is; null: never. */
  nextAtMs: number | null;
  /** Kept with the first turn. */
  timeZone: string;
}

/** Counts a turn of the member, and sets when the next one is. It never becomes earlier. */
export const setNextTurn = async (tx: Tx, { merchant, drawId, memberId, nextAtMs, timeZone }: Turn): Promise<void> => {
  const next = nextAtMs === null ? sql`'infinity'::timestamptz` : sql`${new Date(nextAtMs)}::timestamptz`;
  await sql`
    insert into draw_members as n (draw_id, member_id, merchant, next_at, time_zone)
    values (${drawId}, ${memberId}, ${merchant}, ${next}, ${timeZone})
        on conflict (draw_id, member_id) do update
       set next_at = greatest(n.next_at, excluded.next_at), turns = n.turns + 1`.execute(tx);
};

/** What a member has of what a wheel needs: points, and valid stake of the merchant's day. */
export const ownFigures = async (db: Db | Tx, { merchant, id }: { merchant: string; id: number }, today: string) => {
  const { rows } = await sql<{ points: number; stake: number }>`
    select greatest(0, coalesce((select balance from point_accounts where member_id = ${id} and merchant = ${merchant}), 0)
             - coalesce((select sum(remaining) from point_lots
                          where member_id = ${id} and merchant = ${merchant} and expires_on <= ${today}::date), 0))::bigint as points,
           coalesce((select sum(valid_stake) from play_days
                      where member_id = ${id} and merchant = ${merchant} and day = ${today}::date), 0)::bigint as stake`.execute(
    db,
  );
  return firstOf(rows);
};

/** When a member can spin or sign in again: `undefined` before the first turn, null never. */
export const nextTurn = async (db: Db | Tx, { id, merchant }: Pick<DrawRow, 'id' | 'merchant'>, memberId: number) => {
  const row = await inMerchant(db, merchant)
    .selectFrom('draw_members')
    .select([
      sql<number | null>`case when isfinite(next_at) then in_ms(next_at) end`.as('atMs'),
      'time_zone as timeZone',
    ])
    .where('draw_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row;
};
