import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { membersOperator } from '../../../contract/members-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';

/** Members of one page. */
const PAGE = 100;

/** A page of members in the order of their names, from the one after `after` on. Its index finds each page at once. */
export const listMembers = async (
  db: Db,
  { merchant, begins, after, locked }: RequestOf<typeof membersOperator.list>,
): Promise<ResponseOf<typeof membersOperator.list>> => {
  const name = sql<string>`username collate "C"`;
  const rows = await inMerchant(db, merchant)
    .selectFrom('members')
    .select(['id', 'username', 'type', 'locked', 'created_at'])
    .where('demo', '=', false)
    .$if(locked !== undefined, (query) => query.where('locked', '=', true))
    // A range, not `like`: row-level security lets the index find leakproof comparisons alone (decision 0017).
    .$if(begins !== undefined, (query) =>
      query.where(name, '>=', begins!.toLowerCase()).where(name, '<', `${begins!.toLowerCase()}\uffff`),
    )
    .$if(after !== undefined, (query) => query.where(name, '>', after!.toLowerCase()))
    .orderBy(name)
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    list: page.map(({ id, username, type, locked: isLocked, created_at }) => ({
      ...{ id, account: username, type, locked: isLocked, joinedAtMs: created_at.getTime() },
    })),
    next: rows.length > PAGE ? page.at(-1)!.username : null,
  };
};
