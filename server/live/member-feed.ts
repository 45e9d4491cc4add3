import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import type { Db, Tx } from '../db/database.ts';
import { emitState } from './emit.ts';
import { ownMember, type StateSource } from './feeds.ts';
import { anyNumber } from './keys.ts';

/** Feeds of members' own values, with the column of `members` that numbers them. */
const VERSIONS = { deposits: 'deposits_version', withdrawals: 'withdrawals_version' } as const;
type MemberFeed = keyof typeof VERSIONS;

/** The members of these keys, with the versions of their values. */
export const membersOf = (db: Db | Tx, feed: MemberFeed, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .where('members.id', '=', anyNumber(keys))
    .select(['members.id', sql<number>`${sql.ref(`members.${VERSIONS[feed]}`)}`.as('seq')]);

/** Makes a state feed of members' own values from the query that reads them, and the function that announces a new value. */
export const memberFeed = <F extends MemberFeed>(feed: F, current: StateSource<F>['current']) => {
  const source: StateSource<F> = {
    may: ownMember,
    current,
    seqs: async (db, merchant, keys) =>
      new Map((await membersOf(db, feed, merchant, keys).execute()).map(({ id, seq }) => [`member:${id}`, seq])),
  };
  /** Call it in the transaction of the change, after any ledger transaction: lock wallets before members. */
  const announce = async (tx: Tx, merchant: string, memberId: number): Promise<void> => {
    const column = VERSIONS[feed];
    await inMerchant(tx, merchant)
      .updateTable('members')
      .set({ [column]: sql`${sql.ref(column)} + 1` })
      .where('id', '=', memberId)
      .execute();
    const [now] = await current(tx, merchant, [`member:${memberId}`]);
    if (now) await emitState(tx, { merchant, feed, room: `member:${memberId}`, ...now });
  };
  return { source, announce };
};
