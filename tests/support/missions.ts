import { sql } from 'kysely';
import type { MissionItem } from '../../contract/missions-operator.ts';
import type { Database } from '../../server/db/database.ts';
import { putMission, setMissionState } from '../../server/domains/missions/index.ts';

const fail = (key: string, { details }: { details?: unknown } = {}) => new Error(`${key}: ${JSON.stringify(details)}`);

/** A daily mission of 1,000 staked for 50 points, with other values where they are given. */
export const missionItem = (over: Partial<MissionItem> = {}): MissionItem => ({
  code: 'stake-a-day',
  position: 0,
  period: 'daily',
  startsOn: null,
  endsOn: null,
  terms: {
    kind: 'mission',
    games: null,
    conditions: [{ kind: 'valid_stake', target: 1_000 }],
    prize: { kind: 'points', points: 50 },
    claimed: true,
    lapseDays: 7,
  },
  texts: { EN: { title: 'Stake a day', summary: '' } },
  ...over,
});

/** A daily leaderboard by turnover, with prizes of points for three places, and other values where they are given. */
export const boardItem = (
  over: Partial<MissionItem> = {},
  terms: Partial<Extract<MissionItem['terms'], { kind: 'leaderboard' }>> = {},
): MissionItem =>
  missionItem({
    code: 'race',
    terms: {
      kind: 'leaderboard',
      games: null,
      measure: 'turnover',
      minStake: null,
      prizes: [
        { from: 1, to: 1, prize: { kind: 'points', points: 100 } },
        { from: 2, to: 3, prize: { kind: 'points', points: 40 } },
      ],
      ties: 'share',
      settleHours: 0,
      ...terms,
    },
    texts: { EN: { title: 'The race', summary: '' } },
    ...over,
  });

/** Makes a mission as the operator does, and starts it. */
export const runMission = (database: Database, item: MissionItem, merchant = 'parlour'): Promise<void> =>
  database.transact(async (tx) => {
    const reason = 'a test';
    await putMission(tx, { merchant, mission: item, reason }, fail as never);
    await setMissionState(tx, { merchant, code: item.code, state: 'running', reason }, fail as never);
  });

/** What a member has played on a day. */
export interface Played {
  /** Valid stake. */
  stake?: number;
  daysAgo?: number;
  gameType?: string;
  /** Numbers of the games. */
  games?: readonly number[];
  /** Multiples of the stake that were won, thousandths. */
  wins?: readonly number[];
  /** House edge, millionths. */
  edge?: number;
}

/** Writes a day of play as the job of the days of play does, and notes it for missions. */
export const writePlay = async (
  { db }: Database,
  { merchant, id }: { merchant: string; id: number },
  { stake = 0, daysAgo = 0, gameType = 'RNG', games = [1], wins = [], edge = 40_000 }: Played,
): Promise<void> => {
  const day = sql`points_today(${merchant}) - ${daysAgo}::int`;
  await sql`
    insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout, edge_micro)
    values (${merchant}, ${id}, ${day}, ${gameType}, 1, ${stake}, ${stake}, 0, ${stake * edge})
        on conflict (member_id, day, game_type) do update
       set valid_stake = d.valid_stake + excluded.valid_stake, edge_micro = d.edge_micro + excluded.edge_micro`.execute(
    db,
  );
  for (const game of games)
    await sql`
      insert into play_games as g (merchant, member_id, day, node_id, game_type, edge_rate, rounds, valid_stake)
      values (${merchant}, ${id}, ${day}, ${game}, ${gameType}, ${edge}, 1, ${stake})
          on conflict (member_id, day, node_id) do update set valid_stake = g.valid_stake + excluded.valid_stake`.execute(
      db,
    );
  for (const multiple of wins)
    await sql`
      insert into play_wins (round_id, merchant, member_id, day, game_type, stake, multiple)
      values (gen_random_uuid(), ${merchant}, ${id}, ${day}, ${gameType}, ${Math.max(stake, 1)}, ${multiple})`.execute(
      db,
    );
  await sql`
    insert into mission_waiting (merchant, member_id, day) values (${merchant}, ${id}, ${day}) on conflict do nothing`.execute(
    db,
  );
};

/** The row of one run of a job. */
export const JOB_RUN = { signal: new AbortController().signal, guard: () => Promise.resolve() };
