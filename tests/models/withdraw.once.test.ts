import { describe, expect, it } from 'vitest';
import { eventsToShow, partsToShow } from '../../src/features/withdraw/once.ts';

const event = (state: string, reason: string | null = null, amount: number | null = null) => ({
  state,
  by: 'platform' as const,
  reason,
  amount,
  atMs: 1,
});
const part = (state: 'received' | 'waiting' | 'not_received', remark: string | null = null) => ({
  id: `7c1f5a52-6a53-4b6e-9f4e-2f6d5c2f1a0${state.length}`,
  amount: 4_000,
  state,
  paidAtMs: 1,
  dueAtMs: 2,
  answeredAtMs: null,
  remark,
});
const SENT = [event('requested'), event('part_sent', null, 4_000), event('paid')];
const ARRIVED = [...SENT, event('part_received', 'unanswered'), event('confirmed')];

describe('[WAL-02] a withdrawal that arrived', () => {
  it('in one payment says it once, with its reason', () => {
    const one = { state: 'confirmed' as const, parts: [part('received')], timeline: ARRIVED };
    expect(partsToShow(one)).toEqual([]);
    expect(eventsToShow(one)).toEqual([...SENT, event('confirmed', 'unanswered')]);
  });

  it('in several payments lists each of them', () => {
    const two = { state: 'confirmed' as const, parts: [part('received'), part('received')], timeline: ARRIVED };
    expect(partsToShow(two)).toHaveLength(2);
    expect(eventsToShow(two)).toBe(ARRIVED);
  });

  it('keeps the payment that has a remark, or that is not answered', () => {
    expect(partsToShow({ state: 'confirmed', parts: [part('received', 'Late')] })).toHaveLength(1);
    expect(partsToShow({ state: 'paid', parts: [part('waiting')] })).toHaveLength(1);
    expect(eventsToShow({ state: 'paid', parts: [part('waiting')], timeline: SENT })).toBe(SENT);
  });
});
