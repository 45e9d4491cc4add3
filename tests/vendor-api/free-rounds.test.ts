import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { settleDueAwards } from '../../server/domains/awards/jobs.ts';
import { endAwards } from '../../server/domains/awards/end.ts';
import { betPage } from '../../server/domains/records/rounds.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import type { PlaySession } from '../../studio/conformance/harness.ts';
import { awardRow, giveAward, giveRounds } from '../support/campaigns.ts';
import { floor, merchant, newPlayer, published, useFloor } from './support/fresh-player.ts';

useFloor();

const settleDue = () =>
  settleDueAwards(floor, { signal: new AbortController().signal, guard: () => Promise.resolve() });

type Rounds = Parameters<typeof giveRounds>[2];
const playing = async (rounds: Rounds = {}, stakes = 0) => {
  const { member, play } = await newPlayer({ stakes });
  const id = await giveRounds(floor.database, member, { factor: 1_000, ...rounds });
  return { member, play, id };
};

/** Plays one free round that wins this much. */
const free = async (play: PlaySession, id: number, amount: number) => {
  await play.nextRound();
  return play.settle(await play.staked({ free_rounds: String(id) }), { amount });
};

const moneyOf = async ({ id }: MemberRow) => {
  const rows = await merchant()
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('ledger', '=', 'real')
    .where('owner', 'in', [`member:${id}`, `bonus:casino:member:${id}`])
    .where('kind', 'in', ['wallet', 'bonus'])
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { wallet: of('wallet'), bonus: of('bonus') };
};

