import { describe, expect, it } from 'vitest';
import { stateFeeds } from '../../contract/wire.ts';
import { awardFeeds } from '../../server/domains/awards/feed.ts';
import { jsonb } from '../../server/db/database.ts';
import { settleDueAwards } from '../../server/domains/awards/jobs.ts';
import { endAwards } from '../../server/domains/awards/end.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import type { PlaySession } from '../../studio/conformance/harness.ts';
import { awardRow, giveAward } from '../support/campaigns.ts';
import { floor, merchant, newPlayer, published, useFloor } from './support/fresh-player.ts';

useFloor();

const settleDue = () =>
  settleDueAwards(floor, { signal: new AbortController().signal, guard: () => Promise.resolve() });

/** Money of the player: in the wallet, and in the bonus account of casino games. */
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

/** A player with one stake of 100 in the wallet and an award of 300. */
const playing = async (award: Parameters<typeof giveAward>[2] = {}) => {
  const { member, play } = await newPlayer({ stakes: 1 });
  const id = await giveAward(floor.database, member, { factor: 5_000, ...award });
  return { member, play, id };
};

/** Bets the wallet and one stake of bonus money in one round: half and half. */
const mixed = async (play: PlaySession) => {
  const bet = await play.staked({ amount: 200 });
  return { bet };
};

