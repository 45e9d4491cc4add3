import { sql } from 'kysely';
import type { FeedValues } from '../../../contract/wire.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { emitStates } from '../../live/emit.ts';
import { ownMember, type FeedSet } from '../../live/feeds.ts';
import { anyNumber } from '../../live/keys.ts';
import { lockDraws } from './draw-row.ts';

/**
 * The version is the sum of the member's own and the merchant's, which only grow: a draw that the operator starts changes every
 * member's value without a row for each. `lockDraws` keeps versions in commit order.
 */
const membersOf = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .innerJoin('merchants', 'merchants.code', 'members.merchant')
    .where('members.id', '=', anyNumber(keys))
    .select(['members.id', sql<number>`members.draws_version + merchants.draws_version`.as('seq')]);

const current = async (db: Db | Tx, merchant: string, keys: readonly string[]) => {
  const rows = await membersOf(db, merchant, keys)
    .select(sql<FeedValues['draws']>`draws_open(members.merchant, members.id)`.as('value'))
    .execute();
  return rows.map(({ id, seq, value }) => ({ key: `member:${id}`, memberId: id, seq, value }));
};

export const drawFeeds: FeedSet = {
  state: {
    draws: {
      may: ownMember,
      current: async (db, merchant, keys) =>
        (await current(db, merchant, keys)).map(({ key, seq, value }) => ({ key, seq, value })),
      seqs: async (db, merchant, keys) =>
        new Map((await membersOf(db, merchant, keys).execute()).map(({ id, seq }) => [`member:${id}`, seq])),
    },
  },
};

/** Announces what members can do now, in the transaction that changes it and after its ledger transactions. */
export const drawsChanged = async (tx: Tx, merchant: string, memberIds: readonly number[]): Promise<void> => {
  if (memberIds.length === 0) return;
  await lockDraws(tx, merchant, 'member');
  await sql`
    with locked as (
      select id from members where merchant = ${merchant} and id = any(${memberIds}::bigint[]) order by id for no key update)
    update members set draws_version = draws_version + 1 from locked where members.id = locked.id`.execute(tx);
  const now = await current(
    tx,
    merchant,
    memberIds.map((id) => `member:${id}`),
  );
  await emitStates(
    tx,
    merchant,
    now.map(({ key, memberId, seq, value }) => ({ feed: 'draws', key, room: `member:${memberId}`, seq, value })),
  );
};

/** Draws are new or changed for every member. Nodes notice it at their next heartbeat. The caller holds the operator's lock. */
export const allDrawsChanged = async (tx: Tx, merchant: string): Promise<void> => {
  await tx
    .updateTable('merchants')
    .set({ draws_version: sql<number>`draws_version + 1` })
    .where('code', '=', merchant)
    .execute();
};
