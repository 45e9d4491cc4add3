import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { points } from '../../contract/points.ts';
import { PLAY_CONSUMERS, checkLedger } from '../../server/app/compose.ts';
import { jsonb } from '../../server/db/database.ts';
import { expirePoints } from '../../server/domains/points/jobs.ts';
import { countPlays } from '../../server/plays/jobs.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { callServer } from '../support/calls.ts';
import { givePoints, RULES, writeRules } from '../support/points.ts';
import { openSession } from '../support/test-server.ts';
import { floor, merchant, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();
beforeAll(() => writeRules(floor.database));

const turn = { signal: new AbortController().signal, guard: () => Promise.resolve() };
const count = () => countPlays(floor, PLAY_CONSUMERS, turn);
const entriesOf = async ({ id }: MemberRow) =>
  (
    await merchant()
      .selectFrom('point_entries')
      .select(['kind', 'amount', 'balance'])
      .where('member_id', '=', id)
      .orderBy('version')
      .execute()
  ).map(({ kind, amount, balance }) => [kind, amount, balance]);
const accountOf = ({ id }: MemberRow) =>
  merchant()
    .selectFrom('point_accounts')
    .select(['balance', 'debt', 'earned_micro'])
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
const spend = ({ merchant: code, id }: MemberRow, amount: number) =>
  sql`select points_take(${code}, ${id}, ${amount}, 'exchange', 'a test', false)`.execute(floor.database.db);

/** Bets and settles a round of this stake and counts it; returns the settle's id. */
const played = async ({ play }: Awaited<ReturnType<typeof newPlayer>>, amount: number): Promise<string> => {
  const settle = play.settleBody(await play.staked({ amount }), { amount: 10 });
  await play.batch([{ call: 'settle', body: settle }]);
  await count();
  return settle.tx_id;
};

describe('[MEM-05] points of play', () => {
  it('come with settled bets, fractions are kept', async () => {
    const player = await newPlayer();
    await played(player, 900);
    expect(await entriesOf(player.member)).toEqual([]);
    await player.play.nextRound();
    await played(player, 900);
    expect(await entriesOf(player.member)).toEqual([['earned', 1, 1]]);
    await player.play.nextRound();
    await played(player, 2_200);
    expect(await entriesOf(player.member)).toEqual([
      ['earned', 1, 1],
      ['earned', 3, 4],
    ]);
    expect(await accountOf(player.member)).toMatchObject({ balance: 4, debt: 0, earned_micro: '4000000' });
    const { token } = await openSession(floor.database, player.member);
    const { body } = await callServer(floor.url, points.balance, {}, { token });
    expect(body.value).toMatchObject({ points: 4, owed: 0, expires: { points: 4 } });
    const next = await callServer(floor.url, points.transactionDetail, { period: 'next30' }, { token });
    expect(next.body.value).toMatchObject({ list: [], expiring: [{ points: 4 }] });
    const soon = await callServer(floor.url, points.transactionDetail, { period: 'next7' }, { token });
    expect(soon.body.value.expiring).toEqual([]);
  });

  it('go back with a round that is taken back; what was spent is owed, and the next points pay it', async () => {
    const player = await newPlayer();
    const settle = await played(player, 5_000);
    await spend(player.member, 3);
    await player.play.rollback(settle);
    await count();
    expect(await accountOf(player.member)).toMatchObject({ balance: 0, debt: 3, earned_micro: '0' });
    await player.play.nextRound();
    await played(player, 4_000);
    expect(await entriesOf(player.member)).toEqual([
      ['earned', 5, 5],
      ['exchange', -3, 2],
      ['taken_back', -2, 0],
      ['earned', 4, 4],
      ['debt', -3, 1],
    ]);
    expect(await accountOf(player.member)).toMatchObject({ balance: 1, debt: 0 });
  });

  it('stay as they were earned when the rates change, and go back at the same rate', async () => {
    const player = await newPlayer();
    const settle = await played(player, 5_000);
    const rules = { ...RULES, rates: { RNG: 3_000 } };
    await merchant()
      .updateTable('point_rules')
      .set({ rules: jsonb(rules) })
      .execute();
    await count();
    expect(await accountOf(player.member)).toMatchObject({ balance: 5 });
    await player.play.rollback(settle);
    await count();
    expect(await accountOf(player.member)).toMatchObject({ balance: 0, debt: 0, earned_micro: '0' });
    const other = await newPlayer();
    await played(other, 1_000);
    expect(await accountOf(other.member)).toMatchObject({ balance: 3 });
    await merchant()
      .updateTable('point_rules')
      .set({ rules: jsonb(RULES) })
      .execute();
  });
});

it('[MEM-05] points of play are multiplied by the factor of the level', async () => {
  const player = await newPlayer();
  const levels = [{ code: 'gold', stake: 0, pointsFactor: 1_500, texts: { EN: { name: 'Gold' } } }];
  await merchant()
    .insertInto('level_ladders', { ladder: jsonb({ periodDays: 30, graceDays: 0, levels }) })
    .execute();
  await merchant()
    .insertInto('member_levels', { member_id: player.member.id, level: 'gold', since: '2026-01-01' })
    .execute();
  await played(player, 5_000);
  expect(await accountOf(player.member)).toMatchObject({ balance: 7, earned_micro: '7500000' });
});

it('[MEM-05] the first points to expire are spent first; what is left of them expires', async () => {
  const { member } = await newPlayer();
  await givePoints(floor.database, member, 10);
  const age = () =>
    sql`update point_lots set expires_on = points_today(merchant) where member_id = ${member.id}`.execute(
      floor.database.db,
    );
  await age();
  await sql`update point_lots set expires_on = expires_on + 2 where member_id = ${member.id}`.execute(
    floor.database.db,
  );
  await givePoints(floor.database, member, 10);
  await spend(member, 4);
  const lots = await merchant()
    .selectFrom('point_lots')
    .select('remaining')
    .where('member_id', '=', member.id)
    .orderBy('expires_on')
    .execute();
  expect(lots.map(({ remaining }) => remaining)).toEqual([6, 10]);
  await sql`update point_lots set expires_on = expires_on - 2
    where member_id = ${member.id} and remaining = 6`.execute(floor.database.db);
  const { token } = await openSession(floor.database, member);
  const { body } = await callServer(floor.url, points.balance, {}, { token });
  expect(body.value.points).toBe(10);
  await Promise.all([expirePoints(floor, turn), expirePoints(floor, turn)]);
  expect((await entriesOf(member)).at(-1)).toEqual(['expired', -6, 10]);
  expect(await accountOf(member)).toMatchObject({ balance: 10 });
});

it('[MEM-05] the check finds a balance and an earning that are wrong; entries stay as written', async () => {
  const player = await newPlayer();
  await played(player, 5_000);
  const { id } = player.member;
  const found = async () =>
    (await checkLedger(floor.database)).results.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name);
  const change = (by: number) =>
    sql`update point_accounts set balance = balance + ${by} where member_id = ${id}`.execute(floor.database.db);
  await change(1);
  expect(await found()).toEqual(['points: every balance equals its entries and what is left of them']);
  await change(-1);
  const earn = (by: number) =>
    sql`update point_days set valid_stake = valid_stake + ${by} where member_id = ${id}`.execute(floor.database.db);
  await earn(1);
  expect(await found()).toEqual([
    'points: what a member earned equals its play',
    'points: the stakes that were counted are those of the days of play',
  ]);
  await earn(-1);
  await expect(sql`update point_entries set amount = 1`.execute(floor.database.db)).rejects.toThrow('APPEND_ONLY');
});
