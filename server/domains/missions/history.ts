import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import { MissionTerms } from '../../../contract/mission-terms.ts';
import { PAST_MISSIONS, type missions, type PastMission } from '../../../contract/missions.ts';
import { Prize } from '../../../contract/prizes.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { prizesShown } from '../prizes/index.ts';
import { titled } from './own-missions.ts';

interface Past {
  code: string;
  period: PastMission['period'];
  texts: unknown;
  from: string;
  to: string;
  state: PastMission['state'];
  amounts: number[];
  rank: number | null;
  score: number | null;
  prize: unknown;
  refusal: string | null;
  terms: unknown;
}

/** What the member reached in past periods, and what has been claimed in running ones; the newest first. */
export const missionHistory = async (
  db: Db,
  { merchant, id, currency, exponent }: MemberRow,
  language: Language,
): Promise<ResponseOf<typeof missions.history>> => {
  const { rows } = await sql<Past>`
    select m.code, m.period, m.texts, past.*, t.terms
      from (select mission_id, from_day as "from", to_day as "to", terms_version, state, to_jsonb(amounts) as amounts, null::int as rank,
                   null::bigint as score, null::jsonb as prize, refusal
              from mission_progress
             where merchant = ${merchant} and member_id = ${id} and state <> 'reached'
               and (to_day < points_today(${merchant}) or state = 'claimed')
             union all
            select r.mission_id, r.from_day, p.to_day, p.terms_version, 'ranked', '[]', r.rank, r.score, r.prize, r.refusal
              from leaderboard_results r join leaderboard_periods p using (mission_id, from_day)
             where r.merchant = ${merchant} and r.member_id = ${id}) past
      join missions m on m.id = past.mission_id
      join mission_terms t on t.mission_id = past.mission_id and t.version = past.terms_version
     order by past."to" desc, past."from" desc, m.position, m.id limit ${PAST_MISSIONS}`.execute(db);
  const list = rows.map((row) => {
    const terms = MissionTerms.parse(row.terms);
    const prize = terms.kind === 'mission' ? terms.prize : row.prize === null ? null : Prize.parse(row.prize);
    return { row, terms, prize };
  });
  const prizes = list.flatMap(({ prize }) => prize ?? []);
  const prizeShown = await prizesShown(db, merchant, prizes, language);
  return {
    ...{ currency, exponent },
    list: list.map(({ row, terms, prize }) => ({
      ...{ code: row.code, ...titled(row.texts, language), period: row.period, from: row.from, to: row.to },
      ...{ state: row.state, rank: row.rank, score: row.score, refusal: row.refusal },
      conditions: terms.kind === 'mission' ? terms.conditions : [],
      values: row.amounts,
      measure: terms.kind === 'leaderboard' ? terms.measure : null,
      prize: prize && prizeShown(prize),
    })),
  };
};
