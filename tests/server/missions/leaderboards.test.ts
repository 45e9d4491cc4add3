import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missions } from '../../../contract/missions.ts';
import type { MissionItem } from '../../../contract/missions-operator.ts';
import { points } from '../../../contract/points.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { countMissions, tellBoards } from '../../../server/domains/missions/jobs.ts';
import { payLeaderboards, rankLeaderboards } from '../../../server/domains/missions/pay-ranks.ts';
import { callServer } from '../../support/calls.ts';
import { boardItem, JOB_RUN, runMission, writePlay, type Played } from '../../support/missions.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

type Terms = Parameters<typeof boardItem>[1];
/** Runs a leaderboard and counts nobody who played for another one. */
const run = async (over: Partial<MissionItem> = {}, terms: Terms = {}): Promise<string> => {
  await sql`delete from play_days`.execute(test.database.db);
  await sql`delete from play_games`.execute(test.database.db);
  await sql`delete from play_wins`.execute(test.database.db);
  await sql`update missions set state = 'ended'`.execute(test.database.db);
  const code = `b-${randomUUID().slice(0, 8)}`;
  await runMission(test.database, boardItem({ code, ...over }, terms));
  return code;
};
const newMember = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  return {
    member,
    play: async (played: Played) => {
      await writePlay(test.database, member, played);
      await countMissions(test, JOB_RUN);
    },
    board: async (code: string) =>
      (await callServer(test.url, missions.leaderboard, { code }, { token })).body.value.board!,
    points: async () => (await callServer(test.url, points.balance, {}, { token })).body.value.points,
    history: async () => (await callServer(test.url, missions.history, {}, { token })).body.value.list,
  };
};
const players = async (...plays: Played[]) => {
  const made = [];
  for (const played of plays) {
    const player = await newMember();
    await player.play(played);
    made.push(player);
  }
  return made;
};
/** Ends the period of the leaderboard that runs, as if a day had passed. */
const endPeriod = async () => {
  const { db } = test.database;
  await sql`
    with moved as (select mission_id, from_day from leaderboard_periods where state = 'open')
    update leaderboard_periods p set to_day = p.to_day - 40 from moved m where (p.mission_id, p.from_day) = (m.mission_id, m.from_day)`.execute(
    db,
  );
};
const pay = async () => {
  await rankLeaderboards(test, JOB_RUN);
  await payLeaderboards(test, JOB_RUN);
};
const results = async (code: string) =>
  (
    await sql<{ rank: number; state: string; refusal: string | null }>`
      select r.rank, r.state, r.refusal from leaderboard_results r join missions m on m.id = r.mission_id
       where m.code = ${code} order by rank, member_id`.execute(test.database.db)
  ).rows;

describe('[MEM-07] the ranks of a leaderboard', () => {
  it('have equal ranks for equal scores, masked names, and the way to the next', async () => {
    const code = await run();
    const [, second, third] = await players({ stake: 900 }, { stake: 500 }, { stake: 500 }, { stake: 100 });
    const board = await second!.board(code);
    expect(board.rows.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 900],
      [2, 500],
      [2, 500],
      [4, 100],
    ]);
    expect(board.rows.every(({ name }) => /^.{1,2}\*\*\*.?$/.test(name))).toBe(true);
    expect(board.own).toMatchObject({ rank: 2, tied: 2, score: 500, next: { rank: 1, distance: 400 } });
    expect(board.members).toBe(4);
    await third!.play({ stake: 400 });
    expect((await third!.board(code)).own).toMatchObject({ rank: 1, tied: 2, next: null });
    expect((await (await newMember()).board(code)).own).toBeNull();
  });

  it.each([
    ['turnover', {}, { stake: 700, edge: 100_000 }, { stake: 800, edge: 1_000 }, [800, 700]],
    ['edge', {}, { stake: 1_000, edge: 40_000 }, { stake: 900, edge: 50_000 }, [45, 40]],
    ['multiple', { minStake: 10 }, { stake: 10, wins: [7_000, 2_000] }, { stake: 9, wins: [90_000] }, [7_000]],
    ['wins', {}, { stake: 10, wins: [2_000, 2_000] }, { stake: 10, wins: [9_000] }, [2, 1]],
    [
      'turnover',
      { games: { products: [], types: ['LIVE' as const] } },
      { stake: 70 },
      { stake: 9, gameType: 'LIVE' },
      [9],
    ],
  ] as const)('are by %s %j', async (measure, terms, first, second, scores) => {
    const code = await run({}, { measure, ...(terms as Terms) });
    const [player] = await players(first, second);
    expect((await player!.board(code)).rows.map(({ score }) => score)).toEqual(scores);
  });

  it('are published when they change, and not otherwise', async () => {
    await run();
    const published = async () =>
      (
        await sql<{ value: { rows: { score: number }[] } }>`
          select value from outbox where feed = 'leaderboard' order by id`.execute(test.database.db)
      ).rows.map(({ value }) => value.rows.map(({ score }) => score));
    const before = (await published()).length;
    const [player] = await players({ stake: 300 });
    await tellBoards(test, JOB_RUN);
    await tellBoards(test, JOB_RUN);
    await player!.play({ stake: 300 });
    await tellBoards(test, JOB_RUN);
    expect((await published()).slice(before)).toEqual([[300], [600]]);
  });

  it('leave out who excluded himself, in the middle and at the end', async () => {
    const code = await run();
    const [gone, left] = await players({ stake: 900 }, { stake: 500 });
    await sql`update members set excluded_until = row_clock() + interval '1 day' where id = ${gone!.member.id}`.execute(
      test.database.db,
    );
    expect((await left!.board(code)).own).toMatchObject({ rank: 1, next: null });
    await endPeriod();
    await pay();
    expect(await results(code)).toEqual([{ rank: 1, state: 'given', refusal: null }]);
    expect(await left!.points()).toBe(100);
  });
});

