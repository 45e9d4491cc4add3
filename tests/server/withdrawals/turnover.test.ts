import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { callServer } from '../../support/calls.ts';
import { openSession } from '../../support/test-server.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { addRequirement, openTurnover } from '../../../server/domains/wallet/requirements.ts';
import { newId } from '../../../studio/conformance/harness.ts';
import { openFloor, type Floor } from '../../vendor-api/support/floor.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';

let floor: Floor;
let count = 0;
beforeAll(async () => {
  floor = await openFloor();
});
afterEach(() => expectCleanLedger(floor.database));
afterAll(() => floor.close());

/** A player at the game who owes this turnover, one requirement for each amount. */
const playerWith = async (...amounts: number[]) => {
  const name = `turner${(count += 1)}`;
  const member = await floor.addPlayer(name);
  await floor.database.transact(async (tx) => {
    for (const [index, amount] of amounts.entries())
      await addRequirement(tx, {
        merchant: 'parlour',
        memberId: member.id,
        source: 'deposit',
        sourceId: `${name}-${index}`,
        amount,
      });
  });
  const seat = await floor.standOf(name).openSession();
  const requirements = async () =>
    (
      await inMerchant(floor.database.db, 'parlour')
        .selectFrom('turnover_requirements')
        .select(['met', 'closed_at'])
        .where('member_id', '=', member.id)
        .orderBy('id')
        .execute()
    ).map(({ met, closed_at }) => [met, closed_at !== null] as const);
  const open = () => openTurnover(floor.database.db, 'parlour', member.id);
  return { member, seat, requirements, open };
};

describe('[WAL-02] a turnover requirement', () => {
  it('is met by the stakes of settled rounds, the oldest first', async () => {
    const { seat, requirements, open } = await playerWith(150, 200);
    await seat.staked({ amount: 60 });
    const bet = await seat.staked({ amount: 40 });
    // A round counts once it is settled, however often it is staked on.
    expect(await open()).toBe(350);
    await seat.settle(bet);
    expect(await requirements()).toEqual([
      [100, false],
      [0, false],
    ]);
    await seat.nextRound();
    await seat.settle(await seat.staked({ amount: 100 }));
    expect(await requirements()).toEqual([
      [150, true],
      [50, false],
    ]);
    expect(await open()).toBe(150);
  });

  it('[PP-20] counts the part of a stake that the vendor says was at risk', async () => {
    const { seat, requirements } = await playerWith(300);
    await seat.settle(await seat.staked({ amount: 100 }), { amount: 100, valid_stake: 0 });
    expect(await requirements()).toEqual([[0, false]]);
    await seat.nextRound();
    await seat.settle(await seat.staked({ amount: 100 }), { amount: 30, valid_stake: 70 });
    expect(await requirements()).toEqual([[70, false]]);
  });

  it('refuses a valid stake above the stake, or before the round is closed', async () => {
    const { seat, requirements } = await playerWith(300);
    const bet = await seat.staked({ amount: 100 });
    const { code } = await seat.settle(bet, { valid_stake: 101, tx_id: newId() });
    expect(code).toBe('INVALID_AMOUNT');
    expect(await seat.settle(bet, { valid_stake: 50, round_closed: false, tx_id: newId() })).toMatchObject({
      code: 'INVALID_AMOUNT',
    });
    expect(await seat.settle(bet, { valid_stake: 100, tx_id: newId() })).toMatchObject({ code: 'OK' });
    expect(await requirements()).toEqual([[100, false]]);
  });

  it('names the rounds that counted', async () => {
    const { member, seat } = await playerWith(300);
    await seat.settle(await seat.staked({ amount: 100 }));
    const rows = await inMerchant(floor.database.db, 'parlour')
      .selectFrom('requirement_stakes')
      .innerJoin('rounds', 'rounds.id', 'round_id')
      .select(['requirement_stakes.amount', 'rounds.stake'])
      .where('rounds.member_id', '=', member.id)
      .execute();
    expect(rows).toEqual([{ amount: 100, stake: 100 }]);
  });

  it('shows its member the bets that counted, newest first, page by page, and nobody else', async () => {
    const { member, seat } = await playerWith(2_500, 100);
    const play = async (amount: number) => {
      const round_id = newId();
      await seat.settle(await seat.staked({ amount, round_id }), { round_id });
    };
    // The pace of rounds is not tested here.
    await inMerchant(floor.database.db, 'parlour').updateTable('games').set({ min_round_ms: 0 }).execute();
    for (let n = 0; n < 24; n += 1) await play(100);
    const { token } = await openSession(floor.database, member);
    const page = async (request: object, as = token) =>
      (await callServer(floor.url, withdrawals.countedBets, request, { token: as, headers: { 'x-language': 'CN' } }))
        .body.value;
    const first = await page({});
    expect([first.list.length, first.hasMore]).toEqual([20, true]);
    const rest = await page({ before: String(first.list.at(-1)!.id) });
    expect([rest.list.length, rest.hasMore]).toEqual([4, false]);
    const ids = [...first.list, ...rest.list].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(24);
    expect(first.list[0]).toMatchObject({ amount: 100, gameName: expect.any(String) });
    const stranger = await playerWith(100);
    const other = await openSession(floor.database, stranger.member);
    expect((await page({}, other.token)).list).toEqual([]);
    expect((await page({ before: String(first.list[0]!.id) }, other.token)).list).toEqual([]);
    // The first requirement is met by one more bet, whose rest counts towards the second.
    await play(150);
    const { list } = await page({});
    expect(list.map(({ amount }) => amount)).toEqual([50]);
  });

  it('is open again where a round that counted is rolled back', async () => {
    const { seat, requirements } = await playerWith(100);
    const bet = await seat.staked({ amount: 100 });
    const settled = await seat.settle(bet);
    expect(await requirements()).toEqual([[100, true]]);
    await seat.rollback(settled.tx_id!);
    await seat.rollback(bet);
    expect(await requirements()).toEqual([[0, false]]);
  });

  it('[PP-23] is not met by free play', async () => {
    const { member, open } = await playerWith(100);
    const seat = await floor.standOf(member.username).openSession({ demo: true });
    const round = newId();
    const bet = await seat.staked({ amount: 50, round_id: round });
    await seat.settle(bet, { round_id: round });
    expect(await open()).toBe(100);
  });

  it('is added once for a deposit, however often', async () => {
    const { member, open } = await playerWith();
    const add = () =>
      floor.database.transact((tx) =>
        addRequirement(tx, {
          merchant: 'parlour',
          memberId: member.id,
          source: 'deposit',
          sourceId: 'same',
          amount: 70,
        }),
      );
    await Promise.all([add(), add(), add()]);
    expect(await open()).toBe(70);
  });
});
