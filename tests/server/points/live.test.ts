import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levelsOperator, type Ladder } from '../../../contract/levels.ts';
import { points } from '../../../contract/points.ts';
import { pointsOperator } from '../../../contract/points-operator.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { pointFeeds } from '../../../server/domains/points/feed.ts';
import { levelFeeds } from '../../../server/domains/levels/feed.ts';
import { callServer } from '../../support/calls.ts';
import { givePoints, productItem, writeRules } from '../../support/points.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

const PASSWORD = '528491';
const LADDER: Ladder = {
  periodDays: 30,
  graceDays: 5,
  levels: [
    { code: 'wood', stake: 0, pointsFactor: 1_000, gift: null, texts: { EN: { name: 'Wood' } } },
    { code: 'silver', stake: 10_000, pointsFactor: 1_000, gift: null, texts: { EN: { name: 'Silver' } } },
  ],
};
let test: TestServer;
let ann: StaffMember;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['payments']);
  await writeRules(test.database);
  await ann.call(levelsOperator.put, { ladder: LADDER, reason: 'a test' });
});
afterAll(() => test.close());

/** What was announced of a member, the oldest first, and what a client gets that joins now. */
const follow = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const key = `member:${member.id}`;
  const { db } = test.database;
  const announced = (feed: 'points' | 'level') =>
    inMerchant(db, 'parlour')
      .selectFrom('outbox')
      .select(['seq', 'value'])
      .where('feed', '=', feed)
      .where('key', '=', key)
      .orderBy('id')
      .execute();
  const current = async (feed: 'points' | 'level') => {
    const source = feed === 'points' ? pointFeeds.state!.points! : levelFeeds.state!.level!;
    const [now] = await source.current(db, 'parlour', [key]);
    expect((await source.seqs(db, 'parlour', [key])).get(key)).toBe(now!.seq);
    return { seq: now!.seq, value: now!.value };
  };
  const { token } = await openSession(test.database, member);
  return { member, announced, current, token };
};

it('[LIVE-02] each change of points or of an exchange is announced once, as a client gets it that joins', async () => {
  const { member, announced, current, token } = await follow();
  expect(await current('points')).toEqual({ seq: 0, value: { points: 0, owed: 0, applying: 0, stake: 0 } });
  await givePoints(test.database, member, 100);
  const call = (endpoint: typeof points.redeem | typeof withdrawals.setPaymentPassword, request: object) =>
    callServer(test.url, endpoint, request, { token, headers: { 'idempotency-key': randomUUID() } });
  await call(withdrawals.setPaymentPassword, { paymentPassword: PASSWORD });
  const product = productItem({ category: 'goods', amount: null, reviewed: true });
  await ann.call(pointsOperator.putProduct, { product, reason: 'a test' });
  const bought = await call(points.redeem, {
    ...{ product: product.code, quantity: 1, requiredPoints: 10, paymentPassword: PASSWORD, delivery: 'A street' },
  });
  const { transactionNumber } = (bought.body.value as { exchange: { transactionNumber: string } }).exchange;
  await ann.call(pointsOperator.decide, { exchangeId: Number(transactionNumber), approve: false, reason: 'a test' });
  const values = (await announced('points')).map(({ value }) => value);
  expect(values).toEqual([
    { points: 100, owed: 0, applying: 0, stake: 0 },
    { points: 90, owed: 0, applying: 1, stake: 0 },
    { points: 100, owed: 0, applying: 0, stake: 0 },
  ]);
  expect(await current('points')).toEqual((await announced('points')).at(-1));
});

it('[LIVE-02] play that earns no whole point is announced with the stake of the levels’ period', async () => {
  const { member, announced } = await follow();
  await sql`insert into play_days (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout)
            values ('parlour', ${member.id}, points_today('parlour'), 'PVP', 1, 700, 700, 0),
                   ('parlour', ${member.id}, points_today('parlour') - 30, 'PVP', 1, 900, 900, 0)`.execute(
    test.database.db,
  );
  const changes = [{ merchant: 'parlour', memberId: member.id, day: '2027-01-01', gameType: 'PVP', validStake: 700 }];
  await sql`select points_count(${JSON.stringify(changes)}::jsonb)`.execute(test.database.db);
  expect((await announced('points')).at(-1)).toMatchObject({ value: { points: 0, stake: 700 } });
});

it('[LIVE-02] a level is announced when it changes, and with the day from which it falls', async () => {
  const { member, announced, current } = await follow();
  expect(await current('level')).toEqual({ seq: 0, value: null });
  await sql`insert into play_days (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout)
            values ('parlour', ${member.id}, points_today('parlour') - 1, 'RNG', 1, 20000, 20000, 0)`.execute(
    test.database.db,
  );
  const count = (days: number) =>
    sql`select levels_count('parlour', points_today('parlour') + ${days}::int)`.execute(test.database.db);
  await count(-1);
  await count(-1);
  expect(await announced('level')).toEqual([{ seq: 1, value: { level: 'silver', fallsOn: null } }]);
  await count(60);
  expect(await announced('level')).toHaveLength(2);
  expect(await current('level')).toEqual((await announced('level')).at(-1));
  expect((await current('level')).value).toMatchObject({ level: 'silver', fallsOn: expect.any(String) });
});
