import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rain } from '../../../contract/rain.ts';
import { rainOperator } from '../../../contract/rain-operator.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { chat } from '../../../contract/chat.ts';
import { startRainJobs } from '../../../server/domains/rain/jobs.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { giveMoney } from '../../support/money.ts';
import { giveAward } from '../../support/campaigns.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, addMerchant, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { until } from '../live/client.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';
import { newTalker } from '../chat/support.ts';
import { endNow, endRains, enterRoom, faultsIn, ledgerFaults, newClaimant, setModules } from './support.ts';

let test: TestServer;
let staff: StaffMember;
let room: number;
type Claimant = Awaited<ReturnType<typeof newClaimant>>;

beforeAll(async () => {
  test = await startTestServer();
  await setModules(test, { CHAT_ROOM: true, CHAT_RAIN: true });
  staff = await addStaff(test, 'ann', ['payments']);
  await addMerchant(test.database, 'acme');
  const talker = await newTalker(test);
  room = (await talker.enter()).room.id;
});
beforeEach(async () => {
  await setModules(test, { CHAT_ROOM: true, CHAT_RAIN: true });
  await sql`update rains set until_at = row_clock() where ended_at is null`.execute(test.database.db);
  await endRains(test);
});
afterAll(() => test.close());

const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string; value: unknown } }) =>
  body.success ? 'ok' : [status, body.message, body.value];
const key = () => ({ 'idempotency-key': randomUUID() });
/** A rain of the house in the room. */
const pour = async (amount = 1_000, shares = 10): Promise<string> => {
  const given = await staff.call(rainOperator.give, { room, amount, shares, minutes: 5, reason: 'a test' });
  expect(outcome(given)).toBe('ok');
  return given.body.value.id;
};
const claim = (who: Claimant, rainId: string) => who.call(rain.claim, { rainId }, key());
const share = async (who: Claimant, rainId: string): Promise<number> => {
  const { body } = await claim(who, rainId);
  return (body.value as { money: { amount: number } }).money.amount;
};
const give = (who: Claimant, over: object = {}, headers = key()) =>
  who.call(rain.give, { room, amount: 500, currency: 'USD', shares: 5, ...over }, headers);
const shownRain = async (): Promise<unknown> =>
  (
    await inMerchant(test.database.db, 'parlour')
      .selectFrom('chat_rooms')
      .select('rain')
      .where('id', '=', room)
      .executeTakeFirstOrThrow()
  ).rain;
const rainRow = (id: string) =>
  inMerchant(test.database.db, 'parlour')
    .selectFrom('rains')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const update = (table: string, set: string, where: string) =>
  sql.raw(`update ${table} set ${set} where ${where}`).execute(test.database.db);
const refused = (reason: string) => [409, 'rain_refused', { reason }];

