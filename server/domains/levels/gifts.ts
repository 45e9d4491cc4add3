import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { LeasedRun } from '../../jobs/every-leased.ts';
import { givePrize } from '../prizes/index.ts';
import { ladderOf } from './ladder.ts';

const AT_ONCE = 200;

interface Change {
  id: number;
  merchant: string;
  memberId: number;
  before: string | null;
  after: string;
}

/** Gives the gifts of levels that members have reached: each level's once, however often the member falls and rises. */
export const giveLevelGifts = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  for (let found = AT_ONCE; found === AT_ONCE && !signal.aborted;) {
    const { rows } = await sql<Change>`
      select id, merchant, member_id as "memberId", before, after from member_level_changes
       where gift_at is null order by id limit ${AT_ONCE}`.execute(database.db);
    for (const change of rows) {
      if (signal.aborted) return;
      await database.transact(async (tx) => {
        await guard(tx);
        await give(tx, change);
      });
    }
    found = rows.length;
  }
};

const give = async (tx: Tx, { id, merchant, memberId, before, after }: Change): Promise<void> => {
  const levels = (await ladderOf(tx, merchant))?.ladder.levels ?? [];
  const place = (code: string | null) => levels.findIndex((level) => level.code === code);
  const gift = place(after) > place(before) ? levels[place(after)]?.gift : null;
  // A gift whose campaign is not open to the member is not given later either.
  if (gift) await givePrize(tx, { merchant, memberId, prize: gift, occasion: `level:${after}` });
  await inMerchant(tx, merchant)
    .updateTable('member_level_changes')
    .set({ gift_at: sql<Date>`row_clock()` })
    .where('id', '=', id)
    .execute();
};
