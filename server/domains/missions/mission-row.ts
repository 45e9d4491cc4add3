import { sql, type Selectable } from 'kysely';
import { MissionTerms } from '../../../contract/mission-terms.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MissionsTable } from '../../db/schema.ts';
import { firstOf } from '../../shared/first-of.ts';

export type MissionRow = Selectable<MissionsTable>;

/** A mission in the period to which a day belongs, with its terms. Days of the merchant. */
export type RunningMission = MissionRow & {
  first: string;
  last: string;
  countsFrom: string;
  countsTo: string;
  endsAtMs: number;
  version: number;
  terms: MissionTerms;
};

/** Finds a mission by its code. */
export const findMission = (db: Db | Tx, merchant: string, code: string): Promise<MissionRow | undefined> =>
  inMerchant(db, merchant).selectFrom('missions').selectAll().where('code', '=', code).executeTakeFirst();

/** The merchant's day. */
export const today = async (db: Db | Tx, merchant: string): Promise<string> => {
  const { rows } = await sql<{ day: string }>`select points_today(${merchant}) as day`.execute(db);
  return firstOf(rows).day;
};

interface Which {
  code?: string | undefined;
  /** In whatever state, with its newest terms where none are in force. */
  drafts?: boolean;
}

/** The missions that run today, in their order; or one of them. */
export const runningMissions = async (
  db: Db | Tx,
  merchant: string,
  { code, drafts = false }: Which = {},
): Promise<RunningMission[]> => {
  const { rows } = await sql<Omit<RunningMission, 'terms'> & { terms: unknown }>`
    select m.*, w.first, w.last, w.counts_from as "countsFrom", w.counts_to as "countsTo",
           in_ms(day_begin(w.counts_to + 1, b.brand)) as "endsAtMs", t.version, t.terms
      from missions m
      join merchants b on b.code = m.merchant
     cross join lateral mission_window(m, case when ${drafts} then least(greatest(points_today(m.merchant), m.starts_on), m.ends_on)
                                               else points_today(m.merchant) end) w
      join mission_terms t on t.mission_id = m.id and t.version = coalesce((mission_terms_of(m.id, w.first)).version,
                                                                          case when ${drafts} then m.terms_version end)
     where m.merchant = ${merchant} and (m.state = 'running' or ${drafts}) and (${code ?? null}::text is null or m.code = ${code ?? null})
     order by m.position, m.id`.execute(db);
  return rows.map((row) => ({ ...row, terms: MissionTerms.parse(row.terms) }));
};
