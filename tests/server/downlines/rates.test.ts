import { beforeEach, describe, expect, it } from 'vitest';
import { downlines } from '../../../contract/downlines.ts';
import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import { join, lastAudit, operate, tables, useServer, type Person } from './support/agents.ts';

useServer();

let top: Person;
let middle: Person;
let low: Person;
beforeEach(async () => {
  top = await join('top', { rate: 10_000 });
  middle = await join('middle', { upline: top, rate: 6_000 });
  low = await join('low', { upline: middle, rate: 3_000 });
});
const set = async (who: Person, of: { id: number }, rate: number) =>
  (await who.call(downlines.setRate, { memberId: of.id, rate })).body;
const rateOf = async (who: Person) => (await who.row()).rebate_rate;

describe('[AGT-05] a rebate rate', () => {
  it('is set by the direct upline, upwards and downwards', async () => {
    for (const rate of [9_000, 4_000]) {
      expect(await set(top, middle, rate)).toMatchObject({ success: true, value: { memberId: middle.id, rate } });
      expect(await rateOf(middle)).toBe(rate);
    }
    const { body } = await top.call(downlines.rateBounds, { memberId: middle.id });
    expect(body.value).toEqual({
      memberId: middle.id,
      account: middle.name,
      rate: 4_000,
      bounds: { min: 4_000, max: 9_000 },
    });
  });

  it('is never above the upline’s without the difference, nor below what a member below needs', async () => {
    expect(await set(top, middle, 9_001)).toMatchObject({ message: 'rebate_above_max', value: { max: 9_000 } });
    expect(await set(top, middle, 3_999)).toMatchObject({ message: 'rebate_below_downline', value: { min: 4_000 } });
    expect(await rateOf(middle)).toBe(6_000);
    // A rate of zero below needs nothing.
    await set(middle, low, 0);
    expect((await set(top, middle, 0)).success).toBe(true);
    expect((await set(middle, low, 1)).message).toBe('rebate_above_max');
  });

  it('of whoever is not a direct member is answered like that of an unknown one', async () => {
    const beside = await join('beside');
    for (const of of [low, top, beside, { id: 999_999_999 }]) {
      expect((await set(top, of, 1_000)).message).toBe('not_found');
      expect((await top.call(downlines.rateBounds, { memberId: of.id })).body.message).toBe('not_found');
    }
    expect(await rateOf(low)).toBe(3_000);
  });

  it.each([-1, 1.5, 1_000_001, '5'])('of %j is refused', async (rate) => {
    expect((await set(top, middle, rate as number)).message).toBe('invalid_request');
  });

  it('is not changed by a frozen agent', async () => {
    await top.set({ frozen_at: new Date() });
    expect((await set(top, middle, 7_000)).message).toBe('agent_frozen');
  });

  it('is noted for the audit with what it was', async () => {
    await set(top, middle, 7_000);
    const noted = await tables()
      .selectFrom('audit_queue')
      .selectAll()
      .where('member_id', '=', middle.id)
      .executeTakeFirstOrThrow();
    expect(noted).toMatchObject({
      actor: `member:${top.id}`,
      action: 'rebate_rate',
      before: { rate: 6_000 },
      after: { rate: 7_000 },
    });
  });

  it('keeps its order when both levels change at once', async () => {
    await set(middle, low, 0);
    await Promise.all([set(top, middle, 2_000), set(middle, low, 5_000)]);
    expect(await rateOf(low)).toBeLessThanOrEqual((await rateOf(middle)) - 1_000);
  });
});

describe('[AGT-05] the operator', () => {
  it('sets the rate of an agent without upline up to the merchant’s greatest, and of others within their line', async () => {
    const rate = (account: string, millionths: number) =>
      operate(downlinesOperator.setRebateRate, { account, rate: millionths });
    expect((await rate(top.name, 10_001)).body).toMatchObject({
      message: 'rebate_above_max',
      value: { max: 10_000 },
    });
    expect((await rate(top.name, 6_999)).body).toMatchObject({
      message: 'rebate_below_downline',
      value: { min: 7_000 },
    });
    expect((await rate(top.name, 8_000)).body.value).toEqual({ account: top.name, rate: 8_000 });
    expect(await lastAudit()).toMatchObject({
      action: 'rebate_rate',
      before: { rate: 10_000 },
      after: { rate: 8_000 },
    });
    expect((await rate(middle.name, 7_500)).body.message).toBe('rebate_above_max');
    expect((await rate('nobody', 0)).body.message).toBe('not_found');
  });

  it('sets the bounds, not below the rate of an agent without upline', async () => {
    const bounds = (max: number, difference: number) => operate(downlinesOperator.setRebateBounds, { max, difference });
    expect((await bounds(9_999, 1_000)).body.message).toBe('rebate_bounds_wrong');
    expect((await bounds(20_000, 20_001)).body.message).toBe('rebate_bounds_wrong');
    expect((await bounds(20_000, 2_000)).body.value).toEqual({ max: 20_000, difference: 2_000 });
    expect(await lastAudit()).toMatchObject({ action: 'rebate_bounds', after: { max: 20_000, difference: 2_000 } });
    expect((await set(top, middle, 8_001)).message).toBe('rebate_above_max');
    expect((await set(top, middle, 8_000)).success).toBe(true);
    await bounds(20_000, 1_000);
  });
});
