import { sql } from 'kysely';
import { typesOf, MissionTerms, type OnlyMission } from '../../../contract/mission-terms.ts';
import type { OwnMission } from '../../../contract/missions.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { inLanguage, type Texts } from '../site/index.ts';
import { prizesShown } from '../prizes/index.ts';
import { runningMissions, type RunningMission } from './mission-row.ts';

interface Progress {
  mission_id: number;
  code: string;
  period: OwnMission['period'];
  texts: unknown;
  from_day: string;
  to_day: string;
  endsAtMs: number;
  state: OwnMission['state'];
  amounts: number[];
  lapses_at: Date | null;
  refusal: string | null;
  terms: OnlyMission;
}

/** One period of one mission. */
interface One {
  missionId: number;
  from: string;
}

/** The member's periods that run or can still be claimed, or one of them in whatever state. */
const progressOf = async (db: Db | Tx, { merchant, id }: MemberRow, one?: One): Promise<Progress[]> => {
  const { rows } = await sql<Omit<Progress, 'terms'> & { terms: unknown }>`
    select p.*, to_jsonb(p.amounts) as amounts, m.code, m.period, m.texts, t.terms,
           in_ms(day_begin(least(p.to_day, m.ends_on) + 1, b.brand)) as "endsAtMs"
      from mission_progress p
      join missions m on m.id = p.mission_id
      join merchants b on b.code = m.merchant
      join mission_terms t on t.mission_id = p.mission_id and t.version = p.terms_version
     where p.merchant = ${merchant} and p.member_id = ${id}
       and case when ${one === undefined} then p.state = 'reached' or p.to_day >= points_today(${merchant})
                else p.mission_id = ${one?.missionId ?? null}::bigint and p.from_day = ${one?.from ?? null}::date end
     order by p.from_day`.execute(db);
  return rows.flatMap((row) => {
    const terms = MissionTerms.parse(row.terms);
    return terms.kind === 'mission' ? [{ ...row, terms }] : [];
  });
};

/** The row of a mission in which the member has not begun. */
const notBegun = (mission: RunningMission): Progress[] =>
  mission.terms.kind === 'mission'
    ? [
        {
          ...{ mission_id: mission.id, code: mission.code, period: mission.period, texts: mission.texts },
          ...{ from_day: mission.first, to_day: mission.last, endsAtMs: mission.endsAtMs },
          ...{ state: 'open', amounts: mission.terms.conditions.map(() => 0), lapses_at: null, refusal: null },
          terms: mission.terms,
        },
      ]
    : [];

/** The member's missions: what runs, with progress, and what can still be claimed of past periods; or one of them. */
export const ownMissions = async (
  db: Db | Tx,
  member: MemberRow,
  language: Language,
  one?: One,
): Promise<OwnMission[]> => {
  const begun = await progressOf(db, member, one);
  const running = one ? [] : await runningMissions(db, member.merchant);
  const isRunning = new Set(running.map(({ id, first }) => `${id} ${first}`));
  const shownFirst = begun.filter(
    ({ mission_id, from_day, state }) => one || state === 'reached' || isRunning.has(`${mission_id} ${from_day}`),
  );
  const hasBegun = new Set(begun.map(({ mission_id, from_day }) => `${mission_id} ${from_day}`));
  const fresh = running.filter(({ id, first }) => !hasBegun.has(`${id} ${first}`)).flatMap(notBegun);
  const places = new Map(running.map(({ id }, place) => [id, place]));
  const list = [...shownFirst, ...fresh].sort(
    (a, b) => (places.get(a.mission_id) ?? -1) - (places.get(b.mission_id) ?? -1) || (a.from_day < b.from_day ? -1 : 1),
  );
  return shown(db, member.merchant, list, language);
};

const shown = async (
  db: Db | Tx,
  merchant: string,
  list: readonly Progress[],
  language: Language,
): Promise<OwnMission[]> => {
  const prize = await prizesShown(
    db,
    merchant,
    list.map(({ terms }) => terms.prize),
    language,
  );
  return list.map(({ terms, ...row }) => ({
    code: row.code,
    ...titled(row.texts, language),
    period: row.period,
    from: row.from_day,
    to: row.to_day,
    endsAtMs: row.endsAtMs,
    state: row.state,
    conditions: terms.conditions,
    values: row.amounts,
    types: typesOf(terms.games),
    prize: prize(terms.prize),
    claimed: terms.claimed,
    lapsesAtMs: row.state === 'open' ? null : (row.lapses_at?.getTime() ?? null),
    refusal: row.refusal,
  }));
};

/** Title and summary in a language. */
export const titled = (texts: unknown, language: Language): { title: string; summary: string } => {
  const found = inLanguage(texts as Texts<{ title: string; summary?: string }>, language);
  return { title: found?.title ?? '', summary: found?.summary ?? '' };
};
