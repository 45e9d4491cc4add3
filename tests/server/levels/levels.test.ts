import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levels, levelsOperator, type Ladder } from '../../../contract/levels.ts';
import { giveLevelGifts } from '../../../server/domains/levels/gifts.ts';
import { countLevels } from '../../../server/domains/levels/jobs.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

const LADDER: Ladder = {
  periodDays: 30,
  graceDays: 5,
  levels: [
    { code: 'wood', stake: 0, pointsFactor: 1_000, gift: null, texts: { EN: { name: 'Wood' } } },
    {
      code: 'silver',
      stake: 10_000,
      pointsFactor: 1_500,
      gift: { kind: 'points', points: 70 },
      texts: { EN: { name: 'Silver' } },
    },
    { code: 'gold', stake: 50_000, pointsFactor: 2_000, gift: null, texts: { EN: { name: 'Gold' } } },
  ],
};
let test: TestServer;
let ann: StaffMember;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['payments']);
  const put = await ann.call(levelsOperator.put, { ladder: LADDER, reason: 'a test' });
  expect(put.body.value).toMatchObject({ ladder: LADDER, countedDay: null });
});
afterAll(() => test.close());

const newMember = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  const { db } = test.database;
  return {
    member,
    own: async () => (await callServer(test.url, levels.own, {}, { token })).body.value,
    play: (stake: number, daysAgo: number) =>
      sql`insert into play_days (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout)
          values ('parlour', ${member.id}, points_today('parlour') - ${daysAgo}::int, 'RNG', 1, ${stake}, ${stake}, 0)`.execute(
        db,
      ),
    changes: async () =>
      (
        await sql<{ before: string | null; after: string }>`
          select before, after from member_level_changes where member_id = ${member.id} order by id`.execute(db)
      ).rows.map(({ before, after }) => [before, after]),
  };
};
/** Counts the day so many days from today. */
const count = (days: number) =>
  sql`select levels_count('parlour', points_today('parlour') + ${days}::int)`.execute(test.database.db);

it('a level is reached by the valid stake of the period, and says what the next one needs', async () => {
  const player = await newMember();
  await player.play(9_000, 31);
  await player.play(4_000, 20);
  await player.play(7_000, 1);
  await count(-1);
  expect(await player.own()).toMatchObject({
    level: { code: 'silver', name: 'Silver', pointsFactor: 1_500 },
    next: { code: 'gold', stake: 50_000, left: 39_000 },
    stake: 11_000,
    fallsOn: null,
  });
  await player.play(45_000, 0);
  await count(0);
  expect(await player.own()).toMatchObject({ level: { code: 'gold' }, next: null });
  expect(await player.changes()).toEqual([
    [null, 'silver'],
    ['silver', 'gold'],
  ]);
});

it('a fall comes after the grace, not when the stake is enough again; a day counted twice changes nothing', async () => {
  const [falling, back] = [await newMember(), await newMember()];
  for (const player of [falling, back]) await player.play(12_000, 29);
  await count(0);
  await count(1);
  for (const player of [falling, back]) expect((await player.own()).level?.code).toBe('silver');
  const { fallsOn } = await falling.own();
  expect(fallsOn).not.toBeNull();
  await count(1);
  await count(3);
  expect(await falling.own()).toMatchObject({ level: { code: 'silver' }, fallsOn });
  await back.play(12_000, -3);
  await count(6);
  await count(6);
  expect(await falling.own()).toMatchObject({ level: { code: 'wood' }, fallsOn: null });
  expect(await back.own()).toMatchObject({ level: { code: 'silver' }, fallsOn: null });
  expect([await falling.changes(), await back.changes()]).toEqual([
    [
      [null, 'silver'],
      ['silver', 'wood'],
    ],
    [[null, 'silver']],
  ]);
});

it('the job counts the last complete day, once; other levels are counted anew', async () => {
  const turn = { signal: new AbortController().signal, guard: () => Promise.resolve() };
  const player = await newMember();
  await player.play(20_000, 1);
  const ladder = { ...LADDER, levels: LADDER.levels.slice(0, 2) };
  await ann.call(levelsOperator.put, { ladder, reason: 'a test' });
  await Promise.all([countLevels(test, turn), countLevels(test, turn)]);
  expect(await player.changes()).toEqual([[null, 'silver']]);
  const { members, countedDay } = (await ann.call(levelsOperator.get)).body.value;
  expect(members['silver']).toBeGreaterThan(0);
  await player.play(1, 2);
  await countLevels(test, turn);
  expect((await ann.call(levelsOperator.get)).body.value.countedDay).toBe(countedDay);
});

it('the operator is told every wrong field', async () => {
  const [wood, silver] = LADDER.levels;
  const wrong = [
    { ...wood!, stake: 5 },
    { ...silver!, code: 'wood', stake: 5, texts: {} },
  ];
  const answer = await ann.call(levelsOperator.put, { ladder: { ...LADDER, levels: wrong }, reason: 'a test' });
  expect(answer.body.message).toBe('points_wrong');
  expect(JSON.stringify(answer.body.value)).toMatch(/not_zero.*no_text.*not_above.*twice/);
});

it('the gift of a level is given once, however often the member falls and rises', async () => {
  const player = await newMember();
  const give = () => giveLevelGifts(test, { signal: new AbortController().signal, guard: async () => {} });
  const gifts = async () =>
    (
      await sql<{ amount: number }>`
        select amount from point_entries where member_id = ${player.member.id} and kind = 'prize'`.execute(
        test.database.db,
      )
    ).rows;
  await player.play(20_000, 1);
  await count(-1);
  await give();
  expect(await gifts()).toEqual([{ amount: 70 }]);
  await give();
  for (const day of [31, 40]) await count(day);
  await player.play(20_000, -41);
  await count(41);
  await give();
  expect((await player.changes()).filter(([, after]) => after === 'silver')).toHaveLength(2);
  expect(await gifts()).toEqual([{ amount: 70 }]);
});

it('a gift whose campaign cannot give it is named', async () => {
  const [wood, silver] = LADDER.levels;
  const gift = { kind: 'award' as const, campaign: 'none', amount: 100 };
  const ladder = { ...LADDER, levels: [wood!, { ...silver!, gift }] };
  const put = await ann.call(levelsOperator.put, { ladder, reason: 'a test' });
  expect(put.body.value).toEqual({ count: 1, problems: [{ index: 1, field: 'gift', problem: 'no_campaign' }] });
});