describe('[MEM-08] a share of rain', () => {
  it('is paid once, with its turnover, however often and whenever it is claimed', async () => {
    const bob = await newClaimant(test, room);
    const id = await pour();
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(bob, id)));
    const amounts = new Set(answers.map(({ body }) => (body.value as { money: { amount: number } }).money.amount));
    expect(amounts.size).toBe(1);
    const [amount] = [...amounts];
    expect(await bob.balance()).toBe(amount);
    expect(await bob.own()).toMatchObject({ share: { rain: id, amount } });
    expect((await bob.call(withdrawals.overview)).body.value.requirements).toMatchObject([
      { source: 'rain', required: amount, met: 0 },
    ]);
    expect(await shownRain()).toMatchObject({ id, giver: null, amount: 1_000, shares: 10, taken: 1 });
    expect(await ledgerFaults(test)).toEqual([]);
    await endNow(test, id);
    await endRains(test);
    // Who has one reads it after the end, too.
    expect(await share(bob, id)).toBe(amount);
    expect(await rainRow(id)).toMatchObject({ taken: 1, returned: 1_000 - amount! });
    expect(await shownRain()).toBeNull();
    expect(await ledgerFaults(test)).toEqual([]);
  });

  it('is refused with its reason', async () => {
    const id = await pour();
    const anyone = () => newClaimant(test, room);
    const silent = await newTalker(test, null);
    await enterRoom(test, room, [silent.member.id]);
    expect(outcome(await silent.call(rain.claim, { rainId: id }, key()))).toEqual(refused('no_name'));
    expect(outcome(await claim(await newClaimant(test, room, { isPresent: false }), id))).toEqual(refused('absent'));
    const gone = await newClaimant(test, room, { isPresent: false });
    await enterRoom(test, room, [gone.member.id]);
    await update('chat_presence', `at = at - interval '26 seconds'`, `${gone.member.id} = any(members)`);
    expect(outcome(await claim(gone, id))).toEqual(refused('absent'));
    expect(outcome(await claim(await newClaimant(test, room, { stake: 0 }), id))).toEqual(refused('not_played'));
    expect(outcome(await claim(await newClaimant(test, room, { daysAgo: 7 }), id))).toEqual(refused('not_played'));
    expect(outcome(await claim(await newClaimant(test, room, { daysAgo: 6 }), id))).toBe('ok');
    const [muted, excluded, blocked, foreign] = [await anyone(), await anyone(), await anyone(), await anyone()];
    await update('chat_members', `muted_until = now() + interval '1 hour'`, `member_id = ${muted.member.id}`);
    expect(outcome(await claim(muted, id))).toEqual(refused('muted'));
    await update('members', `excluded_until = now() + interval '1 hour'`, `id = ${excluded.member.id}`);
    expect(outcome(await claim(excluded, id))).toEqual(refused('excluded'));
    await update('members', `play_blocked_reason = 'receivable'`, `id = ${blocked.member.id}`);
    expect(outcome(await claim(blocked, id))).toEqual(refused('blocked'));
    await update('members', `play_blocked_reason = null`, `id = ${blocked.member.id}`);
    await update('members', `currency = 'EUR'`, `id = ${foreign.member.id}`);
    expect(outcome(await claim(foreign, id))).toEqual(refused('currency'));
    const trial = await addMember(test.database, `t${randomUUID().slice(0, 8)}`, { type: 4 });
    const { token } = await openSession(test.database, trial);
    expect(outcome(await callServer(test.url, rain.claim, { rainId: id }, { token, headers: key() }))).toEqual([
      403,
      'real_account_needed',
      null,
    ]);
  });

  it('goes to one account of a device, and to none of the giver’s', async () => {
    const [first, second, giver, alias] = [
      await newClaimant(test, room),
      await newClaimant(test, room),
      await newClaimant(test, room, { money: 5_000 }),
      await newClaimant(test, room),
    ];
    const sharing = async (who: Claimant, value: string) =>
      inMerchant(test.database.db, 'parlour')
        .insertInto('login_signals', { member_id: who.member.id, signal: 'device', value })
        .execute();
    for (const who of [first, second]) await sharing(who, 'one');
    for (const who of [giver, alias]) await sharing(who, 'two');
    const given = await give(giver);
    const id = given.body.value.rain;
    expect(outcome(await claim(alias, id))).toEqual(refused('same_device'));
    expect(outcome(await claim(giver, id))).toEqual(refused('own'));
    const answers = await Promise.all([claim(first, id), claim(second, id)]);
    expect(answers.map(outcome)).toContainEqual('ok');
    expect(answers.map(outcome)).toContainEqual(refused('same_device'));
  });

  it('is a member’s of the merchant, of a room that is open, while the chat is', async () => {
    const bob = await newClaimant(test, room);
    const id = await pour();
    const stranger = await addMember(test.database, `s${randomUUID().slice(0, 8)}`, { merchant: 'acme' });
    const { token } = await openSession(test.database, stranger);
    await setModules(test, { CHAT_ROOM: true, CHAT_RAIN: true }, 'acme');
    const headers = { ...key(), 'x-merchant': 'acme' };
    expect(outcome(await callServer(test.url, rain.claim, { rainId: id }, { token, headers }))).toEqual([
      404,
      'not_found',
      null,
    ]);
    const inTheirs = { token, headers };
    expect(outcome(await callServer(test.url, rain.own, { room }, inTheirs))).toEqual([404, 'not_found', null]);
    await callServer(test.url, chat.setName, { name: 'stranger' }, inTheirs);
    const gift = { room, amount: 500, currency: 'USD', shares: 5 };
    await giveMoney(test.database, stranger, 1_000);
    expect(outcome(await callServer(test.url, rain.give, gift, inTheirs))).toEqual([404, 'not_found', null]);
    await update('chat_rooms', 'closed = true', `id = ${room}`);
    expect(outcome(await claim(bob, id))).toEqual(refused('room_closed'));
    await update('chat_rooms', 'closed = false', `id = ${room}`);
    await setModules(test, { CHAT_ROOM: false });
    expect(outcome(await claim(bob, id))).toEqual([409, 'chat_closed', null]);
    expect(outcome(await claim(bob, randomUUID()))).toEqual([409, 'chat_closed', null]);
  });

  it('of 50, claimed by 200 at once, is paid 50 times', async () => {
    const crowd: Claimant[] = [];
    for (let each = 0; each < 200; each += 1) crowd.push(await newClaimant(test, room, { isPresent: false }));
    await enterRoom(
      test,
      room,
      crowd.map(({ member }) => member.id),
    );
    const id = await pour(10_000, 50);
    const outcomes = (await Promise.all(crowd.map((who) => claim(who, id)))).map((answer) =>
      JSON.stringify(outcome(answer)),
    );
    expect(outcomes.filter((each) => each === '"ok"')).toHaveLength(50);
    expect(new Set(outcomes)).toEqual(new Set(['"ok"', JSON.stringify(refused('taken'))]));
    expect(await rainRow(id)).toMatchObject({ taken: 50, returned: 0, returned_transaction_id: null });
    const { rows } = await sql<{ paid: number }>`
      select sum(balance)::int as paid from accounts
       where kind = 'wallet' and member_id = any(${crowd.map(({ member }) => member.id)})`.execute(test.database.db);
    expect(rows).toEqual([{ paid: 10_000 }]);
    expect(await ledgerFaults(test)).toEqual([]);
  }, 120_000);
});

