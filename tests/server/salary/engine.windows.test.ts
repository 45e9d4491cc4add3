import { describe, expect, it } from 'vitest';
import { windowAt, type Period } from '../../../server/domains/pay-contracts/windows.ts';
import fc from '../../support/fast-check.ts';

const ZONES = [
  'UTC',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Atlantic/Azores',
  'Australia/Sydney',
];

describe('windows', () => {
  const cut = (period: Period, at: string, timeZone: string) => {
    const { startMs, endMs } = windowAt(period, Date.parse(at), timeZone);
    return [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 16)).join(' – ');
  };

  it('are cut by the merchant’s local time', () => {
    expect(cut('realtime', '2026-11-21T10:04:59.999Z', 'UTC')).toBe('2026-11-21T10:00 – 2026-11-21T10:05');
    expect(cut('hour', '2026-11-21T10:04Z', 'Asia/Kathmandu')).toBe('2026-11-21T09:15 – 2026-11-21T10:15');
    expect(cut('day', '2026-11-21T16:00Z', 'Asia/Singapore')).toBe('2026-11-21T16:00 – 2026-11-22T16:00');
    expect(cut('day', '2026-11-21T15:59Z', 'Asia/Singapore')).toBe('2026-11-20T16:00 – 2026-11-21T16:00');
    expect(cut('week', '2026-11-22T23:00Z', 'UTC')).toBe('2026-11-16T00:00 – 2026-11-23T00:00');
    expect(cut('halfMonth', '2026-02-28T23:59Z', 'UTC')).toBe('2026-02-16T00:00 – 2026-03-01T00:00');
    expect(cut('halfMonth', '2026-02-15T23:59Z', 'Etc/GMT+1')).toBe('2026-02-01T01:00 – 2026-02-16T01:00');
    expect(cut('month', '2026-12-31T23:59Z', 'UTC')).toBe('2026-12-01T00:00 – 2027-01-01T00:00');
  });

  it('follow summer time: a day of 23 and of 25 hours, a midnight that is skipped or comes twice', () => {
    const hours = (at: string, zone: string) => {
      const { startMs, endMs } = windowAt('day', Date.parse(at), zone);
      return (endMs - startMs) / 3_600_000;
    };
    expect([hours('2026-03-29T12:00Z', 'Europe/Berlin'), hours('2026-10-25T12:00Z', 'Europe/Berlin')]).toEqual([
      23, 25,
    ]);
    expect(cut('day', '2026-03-29T12:00Z', 'Asia/Beirut')).toBe('2026-03-28T22:00 – 2026-03-29T21:00');
    expect(cut('day', '2026-11-01T12:00Z', 'America/Havana')).toBe('2026-11-01T04:00 – 2026-11-02T05:00');
    expect(cut('week', '2026-10-25T12:00Z', 'Europe/Berlin')).toBe('2026-10-18T22:00 – 2026-10-25T23:00');
  });

  it('adjoin without a gap or an overlap', () => {
    const at = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    const period = fc.constantFrom<Period>('realtime', 'hour', 'day', 'week', 'halfMonth', 'month');
    fc.assert(
      fc.property(period, at, fc.constantFrom(...ZONES), (each, ms, zone) => {
        const window = windowAt(each, ms, zone);
        expect(window.startMs <= ms && ms < window.endMs).toBe(true);
        expect(windowAt(each, window.endMs - 1, zone)).toEqual(window);
        expect(windowAt(each, window.endMs, zone).startMs).toBe(window.endMs);
      }),
    );
  });
});
