import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { withdrawals } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';
import type { MemberCall } from '../../http/route.ts';
import { gameName } from '../games/index.ts';

/** One page of the rounds that counted towards the member's open turnover requirements, newest first. */
export const countedBets = async (
  db: Db,
  { member, language }: Pick<MemberCall, 'member' | 'language'>,
  { before }: RequestOf<typeof withdrawals.countedBets>,
): Promise<ResponseOf<typeof withdrawals.countedBets>> => {
  const rows = await inMerchant(db, member.merchant)
    .selectFrom('requirement_stakes')
    .innerJoin('turnover_requirements', 'turnover_requirements.id', 'requirement_stakes.requirement_id')
    .innerJoin('rounds', 'rounds.id', 'requirement_stakes.round_id')
    .innerJoin('games', (join) =>
      join.onRef('games.merchant', '=', 'rounds.merchant').onRef('games.node_id', '=', 'rounds.node_id'),
    )
    .where('turnover_requirements.member_id', '=', member.id)
    .where('turnover_requirements.closed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('requirement_stakes.id', '<', Number(before)))
    .select([
      'requirement_stakes.id',
      'requirement_stakes.requirement_id',
      'requirement_stakes.round_id',
      'requirement_stakes.amount',
      'requirement_stakes.at',
      'games.names',
      'games.code',
    ])
    .orderBy('requirement_stakes.id', 'desc')
    .limit(LIMITS.listPageSize + 1)
    .execute();
  return {
    list: rows.slice(0, LIMITS.listPageSize).map((row) => ({
      id: row.id,
      requirementId: row.requirement_id,
      roundId: row.round_id,
      gameName: gameName(row.names, language, row.code),
      amount: row.amount,
      atMs: row.at.getTime(),
    })),
    hasMore: rows.length > LIMITS.listPageSize,
  };
};
