import { describe, expect, it } from 'vitest';
import { windowAt, type Period } from '../../../server/domains/pay-contracts/windows.ts';
import fc from '../../support/fast-check.ts';

describe('windows', () => {
  const cut = (period: Period, at: string, offset: number) => {
    const { startMs, endMs } = windowAt(period, Date.parse(at), offset);
    return [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 16)).join(' – ');
  };

  it('are cut by the merchant’s local time', () => {
    expect(cut('realtime', '2026-11-21T10:04:59.999Z', 0)).toBe('2026-11-21T10:00 – 2026-11-21T10:05');
    expect(cut('hour', '2026-11-21T10:04Z', 345)).toBe('2026-11-21T09:15 – 2026-11-21T10:15');
    expect(cut('day', '2026-11-21T16:00Z', 480)).toBe('2026-11-21T16:00 – 2026-11-22T16:00');
    expect(cut('day', '2026-11-21T15:59Z', 480)).toBe('2026-11-20T16:00 – 2026-11-21T16:00');
    expect(cut('week', '2026-11-22T23:00Z', 0)).toBe('2026-11-16T00:00 – 2026-11-23T00:00');
    expect(cut('halfMonth', '2026-02-28T23:59Z', 0)).toBe('2026-02-16T00:00 – 2026-03-01T00:00');
    expect(cut('halfMonth', '2026-02-15T23:59Z', -60)).toBe('2026-02-01T01:00 – 2026-02-16T01:00');
    expect(cut('month', '2026-12-31T23:59Z', 0)).toBe('2026-12-01T00:00 – 2027-01-01T00:00');
  });

  it('adjoin without a gap or an overlap', () => {
    const at = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    const period = fc.constantFrom<Period>('realtime', 'hour', 'day', 'week', 'halfMonth', 'month');
    fc.assert(
      fc.property(period, at, fc.integer({ min: -48, max: 56 }), (each, ms, quarters) => {
        const offset = quarters * 15;
        const window = windowAt(each, ms, offset);
        expect(window.startMs <= ms && ms < window.endMs).toBe(true);
        expect(windowAt(each, window.endMs - 1, offset)).toEqual(window);
        expect(windowAt(each, window.endMs, offset).startMs).toBe(window.endMs);
      }),
    );
  });
});