/** What the feed `awards` published to the member last. */
const lastPublished = async ({ id }: MemberRow) => {
  const { seq, room, value } = await merchant()
    .selectFrom('outbox')
    .select(['seq', 'room', 'value'])
    .where('feed', '=', 'awards')
    .where('key', '=', `member:${id}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { seq: seq!, room, value: stateFeeds.awards.parse(value) };
};

describe('[MEM-06] the feed of awards', () => {
  it('tells left money with each bet, progress with each settle, and the end, each as it is read', async () => {
    const { member, play, id } = await playing({ factor: 1_000 });
    const read = async () =>
      (await awardFeeds.state!.awards!.current(floor.database.db, member.merchant, [`member:${member.id}`]))[0]!;
    const published = async () => {
      const last = await lastPublished(member);
      expect(last.room).toBe(`member:${member.id}`);
      expect(await read()).toEqual({ key: `member:${member.id}`, seq: last.seq, value: last.value });
      return last;
    };
    const before = await published();
    expect(before.value).toMatchObject({
      claimable: 0,
      list: [{ id, state: 'active', left: 300, required: 300, met: 0 }],
    });
    const { bet } = await mixed(play);
    const staked = await published();
    expect(staked.value.list).toMatchObject([{ left: 200, met: 0 }]);
    expect(staked.seq).toBeGreaterThan(before.seq);
    await play.settle(bet, { amount: 200 });
    const settled = await published();
    expect(settled.value.list).toMatchObject([{ left: 300, met: 200 }]);
    expect(settled.seq).toBeGreaterThan(staked.seq);
    await play.nextRound();
    await play.settle(await play.staked({ amount: 100 }), { amount: 100 });
    await settleDue();
    expect((await published()).value.list).toEqual([]);
  });
});

describe('[MEM-06] a bet of real and bonus money', () => {
  it('takes real money first; the vendor sees one balance', async () => {
    const { member, play } = await playing();
    expect(await play.bet({ amount: 60 })).toMatchObject({ code: 'OK', balance: 340 });
    expect(await moneyOf(member)).toEqual({ wallet: 40, bonus: 300 });
    expect(await play.bet({ amount: 100 })).toMatchObject({ code: 'OK', balance: 240 });
    expect(await moneyOf(member)).toEqual({ wallet: 0, bonus: 240 });
    expect(await play.bet({ amount: 241 })).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: 240 });
  });

  it('pays in the proportion of the stake, half up for the bonus', async () => {
    const { member, play } = await playing();
    const { bet } = await mixed(play);
    expect(await play.settle(bet, { amount: 301 })).toMatchObject({ code: 'OK', balance: 501 });
    expect(await moneyOf(member)).toEqual({ wallet: 150, bonus: 351 });
  });

  it('returns each stake as it was taken when it is rolled back', async () => {
    const { member, play } = await playing();
    const { bet } = await mixed(play);
    expect(await play.rollback(bet)).toMatchObject({ code: 'OK', balance: 400 });
    expect(await moneyOf(member)).toEqual({ wallet: 100, bonus: 300 });
  });

  it('takes a payout back from both, pays again, and corrects by difference', async () => {
    const { member, play } = await playing();
    const { bet } = await mixed(play);
    const settle = play.settleBody(bet, { amount: 400 });
    await play.batch([{ call: 'settle', body: settle }]);
    expect(await moneyOf(member)).toEqual({ wallet: 200, bonus: 400 });
    expect(await play.rollback(settle.tx_id)).toMatchObject({ code: 'OK', balance: 200 });
    expect(await moneyOf(member)).toEqual({ wallet: 0, bonus: 200 });
    await play.settle(bet, { amount: 100 });
    expect(await play.adjust(50)).toMatchObject({ code: 'OK', balance: 350 });
    expect(await moneyOf(member)).toEqual({ wallet: 75, bonus: 275 });
    expect(await play.adjust(-150)).toMatchObject({ code: 'OK', balance: 200 });
    expect(await moneyOf(member)).toEqual({ wallet: 0, bonus: 200 });
  });

  it('pays a promotion to the wallet alone', async () => {
    const { member, play } = await playing();
    const { bet } = await mixed(play);
    await play.settle(bet, { amount: 40, type: 'promo', round_closed: false });
    expect(await moneyOf(member)).toEqual({ wallet: 40, bonus: 200 });
  });

  it('of a reversed win leaves the winners board, though little of it went to the wallet', async () => {
    await floor.database.db
      .updateTable('merchants')
      .set({ settings: jsonb({ winnersFrom: 300 }) })
      .where('code', '=', 'parlour')
      .execute();
    const { play } = await playing();
    const { bet } = await mixed(play);
    const settle = play.settleBody(bet, { amount: 400 });
    await play.batch([{ call: 'settle', body: settle }]);
    await play.rollback(settle.tx_id);
    const events = (await published('winners', 'merchant:parlour')).map(({ value }) => value as object);
    expect(events.at(-2)).toMatchObject({ vo: { winAmount: 400 } });
    expect(events.at(-1)).toHaveProperty('withdrawn');
  });

  it('answers a repeated bet with the same balance', async () => {
    const { play } = await playing();
    const body = play.betBody({ amount: 200 });
    const first = await floor.standOf(play.opened.player).client.bet(body);
    const again = await floor.standOf(play.opened.player).client.bet(body);
    expect([first, again]).toMatchObject([{ answer: { balance: 200 } }, { answer: { balance: 200, replayed: true } }]);
  });
});

describe('[MEM-06] the terms of an award', () => {
  it('refuse a stake above the maximum before it is placed, and nobody loses the award', async () => {
    const { member, play, id } = await playing({ maxStake: 50 });
    expect(await play.bet({ amount: 51 })).toMatchObject({ code: 'BONUS_MAX_BET' });
    expect(await play.bet({ amount: 50 })).toMatchObject({ code: 'OK' });
    expect(await moneyOf(member)).toEqual({ wallet: 50, bonus: 300 });
    expect((await awardRow(floor.database, id)).state).toBe('active');
  });

  it('refuse a game that they shut', async () => {
    const { node_id } = await merchant()
      .selectFrom('games')
      .select('node_id')
      .where('code', '=', floor.standOf('x').options.game)
      .executeTakeFirstOrThrow();
    const { play } = await playing({ shut: [node_id] });
    expect(await play.bet()).toMatchObject({ code: 'BONUS_GAME' });
  });
});

describe('[MEM-06] the requirement', () => {
  it('counts valid stakes by the share of the game’s type; an open round counts nothing', async () => {
    const { play, id } = await playing({ contributions: { RNG: 250_000, FISH: 250_000, LIVE: 250_000 } });
    const { bet } = await mixed(play);
    expect((await awardRow(floor.database, id)).met).toBe(0);
    await play.settle(bet, { amount: 0 });
    expect((await awardRow(floor.database, id)).met).toBe(50);
  });

  it('is met: what is left goes to the wallet, up to the maximum, and the rest to the house', async () => {
    const { member, play, id } = await playing({ factor: 500, maxConverted: 220 });
    const { bet } = await mixed(play);
    await play.settle(bet, { amount: 300 });
    expect(await moneyOf(member)).toEqual({ wallet: 150, bonus: 350 });
    await settleDue();
    expect(await moneyOf(member)).toEqual({ wallet: 370, bonus: 0 });
    expect(await awardRow(floor.database, id)).toMatchObject({ state: 'completed', met: 200, converted: 220 });
    await settleDue();
    expect(await moneyOf(member)).toEqual({ wallet: 370, bonus: 0 });
  });

  it('ends with the money: the award is spent, and the next one begins', async () => {
    const { member, play, id } = await playing();
    const next = await giveAward(floor.database, member, { amount: 70, factor: 1_000 });
    expect((await awardRow(floor.database, next)).state).toBe('claimed');
    const bet = await play.staked({ amount: 400 });
    await settleDue();
    expect((await awardRow(floor.database, id)).state).toBe('active');
    await play.settle(bet, { amount: 0 });
    await settleDue();
    expect(await awardRow(floor.database, id)).toMatchObject({ state: 'forfeited', reason: 'spent' });
    expect((await awardRow(floor.database, next)).state).toBe('active');
    expect(await moneyOf(member)).toEqual({ wallet: 0, bonus: 70 });
  });
});

describe('[MEM-06] a round that is settled after its award has ended', () => {
  it('pays all to the wallet where the award was completed', async () => {
    const { member, play } = await playing({ factor: 500 });
    const { bet: late } = await mixed(play);
    const lateRound = play.round;
    await play.nextRound();
    const bet = await play.staked({ amount: 160 });
    await play.settle(bet, { amount: 0 });
    await settleDue();
    expect(await moneyOf(member)).toEqual({ wallet: 40, bonus: 0 });
    await play.settle(late, { amount: 100, round_id: lateRound });
    expect(await moneyOf(member)).toEqual({ wallet: 140, bonus: 0 });
  });

  it('pays the real share where it was lost; the rest stays with the house', async () => {
    const { member, play } = await playing();
    const { bet } = await mixed(play);
    const end = { memberId: member.id, actor: 'platform' as const, who: 'platform', reason: 'excluded' as const };
    await floor.database.transact((tx) => endAwards(tx, 'parlour', end));
    expect(await moneyOf(member)).toEqual({ wallet: 0, bonus: 0 });
    expect(await play.settle(bet, { amount: 300 })).toMatchObject({ code: 'OK', balance: 150 });
    expect(await moneyOf(member)).toEqual({ wallet: 150, bonus: 0 });
  });
});
