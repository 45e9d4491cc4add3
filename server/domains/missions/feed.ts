import { sql } from 'kysely';
import type { FeedValues } from '../../../contract/wire.ts';
import type { Db, Tx } from '../../db/database.ts';
import { ownMember, type Current, type FeedSet, type StateSource } from '../../live/feeds.ts';
import { boardRanks } from './board.ts';

const numbersOf = (keys: readonly string[]): number[] =>
  keys.map((key) => Number(key.slice(key.indexOf(':') + 1))).filter((id) => Number.isSafeInteger(id));

interface Own<F extends 'missions' | 'badges'> {
  id: number;
  seq: number;
  value: FeedValues[F];
}

/** A feed of the member's own values, in the version of `mission_members`. */
const ownFeed = <F extends 'missions' | 'badges'>(value: string): StateSource<F> => {
  const read = async (
    db: Db | Tx,
    merchant: string,
    keys: readonly string[],
    withValue: boolean,
  ): Promise<Own<F>[]> => {
    const { rows } = await sql<Own<F>>`
      select m.id, coalesce(v.version, 0)::bigint as seq,
             ${withValue ? sql`${sql.raw(value)}(${merchant}, m.id)` : sql`null`} as value
        from members m left join mission_members v on v.member_id = m.id
       where m.merchant = ${merchant} and m.id = any(${numbersOf(keys)}::bigint[])`.execute(db);
    return rows;
  };
  return {
    may: ownMember,
    current: async (db, merchant, keys) =>
      (await read(db, merchant, keys, true)).map(({ id, ...now }) => ({ key: `member:${id}`, ...now })),
    seqs: async (db, merchant, keys) =>
      new Map((await read(db, merchant, keys, false)).map(({ id, seq }) => [`member:${id}`, seq])),
  };
};

interface BoardRow {
  id: number;
  seq: number;
  from: string;
}

const boardsOf = async (db: Db | Tx, merchant: string, keys: readonly string[]): Promise<BoardRow[]> => {
  const { rows } = await sql<BoardRow>`
    select m.id, m.board_version as seq, w.first as "from"
      from missions m cross join lateral mission_window(m, points_today(m.merchant)) w
     where m.merchant = ${merchant} and m.kind = 'leaderboard' and m.state = 'running'
       and m.id = any(${numbersOf(keys)}::bigint[])`.execute(db);
  return rows;
};

/** The first ranks of leaderboards in their running period. */
export const readBoards = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'leaderboard'>[]> => {
  const boards = await boardsOf(db, merchant, keys);
  return Promise.all(
    boards.map(async ({ id, seq, from }) => ({
      key: `board:${id}`,
      seq,
      value: { from, ...(await boardRanks(db, { id, from })) },
    })),
  );
};

/** Members' missions, the badge of them, and the ranks of leaderboards (MEM-02, MEM-07). */
export const missionFeeds: FeedSet = {
  state: {
    missions: ownFeed<'missions'>('missions_value'),
    badges: ownFeed<'badges'>('mission_badges_value'),
    leaderboard: {
      may: ({ memberId }, key) => memberId !== undefined && key.startsWith('board:'),
      current: readBoards,
      seqs: async (db, merchant, keys) =>
        new Map((await boardsOf(db, merchant, keys)).map(({ id, seq }) => [`board:${id}`, seq])),
      ticks: true,
    },
  },
};
