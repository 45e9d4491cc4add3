import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** Members that a job still has to count are left out. */
const isCounted = sql`
  not exists (select from mission_waiting w where w.member_id = p.member_id)
  and not exists (select from play_waiting w where w.member_id = p.member_id)`;

/** Progress in running periods is what days of play, games, wins and deposits say. */
const progress: LedgerCheck = {
  name: 'missions: what a member reached equals its play and deposits',
  counted: sql`select count(*) from mission_progress`,
  wrong: sql`
    select format('mission %s, member %s, %s: counted %s, reached %s', m.code, p.member_id, p.from_day, p.amounts, now.amounts) as what
      from mission_progress p
      join missions m on m.id = p.mission_id and m.state = 'running'
      join mission_terms t on t.mission_id = p.mission_id and t.version = p.terms_version
      join merchants b on b.code = p.merchant
     cross join lateral (select array(
       select least(mission_amount(c, mission_types(t.terms), p.merchant, p.member_id, greatest(p.from_day, m.starts_on),
                                   least(p.to_day, m.ends_on)), (c ->> 'target')::bigint)
         from jsonb_array_elements(t.terms -> 'conditions') with ordinality e (c, place) order by place) as amounts) now
     where p.state in ('open', 'reached') and p.to_day >= merchant_day(clock_timestamp(), b.brand) and ${isCounted}
       and p.amounts <> now.amounts`,
};

/** Scores of open periods are what days of play and wins say. */
const scores: LedgerCheck = {
  name: 'missions: the scores of leaderboards equal the play of members',
  counted: sql`select count(*) from leaderboard_scores`,
  wrong: sql`
    select format('leaderboard %s, member %s, %s: counted %s, played %s', m.code, p.member_id, p.from_day, p.score, now.score) as what
      from leaderboard_scores p
      join leaderboard_periods l on l.mission_id = p.mission_id and l.from_day = p.from_day and l.state = 'open'
      join missions m on m.id = p.mission_id and m.state = 'running'
      join mission_terms t on t.mission_id = l.mission_id and t.version = l.terms_version
     cross join lateral (select leaderboard_score(t.terms, p.member_id, greatest(l.from_day, m.starts_on),
                                                  least(l.to_day, m.ends_on)) as score) now
     where p.score <> now.score and ${isCounted}`,
};

/** What was claimed was given once; what was not was not given. */
const given = (name: string, rows: ReturnType<typeof sql>): LedgerCheck => ({
  name,
  counted: sql`select count(*) from (${rows}) p`,
  wrong: sql`
    select format('%s, member %s: given %s, prizes %s', p.occasion, p.member_id, p.is_given, n.count) as what
      from (${rows}) p
     cross join lateral (
       select (select count(*) from awards a where a.member_id = p.member_id and a.occasion = p.occasion)
            + (select count(*) from point_entries e where e.member_id = p.member_id and e.kind = 'prize' and e.source = p.occasion)
              as count) n
     where n.count <> p.is_given::int`,
});

const ofMissions = sql`
  select member_id, 'mission:' || mission_id || ':' || from_day as occasion, state = 'claimed' as is_given from mission_progress`;
const ofRanks = sql`
  select member_id, 'leaderboard:' || mission_id || ':' || from_day as occasion, state = 'given' as is_given from leaderboard_results`;

/** The ranks of a period follow its scores: equal scores have one rank, as many are above it as it says. */
const ranks: LedgerCheck = {
  name: 'missions: the ranks of past periods follow their scores',
  counted: sql`select count(*) from leaderboard_results`,
  wrong: sql`
    select format('leaderboard %s, %s, member %s: rank %s of %s, is %s of %s', mission_id, from_day, member_id, rank, tied, is_rank, is_tied)
             as what
      from (select *, rank() over (partition by mission_id, from_day order by score desc) as is_rank,
                   count(*) over (partition by mission_id, from_day, score) as is_tied from leaderboard_results) r
     where (rank, tied) <> (is_rank, is_tied)`,
};

export const MISSION_CHECKS: readonly LedgerCheck[] = [
  progress,
  scores,
  given('missions: every claimed mission gave its prize once', ofMissions),
  given('missions: every rank that was paid gave its prize once', ofRanks),
  ranks,
];