describe('[MEM-07] the end of a period', () => {
  it('pays each rank once; a rerun, also by two nodes, changes nothing', async () => {
    const code = await run();
    const all = await players({ stake: 900 }, { stake: 500 }, { stake: 400 }, { stake: 300 });
    await rankLeaderboards(test, JOB_RUN);
    expect(await results(code)).toEqual([]);
    await endPeriod();
    await Promise.all([pay(), pay()]);
    await pay();
    expect(await Promise.all(all.map((each) => each.points()))).toEqual([100, 40, 40, 0]);
    expect((await results(code)).map(({ state }) => state)).toEqual(['given', 'given', 'given', 'none']);
    expect(await all[1]!.history()).toMatchObject([
      { code, state: 'ranked', rank: 2, score: 500, prize: { kind: 'points', points: 40 } },
    ]);
    expect(await all[3]!.history()).toMatchObject([{ rank: 4, prize: null }]);
  });

  it('shares the prizes of the places that members of equal rank take', async () => {
    await run();
    const all = await players({ stake: 500 }, { stake: 500 }, { stake: 300 });
    await endPeriod();
    await pay();
    expect(await Promise.all(all.map((each) => each.points()))).toEqual([70, 70, 40]);
  });

  it('waits for bets that are not counted yet, and is not changed by those that come later', async () => {
    const code = await run();
    await sql`update mission_terms set from_day = from_day - 1`.execute(test.database.db);
    const [first, second] = await players({ stake: 500, daysAgo: 1 }, { stake: 300, daysAgo: 1 });
    await writePlay(test.database, second!.member, { stake: 400, daysAgo: 1 });
    await pay();
    expect(await results(code)).toEqual([]);
    await countMissions(test, JOB_RUN);
    await pay();
    await first!.play({ stake: 5_000, daysAgo: 1 });
    await pay();
    expect([await first!.points(), await second!.points()]).toEqual([40, 100]);
  });

  it('of a leaderboard that is paused waits until it is ended or runs', async () => {
    const code = await run();
    await players({ stake: 500 });
    await sql`update missions set state = 'paused' where code = ${code}`.execute(test.database.db);
    await endPeriod();
    await pay();
    expect(await results(code)).toEqual([]);
    await sql`update missions set state = 'ended' where code = ${code}`.execute(test.database.db);
    await pay();
    expect((await results(code)).map(({ state }) => state)).toEqual(['given']);
  });
});

it('the check finds a score and a rank that are wrong', async () => {
  const code = await run();
  const [player] = await players({ stake: 500 });
  const found = async () =>
    (await checkLedger(test.database)).results
      .filter(({ name, wrong }) => name.startsWith('missions') && wrong.length > 0)
      .map(({ name }) => name);
  expect(await found()).toEqual([]);
  const add = (by: number) =>
    sql`update leaderboard_scores set score = score + ${by} where member_id = ${player!.member.id}`.execute(
      test.database.db,
    );
  await add(1);
  expect(await found()).toEqual(['missions: the scores of leaderboards equal the play of members']);
  await add(-1);
  await endPeriod();
  await pay();
  await sql`update leaderboard_results r set rank = 2 from missions m where m.id = r.mission_id and m.code = ${code}`.execute(
    test.database.db,
  );
  expect(await found()).toEqual(['missions: the ranks of past periods follow their scores']);
});
