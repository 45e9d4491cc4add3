import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { downlines } from '../../../contract/downlines.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { beginsLike } from '../../db/begins-like.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberCall } from '../../http/route.ts';
import { pathsTo } from './tree.ts';

/** Members of the agent's team whose names begin like this, in the order of names. */
export const searchTeam = async (
  tx: Tx,
  { member }: MemberCall,
  { name }: RequestOf<typeof downlines.search>,
): Promise<ResponseOf<typeof downlines.search>> => {
  const { rows } = await sql<{ id: number; isAgent: boolean }>`
    select m.id, m.is_agent as "isAgent" from members m
     where m.merchant = ${member.merchant} and m.upline is not null
       and ${beginsLike(sql`m.username`, name)}
       and exists (select from team_paths p
                    where p.ancestor = ${member.id} and p.descendant = m.id and p.depth > 0 and p.until_at = 'infinity')
     order by m.username collate "C" limit ${LIMITS.listPageSize + 1}`.execute(tx);
  const found = rows.slice(0, LIMITS.listPageSize);
  const paths = await pathsTo(
    tx,
    member,
    found.map(({ id }) => id),
  );
  const list = found.map(({ id, isAgent }) => ({ isAgent, path: paths.get(id) ?? [] }));
  return { list, hasMore: rows.length > LIMITS.listPageSize };
};
