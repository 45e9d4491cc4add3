import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { typesOf } from '../../../contract/mission-terms.ts';
import { LEADERBOARD_ROWS, type LeaderboardInfo, type missions, type OwnRank } from '../../../contract/missions.ts';
import type { LeaderboardRow } from '../../../contract/mission-progress.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { maskedName } from '../../shared/masked-name.ts';
import { firstOf } from '../../shared/first-of.ts';
import { prizesShown } from '../prizes/index.ts';
import { runningMissions, type RunningMission } from './mission-row.ts';
import { titled } from './own-missions.ts';

/** A period of a leaderboard. */
interface Board {
  id: number;
  from: string;
}

/** Members who have a rank. */
const ranked = ({ id, from }: Board) => sql`
  leaderboard_scores s join members m on m.id = s.member_id and not m.demo and not m.locked
                                     and coalesce(m.excluded_until <= clock_timestamp(), true)
   where s.mission_id = ${id} and s.from_day = ${from} and s.score > 0`;

/** The first ranks of a period, with masked names, and how many have a score. */
export const boardRanks = async (
  db: Db | Tx,
  board: Board,
): Promise<{ rows: LeaderboardRow[]; members: number; asOfMs: number }> => {
  const { rows } = await sql<LeaderboardRow>`
    select rank() over (order by score desc)::int as rank, name, score
      from (select m.nickname as name, s.score, s.member_id from ${ranked(board)}
             order by s.score desc, s.member_id limit ${LEADERBOARD_ROWS}) first
     order by score desc, member_id`.execute(db);
  const counted = await sql<{ members: number; asOfMs: number }>`
    select count(*)::int as members, in_ms(clock_timestamp()) as "asOfMs" from ${ranked(board)}`.execute(db);
  return { rows: rows.map((row) => ({ ...row, name: maskedName(row.name) })), ...firstOf(counted.rows) };
};

/** The member's rank in a period, and the way to the next; null without a score. */
const ownRank = async (db: Db | Tx, board: Board, memberId: number): Promise<OwnRank | null> => {
  const { rows } = await sql<Omit<OwnRank, 'next'> & { above: number | null }>`
    with own as (select s.score, m.nickname from ${ranked(board)} and s.member_id = ${memberId})
    select own.score, own.nickname as name, o.above, o.rank, o.tied
      from own cross join lateral (
        select min(s.score) filter (where s.score > own.score) as above, (count(*) filter (where s.score > own.score) + 1)::int as rank,
               (count(*) filter (where s.score = own.score))::int as tied
          from ${ranked(board)} and s.score >= own.score) o`.execute(db);
  const [own] = rows;
  if (!own) return null;
  const { above, ...shown } = own;
  if (above === null) return { ...shown, next: null };
  const better = await sql<{ rank: number }>`
    select (count(*) + 1)::int as rank from ${ranked(board)} and s.score > ${above}`.execute(db);
  return { ...shown, next: { rank: firstOf(better.rows).rank, distance: above - own.score } };
};

const infoOf = async (
  db: Db | Tx,
  merchant: string,
  boards: readonly RunningMission[],
  language: Language,
): Promise<LeaderboardInfo[]> => {
  const terms = boards.map((board) => board.terms).flatMap((each) => (each.kind === 'leaderboard' ? [each] : []));
  const prizes = terms.flatMap((each) => each.prizes.map(({ prize }) => prize));
  const prizeShown = await prizesShown(db, merchant, prizes, language);
  return boards.map((board, at) => {
    const { measure, minStake, games, ties, settleHours, prizes: ranges } = terms[at]!;
    return {
      code: board.code,
      ...titled(board.texts, language),
      ...{ period: board.period, from: board.first, to: board.last, endsAtMs: board.endsAtMs },
      ...{ key: `board:${board.id}`, measure, minStake, types: typesOf(games), ties, settleHours },
      prizes: ranges.map(({ prize, ...range }) => ({ ...range, prize: prizeShown(prize) })),
    };
  });
};

type Leaderboard = typeof missions.leaderboard;

/** The leaderboards that run, and the ranks of one of them. */
export const leaderboard = async (
  db: Db | Tx,
  member: MemberRow,
  language: Language,
  { code }: RequestOf<Leaderboard>,
): Promise<ResponseOf<Leaderboard>> => {
  const boards = (await runningMissions(db, member.merchant)).filter(({ kind }) => kind === 'leaderboard');
  const chosen = boards.find((board) => board.code === code) ?? boards[0];
  const board = chosen && { id: chosen.id, from: chosen.first };
  return {
    ...{ currency: member.currency, exponent: member.exponent },
    boards: await infoOf(db, member.merchant, boards, language),
    board: board
      ? { code: chosen.code, ...(await boardRanks(db, board)), own: await ownRank(db, board, member.id) }
      : null,
  };
};