describe('[MEM-06] an award of free rounds', () => {
  it('goes on while rounds are left; then what they won is to be staked, and moves to the wallet', async () => {
    const { member, play, id } = await playing({ rounds: 2 });
    await free(play, id, 70);
    await settleDue();
    expect(await awardRow(floor.database, id)).toMatchObject({
      state: 'active',
      rounds_used: 1,
      won: 70,
      required: 70,
    });
    await free(play, id, 30);
    await settleDue();
    expect(await awardRow(floor.database, id)).toMatchObject({
      state: 'active',
      rounds_used: 2,
      required: 100,
      met: 0,
    });
    await play.nextRound();
    await play.settle(await play.staked({ amount: 100 }), { amount: 120 });
    await settleDue();
    expect(await awardRow(floor.database, id)).toMatchObject({ state: 'completed', converted: 120 });
    expect(await moneyOf(member)).toEqual({ wallet: 120, bonus: 0 });
  });

  it('without a requirement pays to the wallet when the last one is closed, up to the maximum', async () => {
    const { member, play, id } = await playing({ rounds: 2, factor: 0, maxConverted: 150 });
    await free(play, id, 120);
    await settleDue();
    expect(await moneyOf(member)).toEqual({ wallet: 0, bonus: 120 });
    await free(play, id, 80);
    await settleDue();
    expect(await moneyOf(member)).toEqual({ wallet: 150, bonus: 0 });
    const { cost } = await merchant()
      .selectFrom('award_changes')
      .select(({ fn }) => fn.sum<string>('cost').as('cost'))
      .where('award_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(cost)).toBe(150);
  });

  it('ends when all are closed and nothing was won, not before', async () => {
    const { play, id } = await playing({ rounds: 1 });
    const bet = await play.staked({ free_rounds: String(id) });
    await settleDue();
    expect((await awardRow(floor.database, id)).state).toBe('active');
    await play.settle(bet, { amount: 0 });
    await settleDue();
    expect(await awardRow(floor.database, id)).toMatchObject({ state: 'forfeited', reason: 'spent' });
  });

  it('that lapses keeps what is free already, and loses the rounds that are left', async () => {
    const [kept, lost] = [await playing({ factor: 0 }), await playing({ factor: 1_000 })];
    for (const { play, id } of [kept, lost]) await free(play, id, 40);
    const past = sql<Date>`row_clock() - interval '1 second'`;
    await merchant()
      .updateTable('awards')
      .set({ lapses_at: past, due_at: past })
      .where('id', 'in', [kept.id, lost.id])
      .execute();
    await settleDue();
    expect((await awardRow(floor.database, kept.id)).state).toBe('completed');
    expect((await awardRow(floor.database, lost.id)).state).toBe('expired');
    expect([await moneyOf(kept.member), await moneyOf(lost.member)]).toEqual([
      { wallet: 40, bonus: 0 },
      { wallet: 0, bonus: 0 },
    ]);
    // The reports of agents show what the house lost by it: nothing where the winnings returned.
    const costs = await merchant()
      .selectFrom('team_costs_waiting')
      .select(['member_id', 'cost'])
      .where('member_id', 'in', [kept.member.id, lost.member.id])
      .execute();
    expect(costs).toEqual([{ member_id: kept.member.id, cost: 40 }]);
    await kept.play.nextRound();
    expect(await kept.play.bet({ free_rounds: String(kept.id) })).toMatchObject({ code: 'FREE_ROUNDS_OVER' });
  });

  it('an exclusion ends it: an open free round settles and pays nothing', async () => {
    const { member, play, id } = await playing();
    const bet = await play.staked({ free_rounds: String(id) });
    await floor.database.transact((tx) =>
      endAwards(tx, member.merchant, { memberId: member.id, actor: 'platform', who: 'platform', reason: 'excluded' }),
    );
    expect(await play.settle(bet, { amount: 500 })).toMatchObject({ code: 'OK', balance: 0 });
    expect(await moneyOf(member)).toEqual({ wallet: 0, bonus: 0 });
  });

  it('waits for the award that runs in its product class', async () => {
    const { member, play } = await newPlayer({ stakes: 0 });
    await giveAward(floor.database, member, { factor: 5_000 });
    const id = await giveRounds(floor.database, member);
    expect((await awardRow(floor.database, id)).state).toBe('claimed');
    expect(await play.bet({ free_rounds: String(id) })).toMatchObject({ code: 'FREE_ROUNDS_OVER' });
  });

  it('tells the feed how many are left, and what they won, with each round', async () => {
    const { member, play, id } = await playing();
    const last = async () => (await published('awards', `member:${member.id}`)).at(-1)?.value;
    const bet = await play.staked({ free_rounds: String(id) });
    expect(await last()).toMatchObject({ list: [{ id, roundsLeft: 2, roundsWon: 0 }] });
    await play.settle(bet, { amount: 50 });
    expect(await last()).toMatchObject({ list: [{ id, roundsLeft: 2, roundsWon: 50 }] });
  });
});

describe('[MEM-06] a correction of what a free round won', () => {
  it.each([
    ['whose award is over', 0],
    ['whose award goes on', 1_000],
  ])('%s is given back whole when it is reversed', async (_, factor) => {
    const { member, play, id } = await playing({ rounds: 1, factor });
    await free(play, id, 100);
    await settleDue();
    const before = await moneyOf(member);
    expect(before.wallet + before.bonus).toBe(100);
    const correction = play.adjustBody(-60);
    await play.adjust(-60, correction);
    expect((await moneyOf(member)).wallet + (await moneyOf(member)).bonus).toBe(40);
    await play.rollback(correction.tx_id);
    expect(await moneyOf(member)).toEqual(before);
  });
});

describe('[MEM-06] a free round', () => {
  it('counts for no limit, no position, no turnover and no play, and is recorded with a stake of 0', async () => {
    const { member, play, id } = await playing({}, 1);
    const stand = floor.standOf(member.username);
    await stand.control('limit', { player: member.username, kind: 'wager', left: 0 });
    await stand.control('limit', { player: member.username, kind: 'loss', left: 0 });
    await stand.control('limit', { player: member.username, kind: 'stake', left: 1 });
    expect(await play.bet()).toMatchObject({ code: 'LIMIT_WAGER' });
    await free(play, id, 90);
    const counted = (table: 'play_waiting' | 'limit_counters' | 'turnover') =>
      merchant().selectFrom(table).selectAll().where('member_id', '=', member.id).execute();
    expect(await counted('play_waiting')).toEqual([]);
    expect(await counted('limit_counters')).toEqual([]);
    expect(await counted('turnover')).toEqual([]);
    const { list } = await floor.database.readSnapshot((tx) => betPage(tx, member, 'EN', {}));
    expect(list).toMatchObject([{ stake: 0, freeStake: 100, payout: 90, state: 'closed' }]);
  });

  it('is refused to who is excluded or at a time limit, as any round', async () => {
    const { member, play, id } = await playing();
    const stand = floor.standOf(member.username);
    await stand.control('limit', { player: member.username, kind: 'time', left: 0 });
    expect(await play.bet({ free_rounds: String(id) })).toMatchObject({ code: 'LIMIT_TIME' });
    await stand.control('exclude', { player: member.username });
    await play.nextRound();
    expect(await play.bet({ free_rounds: String(id) })).toMatchObject({ code: 'PLAYER_EXCLUDED' });
  });

  it('pays a promotion of the vendor to the wallet, as none of its winnings, and wins no pool', async () => {
    const { member, play, id } = await playing();
    const bet = await play.staked({ free_rounds: String(id) });
    await play.settle(bet, { amount: 25, type: 'promo', round_closed: false });
    expect(await play.settle(bet, { amount: 0, type: 'jackpot', pool: 'grand', round_closed: false })).toMatchObject({
      code: 'INVALID_GAME',
    });
    expect(await moneyOf(member)).toEqual({ wallet: 25, bonus: 0 });
    expect(await awardRow(floor.database, id)).toMatchObject({ won: 0 });
  });
});
