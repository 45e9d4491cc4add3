import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '../../server/app/compose.ts';
import { countPlays, type PlayChange } from '../../server/plays/jobs.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { floor, merchant, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();

const turn = { signal: new AbortController().signal, guard: () => Promise.resolve() };
const count = () => countPlays(floor, [], turn);
const waitingOf = async ({ id }: MemberRow) =>
  (await merchant().selectFrom('play_waiting').selectAll().where('member_id', '=', id).execute()).length;
const daysOf = ({ id }: MemberRow) =>
  merchant()
    .selectFrom('play_days')
    .select(['game_type', 'rounds', 'stake', 'valid_stake', 'payout'])
    .where('member_id', '=', id)
    .execute();

it('a bet notes nothing before it is settled, then one row, which is counted once', async () => {
  const { member, play } = await newPlayer();
  const bet = await play.staked();
  expect(await waitingOf(member)).toBe(0);
  await play.settle(bet, { amount: 30 });
  expect(await waitingOf(member)).toBe(1);
  await Promise.all([count(), count(), count()]);
  await count();
  expect(await waitingOf(member)).toBe(0);
  expect(await daysOf(member)).toEqual([{ game_type: 'RNG', rounds: 1, stake: 100, valid_stake: 100, payout: 30 }]);
});

it('corrections and reversals count as differences on the same day', async () => {
  const { member, play } = await newPlayer();
  const bet = await play.staked();
  const settle = play.settleBody(bet, { amount: 30, valid_stake: 60 });
  await play.batch([{ call: 'settle', body: settle }]);
  await count();
  expect(await daysOf(member)).toMatchObject([{ rounds: 1, stake: 100, valid_stake: 60, payout: 30 }]);
  await play.rollback(settle.tx_id);
  await count();
  expect(await daysOf(member)).toMatchObject([{ rounds: 0, stake: 0, valid_stake: 0, payout: 0 }]);
  await play.settle(bet, { amount: 40 });
  await play.adjust(20);
  await count();
  expect(await daysOf(member)).toMatchObject([{ rounds: 1, stake: 100, valid_stake: 100, payout: 60 }]);
});

it('free play counts nothing', async () => {
  const { member, play } = await newPlayer({ demo: true });
  await play.settle(await play.staked());
  expect(await waitingOf(member)).toBe(0);
});

const setReturn = (rtp: number | null) => merchant().updateTable('games').set({ rtp_micro: rtp }).execute();
const edgeOf = async ({ id }: MemberRow) => {
  const table = merchant()
    .selectFrom('play_days')
    .select(sql<string>`sum(edge_micro)::text`.as('edge'));
  return (await table.where('member_id', '=', id).executeTakeFirst())?.edge;
};

it('the house’s share of a valid stake is exact, and leaves with the round at the rate of that day', async () => {
  await setReturn(963_217);
  const { member, play } = await newPlayer();
  const settle = play.settleBody(await play.staked({ amount: 101 }), { amount: 30 });
  await play.batch([{ call: 'settle', body: settle }]);
  const given: PlayChange[] = [];
  await countPlays(floor, [async (_tx, changes) => void given.push(...changes)], turn);
  expect(given.filter(({ memberId }) => memberId === member.id)).toMatchObject([{ edgeMicro: '3715083' }]);
  await setReturn(900_000);
  await play.rollback(settle.tx_id);
  await count();
  expect(await edgeOf(member)).toBe('0');
  await play.nextRound();
  await play.settle(await play.staked());
  await count();
  expect(await edgeOf(member)).toBe('3678300');
  await setReturn(null);
  const other = await newPlayer();
  await other.play.settle(await other.play.staked());
  await count();
  expect(await edgeOf(other.member)).toBe('0');
});

it('a win is noted with its multiple, follows its corrections, and is gone with its round', async () => {
  const { member, play } = await newPlayer();
  const wins = () =>
    merchant().selectFrom('play_wins').select(['stake', 'multiple']).where('member_id', '=', member.id).execute();
  const settle = play.settleBody(await play.staked({ amount: 300 }), { amount: 1_000 });
  await play.batch([{ call: 'settle', body: settle }]);
  await count();
  expect(await wins()).toEqual([{ stake: 300, multiple: 3_333 }]);
  await play.adjust(500);
  await count();
  expect(await wins()).toEqual([{ stake: 300, multiple: 5_000 }]);
  await play.adjust(-1_200);
  await count();
  expect(await wins()).toEqual([]);
  const games = await merchant().selectFrom('play_games').selectAll().where('member_id', '=', member.id).execute();
  expect(games).toMatchObject([{ game_type: 'RNG', rounds: 1, valid_stake: 300 }]);
});

it('a batch and its consumers are one transaction: after a failure it is given again, once', async () => {
  const { member, play } = await newPlayer();
  await play.settle(await play.staked());
  const given: PlayChange[][] = [];
  const failing = countPlays(floor, [() => Promise.reject(new Error('no'))], turn);
  await expect(failing).rejects.toThrow('no');
  expect([await waitingOf(member), await daysOf(member)]).toEqual([1, []]);
  const take = async (_tx: unknown, changes: readonly PlayChange[]) => void given.push([...changes]);
  await countPlays(floor, [take], turn);
  await countPlays(floor, [take], turn);
  expect(given.flat().filter(({ memberId }) => memberId === member.id)).toMatchObject([
    { merchant: 'parlour', gameType: 'RNG', rounds: 1, stake: 100, validStake: 100 },
  ]);
});

it('the check finds a day that differs from its rounds', async () => {
  const { member, play } = await newPlayer();
  await play.settle(await play.staked());
  await count();
  const change = (by: number) =>
    sql`update play_days set valid_stake = valid_stake + ${by} where member_id = ${member.id}`.execute(
      floor.database.db,
    );
  await change(1);
  const { results } = await checkLedger(floor.database);
  await change(-1);
  expect(results.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name)).toEqual([
    'plays: the days of a member equal its rounds',
    'plays: the games of a member equal its days, with the house’s share',
  ]);
});

it('the check finds a share and a win that are not of the rounds', async () => {
  const { member, play } = await newPlayer();
  await play.settle(await play.staked(), { amount: 500 });
  await count();
  const changed = async (by: number) => {
    const { db } = floor.database;
    await sql`update play_days set edge_micro = edge_micro + ${by} where member_id = ${member.id}`.execute(db);
    await sql`update play_wins set multiple = multiple + ${by} where member_id = ${member.id}`.execute(db);
  };
  await changed(1);
  const { results } = await checkLedger(floor.database);
  await changed(-1);
  expect(results.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name)).toEqual([
    'plays: the games of a member equal its days, with the house’s share',
    'plays: the wins are those of the closed rounds',
  ]);
});
