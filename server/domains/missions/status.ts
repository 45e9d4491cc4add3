import { sql } from 'kysely';
import type { MissionStatus } from '../../../contract/missions-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inLanguage, type Texts } from '../site/index.ts';

const count = (table: 'mission_progress' | 'leaderboard_scores' | 'leaderboard_results', where = sql`true`) =>
  sql`(select count(*) from ${sql.table(table)} t where t.mission_id = missions.id and ${where})`;

/** Missions with what they have given, in their order; or one of them. */
export const missionStatuses = async (db: Db | Tx, merchant: string, code?: string): Promise<MissionStatus[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('missions')
    .selectAll()
    .select([
      sql<
        string | null
      >`(select min(t.from_day) from mission_terms t where t.mission_id = missions.id and t.version = terms_version
                           and t.from_day > points_today(missions.merchant))`.as('changes_on'),
      sql<number>`(${count('mission_progress')} + ${count('leaderboard_scores')})::bigint`.as('members'),
      sql<number>`(${count('mission_progress', sql`t.state <> 'open'`)}
                   + ${count('leaderboard_results', sql`t.state <> 'none'`)})::bigint`.as('reached'),
      sql<number>`(${count('mission_progress', sql`t.state = 'claimed'`)}
                   + ${count('leaderboard_results', sql`t.state = 'given'`)})::bigint`.as('given'),
    ])
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...{ code: row.code, kind: row.kind, period: row.period, state: row.state },
    title: inLanguage(row.texts as Texts<{ title: string }>, 'EN')?.title ?? '',
    termsVersion: row.terms_version,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    changesOn: row.changes_on,
    ...{ members: row.members, reached: row.reached, given: row.given },
  }));
};