describe('[MEM-08] a rain', () => {
  it('of a member leaves the wallet at once, and what nobody took comes back at the end', async () => {
    const ann = await newClaimant(test, room, { money: 10_000 });
    const bob = await newClaimant(test, room);
    const headers = key();
    const answers = await Promise.all([1, 2, 3].map(() => give(ann, {}, headers)));
    const ids = new Set(answers.map(({ body }) => body.value.rain));
    expect(ids.size).toBe(1);
    const [id] = [...ids] as [string];
    expect(outcome(await give(ann, { amount: 600 }, headers))).toEqual([422, 'idempotency_key_reused', null]);
    expect(await ann.balance()).toBe(9_500);
    expect(await shownRain()).toMatchObject({ id, giver: expect.any(String), amount: 500, shares: 5, taken: 0 });
    const { rows: events } = await sql<{ value: object }>`
      select value from outbox where feed = 'chat' and value ->> 'rain' = ${id}`.execute(test.database.db);
    expect(events).toMatchObject([{ value: { rain: id, amount: 500, shares: 5 } }]);
    expect(JSON.stringify(events)).not.toContain(ann.member.username);
    const amount = await share(bob, id);
    expect((await ann.own()).terms).toMatchObject({ minimum: 100, maximum: 10_000, sumLeft: 19_500, shares: 50 });
    await endNow(test, id);
    expect(outcome(await claim(await newClaimant(test, room), id))).toEqual(refused('ended'));
    // Two nodes end it at once.
    await Promise.all([endRains(test), endRains(test)]);
    expect(await ann.balance()).toBe(10_000 - amount);
    // What came back can be given again.
    expect((await ann.own()).terms).toMatchObject({ sumLeft: 20_000 - amount });
    expect(await ledgerFaults(test)).toEqual([]);
  });

  it('is refused with its reason', async () => {
    const reason = async (who: Claimant, over: object = {}) => {
      const { status, body } = await give(who, over);
      return body.success ? 'ok' : [status, body.message, (body.value as { reason?: string } | null)?.reason];
    };
    const not = (why: string) => [409, 'rain_not_given', why];
    const ann = await newClaimant(test, room, { money: 50_000 });
    expect(await reason(ann, { amount: 99 })).toEqual(not('amount'));
    expect(await reason(ann, { amount: 10_001 })).toEqual(not('amount'));
    expect(await reason(ann, { shares: 51 })).toEqual(not('shares'));
    expect(await reason(ann, { currency: 'EUR' })).toMatchObject([409, 'wrong_currency', undefined]);
    expect(await reason(ann, { room: 999_999 })).toMatchObject([404, 'not_found', undefined]);
    expect(await reason(await newClaimant(test, room, { money: 499 }))).toEqual([409, 'balance_too_low', undefined]);
    const open = await pour();
    expect(await reason(ann)).toEqual(not('open'));
    await endNow(test, open);
    await endRains(test);
    const states = [
      ['excluded', 'members', `excluded_until = now() + interval '1 hour'`, 'excluded_until = null', 'id'],
      ['frozen', 'members', 'frozen_at = now()', 'frozen_at = null', 'id'],
      ['blocked', 'members', `play_blocked_reason = 'receivable'`, 'play_blocked_reason = null', 'id'],
      ['muted', 'chat_members', `muted_until = now() + interval '1 hour'`, 'muted_until = null', 'member_id'],
    ] as const;
    for (const [why, table, set, back, column] of states) {
      await update(table, set, `${column} = ${ann.member.id}`);
      expect(await reason(ann), why).toEqual(not(why));
      await update(table, back, `${column} = ${ann.member.id}`);
    }
    await sql`insert into turnover_requirements (merchant, member_id, source, source_id, required)
              values ('parlour', ${ann.member.id}, 'deposit', ${randomUUID()}, 10)`.execute(test.database.db);
    expect(await reason(ann)).toEqual(not('turnover'));
    await update('turnover_requirements', 'closed_at = now()', `member_id = ${ann.member.id}`);
    const winner = await newClaimant(test, room, { money: 1_000 });
    await giveAward(test.database, winner.member);
    expect(await reason(winner)).toEqual(not('bonus'));
    const nameless = await newTalker(test, null);
    expect(
      outcome(await nameless.call(rain.give, { room, amount: 500, currency: 'USD', shares: 5 }, key())),
    ).toMatchObject([409, 'rain_not_given', { reason: 'no_name' }]);
    await update('merchants', `settings = '{"rainSumADay": 300}'`, `code = 'parlour'`);
    const other = (await ann.enter('language', 'CN')).room.id;
    expect(await reason(ann, { room: other, amount: 200 })).toBe('ok');
    expect(await reason(ann, { amount: 101 })).toEqual(not('day_sum'));
    await update('merchants', `settings = '{}'`, `code = 'parlour'`);
    await update('chat_rooms', 'closed = true', `id = ${room}`);
    expect(await reason(ann, { amount: 150 })).toEqual(not('room_closed'));
    await update('chat_rooms', 'closed = false', `id = ${room}`);
    await setModules(test, { CHAT_RAIN: false });
    expect(await reason(ann)).toEqual(not('off'));
    expect((await ann.own()).terms).toBeNull();
    await setModules(test, { CHAT_ROOM: false });
    expect(await reason(ann)).toMatchObject([409, 'chat_closed', undefined]);
  });

  it('ends when its room is shut, and when the chat is switched off', async () => {
    for (const stop of [
      () => update('chat_rooms', 'closed = true', `id = ${room}`),
      () => setModules(test, { CHAT_ROOM: false }),
    ]) {
      const ann = await newClaimant(test, room, { money: 1_000 });
      expect(outcome(await give(ann))).toBe('ok');
      await endRains(test);
      expect(await shownRain()).not.toBeNull();
      await stop();
      await endRains(test);
      expect(await shownRain()).toBeNull();
      await update('chat_rooms', 'closed = false', `id = ${room}`);
      await setModules(test, { CHAT_ROOM: true });
      expect(await ann.balance()).toBe(1_000);
    }
  });

  it('ends by a job that starts after its time, as after a restart', async () => {
    const id = await pour();
    await endNow(test, id);
    const [job] = startRainJobs(test.app.ctx);
    await until(async () => (await rainRow(id)).ended_at !== null);
    await job!.stop();
    expect(await rainRow(id)).toMatchObject({ taken: 0, returned: 1_000 });
  });

  it('that ends while shares are claimed pays each cent once', async () => {
    const ann = await newClaimant(test, room, { money: 1_000 });
    const crowd: Claimant[] = [];
    for (let each = 0; each < 12; each += 1) crowd.push(await newClaimant(test, room));
    const { rain: id } = (await give(ann, { shares: 20 })).body.value;
    const claims = crowd.map((who) => claim(who, id));
    await Promise.race(claims);
    await endNow(test, id);
    await Promise.all([endRains(test), endRains(test)]);
    const outcomes = (await Promise.all(claims)).map((answer) => JSON.stringify(outcome(answer)));
    expect(['"ok"', JSON.stringify(refused('ended'))]).toEqual(expect.arrayContaining([...new Set(outcomes)]));
    const { taken, returned } = await rainRow(id);
    expect(taken).toBe(outcomes.filter((each) => each === '"ok"').length);
    let paid = 0;
    for (const who of crowd) paid += await who.balance();
    expect(paid + returned!).toBe(500);
    expect(await ann.balance()).toBe(500 + returned!);
    expect(await ledgerFaults(test)).toEqual([]);
  });

  it('leaves books whose faults the ledger checks find', async () => {
    const bob = await newClaimant(test, room);
    const ended = await pour();
    await share(bob, ended);
    await endNow(test, ended);
    await endRains(test);
    const open = await pour();
    await share(bob, open);
    expect(await ledgerFaults(test)).toEqual([]);
    const faults = [
      [
        'rain_shares',
        'amount = amount + 1',
        `rain_id = '${open}' and member_id is null and n = 2`,
        ['escrow', 'shares'],
      ],
      ['rain_shares', 'amount = amount + 1', `rain_id = '${ended}' and member_id is not null`, ['shares', 'paid']],
      ['rains', 'taken = taken + 1', `id = '${open}'`, ['shares']],
      ['rains', 'returned = returned + 1', `id = '${ended}'`, ['shares', 'gave back']],
      ['rains', 'ledger_transaction_id = 1', `id = '${ended}'`, ['gave back']],
      ['rains', `giver_id = ${bob.member.id}`, `id = '${ended}'`, ['gave back']],
      ['rain_shares', 'ledger_transaction_id = 1', `rain_id = '${ended}' and member_id is not null`, ['paid']],
    ] as const;
    const names = {
      escrow: 'rain: the account of a room holds the shares of its open rain that nobody has taken',
      shares: 'rain: the shares of a rain are its sum, and an ended one gave back what nobody took',
      'gave back': 'rain: every rain took its sum from the giver, and gave what was left back',
      paid: 'rain: every taken share was paid into the wallet of its member, once',
    };
    for (const [table, set, where, found] of faults) {
      const seen = test.database
        .transact(async (tx) => {
          await sql.raw(`update ${table} set ${set} where ${where}`).execute(tx);
          throw new Error(JSON.stringify(await faultsIn(tx)));
        })
        .catch((thrown: unknown) => JSON.parse((thrown as Error).message) as string[]);
      expect(await seen, `${table}: ${set}`).toEqual(found.map((each) => names[each]));
    }
  });
});

