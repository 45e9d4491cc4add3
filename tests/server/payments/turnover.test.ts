import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { addRequirement, openTurnover } from '../../../server/domains/wallet/requirements.ts';
import { newId } from '../../../studio/conformance/stand.ts';
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
    for (const [place, amount] of amounts.entries())
      await addRequirement(tx, {
        merchant: 'parlour',
        memberId: member.id,
        source: 'deposit',
        sourceId: `${name}-${place}`,
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
    const bet = await seat.staked({ amount: 100 });
    // A round counts once it is settled.
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

it('[WAL-02] while turnover is open a withdrawal is refused, and what is left is named', () => {
  expect(withdrawals.withdraw.errors).toContain('turnover_open');
});
