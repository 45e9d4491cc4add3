import { sql } from 'kysely';
import type { LoggedRain } from '../../../contract/rain-operator.ts';
import type { Tx } from '../../db/database.ts';

/** Rains of one answer. */
const ROWS = 50;

/** The newest rains of a merchant with who took how much, or the one of this id. */
export const loggedRains = async (tx: Tx, merchant: string, id: string | null = null): Promise<LoggedRain[]> => {
  const { rows } = await sql<LoggedRain>`
    select r.id, r.room_id as room, g.username as giver, r.amount, r.currency, r.exponent, r.shares,
           in_ms(r.at) as "atMs", in_ms(r.until_at) as "untilMs", in_ms(r.ended_at) as "endedAtMs", r.returned,
           coalesce((select jsonb_agg(jsonb_build_object('account', m.username, 'amount', s.amount, 'atMs', in_ms(s.at)) order by s.n)
                       from rain_shares s join members m on m.id = s.member_id where s.rain_id = r.id), '[]') as claims
      from rains r left join members g on g.id = r.giver_id
     where r.merchant = ${merchant} and (${id}::uuid is null or r.id = ${id}::uuid)
     order by r.at desc limit ${ROWS}`.execute(tx);
  return rows;
};

export const loggedRain = async (tx: Tx, merchant: string, id: string): Promise<LoggedRain | undefined> =>
  (await loggedRains(tx, merchant, id))[0];