describe('[MEM-08] the house', () => {
  it('gives by an operator of payments, within the merchant’s bounds, with an audit row', async () => {
    const sue = await addStaff(test, 'sue', ['support']);
    const request = { room, amount: 2_000, shares: 4, minutes: 2, reason: 'a holiday' };
    expect(outcome(await sue.call(rainOperator.give, request))).toMatchObject([403, 'role_needed', {}]);
    const { body } = await staff.call(rainOperator.give, request);
    expect(body.value).toMatchObject({ room, giver: null, amount: 2_000, shares: 4, returned: null, claims: [] });
    const rows = await inMerchant(test.database.db, 'parlour')
      .selectFrom('audit')
      .select(['actor', 'reason', 'after'])
      .where('action', '=', 'chat_rain')
      .where('reason', '=', 'a holiday')
      .execute();
    expect(rows).toMatchObject([{ actor: 'ann', after: { id: body.value.id, amount: 2_000 } }]);
    expect(outcome(await staff.call(rainOperator.give, request))).toMatchObject([
      409,
      'rain_not_given',
      { reason: 'open' },
    ]);
    const bob = await newClaimant(test, room);
    const amount = await share(bob, body.value.id);
    const { list } = (await sue.call(rainOperator.list)).body.value;
    expect(list[0]).toMatchObject({ id: body.value.id, claims: [{ account: bob.member.username, amount }] });
    expect((await staff.call(rainOperator.list, { merchant: 'acme' })).body.value.list).toEqual([]);
    expect(outcome(await staff.call(rainOperator.give, { ...request, merchant: 'acme' }))).toEqual([
      404,
      'not_found',
      null,
    ]);
    const reason = async (over: object) =>
      ((await staff.call(rainOperator.give, { ...request, ...over })).body.value as unknown as { reason: string })
        .reason;
    expect(await reason({ amount: 100_001 })).toBe('amount');
    await update('merchants', `settings = '{"houseRainSumADay": 2100}'`, `code = 'parlour'`);
    expect(await reason({})).toBe('day_sum');
    await update('merchants', `settings = '{}'`, `code = 'parlour'`);
    await endNow(test, body.value.id);
    await endRains(test);
    expect(await reason({ amount: 3, shares: 4 })).toBe('shares');
    await setModules(test, { CHAT_ROOM: false });
    expect(await reason({})).toBe('off');
  });
});
