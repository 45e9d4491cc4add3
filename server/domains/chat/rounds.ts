import { sql } from 'kysely';
import type { SharedRound } from '../../../contract/chat-message.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { gameName } from '../games/index.ts';

/** Rounds that are offered to share. */
const SHOWN = 20;

interface Row extends Omit<SharedRound, 'game'> {
  code: string;
  names: unknown;
  closedAtMs: number;
}

/** Finished rounds of real money of a member, the newest first; with `roundId` only that one. */
export const shareableRounds = async (
  db: Db | Tx,
  { merchant, id }: { merchant: string; id: number },
  language: Language,
  roundId: string | null = null,
): Promise<(SharedRound & { closedAtMs: number })[]> => {
  const { rows } = await sql<Row>`
    select r.id as "roundId", coalesce(g.code, r.node_id::text) as code, g.names, r.stake, r.payout, r.currency, r.exponent,
           in_ms(r.closed_at) as "closedAtMs"
      from rounds r left join games g on g.merchant = r.merchant and g.node_id = r.node_id
     where r.merchant = ${merchant} and r.member_id = ${id} and r.ledger = 'real' and r.state = 'closed'
       and (${roundId}::uuid is null or r.id = ${roundId}::uuid)
     order by r.opened_at desc limit ${SHOWN}`.execute(db);
  return rows.map(({ code, names, ...round }) => ({ ...round, game: gameName(names, language, code) }));
};
