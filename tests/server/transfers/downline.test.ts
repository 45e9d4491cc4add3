import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { transfers } from '../../../contract/transfers.ts';
import { join, tables, test, useServer, type Person } from '../downlines/support/agents.ts';

useServer();

/** The bounds of the tests: 5.00 to 100.00, three a day, 250.00 a day. */
const SETTINGS = {
  downlineTransferFrom: 500,
  downlineTransferTo: 10_000,
  downlineTransfersADay: 3,
  downlineTransferSumADay: 25_000,
};
const setMerchant = (settings: object) =>
  sql`update merchants set settings = ${JSON.stringify(settings)}::jsonb where code = ${test.merchant}`.execute(
    test.database.db,
  );

let agent: Person;
let member: Person;
beforeEach(async () => {
  await setMerchant(SETTINGS);
  agent = await join('agent', { money: 50_000 });
  member = await join('member', { upline: agent, type: 0 });
});
const refusal = async (over: object = {}, to = member) => (await agent.send(to, over)).body;
const overview = async () => (await agent.call(transfers.downline, { memberId: member.id })).body.value;

describe('[AGT-05] a transfer to a direct member', () => {
  it('moves the money between the two wallets and answers the balance that is left', async () => {
    const { body } = await agent.send(member);
    expect(body.value).toMatchObject({
      transfer: { direction: 'sent', other: member.name, money: { amount: 1_000, currency: 'USD' } },
      balance: { amount: 49_000 },
    });
    expect([await agent.balance(), await member.balance()]).toEqual([49_000, 1_000]);
  });

  it('is in the records of both sides, named by both accounts', async () => {
    await agent.send(member);
    const about = `${agent.name} → ${member.name}`;
    const newest = async (who: Person) => (await who.call(records.transactions)).body.value.list[0];
    expect(await newest(agent)).toMatchObject({ kind: 'transfer', amount: -1_000, about });
    expect(await newest(member)).toMatchObject({ kind: 'transfer', amount: 1_000, about });
    expect((await overview()).list).toMatchObject([{ direction: 'sent', other: member.name }]);
  });

  it('[LIVE-01] reaches the member’s open pages with the new balance', async () => {
    await agent.send(member);
    const { value } = await tables()
      .selectFrom('outbox')
      .select('value')
      .where('feed', '=', 'balance')
      .where('key', '=', `member:${member.id}`)
      .executeTakeFirstOrThrow();
    expect(value).toEqual({ amount: 1_000, currency: 'USD', exponent: 2 });
  });

  it('[WAL-05] happens once for one key, and another request with the same key is refused', async () => {
    const key = randomUUID();
    const first = await agent.send(member, {}, key);
    expect((await agent.send(member, {}, key)).body.value.transfer).toEqual(first.body.value.transfer);
    expect((await agent.send(member, { amount: 1_001 }, key)).body.message).toBe('idempotency_key_reused');
    const other = await join('member', { upline: agent, type: 0 });
    expect((await agent.send(other, {}, key)).body.message).toBe('idempotency_key_reused');
    expect([await member.balance(), await other.balance()]).toEqual([1_000, 0]);
  });

  it('needs a new confirmation', async () => {
    const { body } = await agent.send(member, {}, randomUUID(), { 'x-confirmation': '' });
    expect(body.message).toBe('confirmation_needed');
    expect(await member.balance()).toBe(0);
  });

  it.each<[string, object, string, object?]>([
    ['below the least', { amount: 499 }, 'transfer_out_of_bounds', { minimum: 500, maximum: 10_000 }],
    ['above the most', { amount: 10_001 }, 'transfer_out_of_bounds'],
    ['in another currency', { currency: 'EUR' }, 'wrong_currency', { currency: 'USD' }],
    ['of nothing', { amount: 0 }, 'invalid_request'],
    ['below zero', { amount: -1_000 }, 'invalid_request'],
    ['of a part of a cent', { amount: 500.5 }, 'invalid_request'],
  ])('%s is refused', async (_, over, message, details) => {
    const body = await refusal(over);
    expect(body.message).toBe(message);
    if (details) expect(body.value).toMatchObject(details);
    expect([await agent.balance(), await member.balance()]).toEqual([50_000, 0]);
  });

  it('is refused above the day’s sum and the day’s count, over all members', async () => {
    const other = await join('member', { upline: agent, type: 0 });
    await agent.send(member, { amount: 10_000 });
    await agent.send(other, { amount: 10_000 });
    expect(await refusal({ amount: 5_001 })).toMatchObject({ message: 'transfer_sum_reached', value: { left: 5_000 } });
    await agent.send(member, { amount: 500 });
    expect(await refusal({ amount: 500 })).toMatchObject({ message: 'transfer_count_reached', value: { max: 3 } });
    expect(await overview()).toMatchObject({ countLeft: 0, sumLeft: 4_500 });
  });

  it('of more than the wallet holds is refused with what it holds', async () => {
    const poor = await join('agent', { money: 600 });
    const below = await join('member', { upline: poor, type: 0 });
    expect((await poor.send(below)).body).toMatchObject({ message: 'balance_too_low', value: { balance: 600 } });
    expect([await poor.balance(), await below.balance()]).toEqual([600, 0]);
  });

  it('is refused while the agent has an open turnover requirement, and says how much is left', async () => {
    await tables()
      .insertInto('turnover_requirements', {
        member_id: agent.id,
        source: 'deposit',
        source_id: randomUUID(),
        required: 3_000,
      })
      .execute();
    expect(await refusal()).toMatchObject({ message: 'transfer_turnover_open', value: { open: 3_000 } });
    expect(await overview()).toMatchObject({ openTurnover: 3_000 });
  });

  it('is refused to an agent who owes a corrected win', async () => {
    await agent.set({ play_blocked_reason: 'receivable' });
    expect((await refusal()).message).toBe('transfer_owed');
    await agent.set({ play_blocked_reason: null });
  });

  it('is refused to a frozen agent', async () => {
    await agent.set({ frozen_at: new Date() });
    expect((await refusal()).message).toBe('agent_frozen');
    expect(await overview()).toMatchObject({ isFrozen: true });
    expect(await member.balance()).toBe(0);
  });

  it.each([
    ['locked', { locked: true }],
    ['excluded', { excluded_until: new Date(Date.now() + 60_000) }],
  ])('is refused while the member is %s', async (_, values) => {
    await member.set(values);
    expect((await refusal()).message).toBe('downline_unavailable');
    expect(await agent.balance()).toBe(50_000);
  });

  it('goes to direct members only: whoever else is answered like an unknown member', async () => {
    const below = await join('agent', { upline: agent });
    const deep = await join('member', { upline: below, type: 0 });
    const beside = await join('member', { type: 0 });
    const foreign = await join('member', { type: 0, merchant: test.other });
    for (const to of [deep, beside, foreign, agent, { id: 999_999_999 }]) {
      expect((await agent.send(to)).body.message).toBe('not_found');
      expect((await agent.call(transfers.downline, { memberId: to.id })).body.message).toBe('not_found');
    }
    expect(await agent.balance()).toBe(50_000);
  });

  it('is for agents only', async () => {
    expect((await member.send(agent)).body.message).toBe('not_allowed');
  });

  it('[WAL-05] 30 at once never leave less than nothing, and the count stays exact', async () => {
    await setMerchant({ ...SETTINGS, downlineTransfersADay: 100, downlineTransferSumADay: 1_000_000 });
    const rich = await join('agent', { money: 10_500 });
    const below = await join('member', { upline: rich, type: 0 });
    const confirmations = await rich.confirmations(30);
    const answers = await Promise.all(
      confirmations.map((confirmation) => rich.send(below, {}, randomUUID(), { 'x-confirmation': confirmation })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.message === 'balance_too_low')).toHaveLength(20);
    expect([await rich.balance(), await below.balance()]).toEqual([500, 10_000]);
  }, 60_000);

  it('two at once with the last of the day’s count are one', async () => {
    await setMerchant({ ...SETTINGS, downlineTransfersADay: 1 });
    const confirmations = await agent.confirmations(2);
    const answers = await Promise.all(
      confirmations.map((confirmation) => agent.send(member, {}, randomUUID(), { 'x-confirmation': confirmation })),
    );
    expect(answers.map(({ body }) => body.message).sort()).toEqual(['', 'transfer_count_reached']);
    expect(await member.balance()).toBe(1_000);
  });
});
