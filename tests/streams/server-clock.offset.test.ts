import { describe, expect, it } from 'vitest';
import { ageOf, sighted, type ServerClock } from '../../streams/sync/server-clock.ts';
import fc from '../support/fast-check.ts';

const DAY = 86_400_000;

describe('server clock', () => {
  it('[W11] is ahead of the server by at most the clock drift, for any delays and client clock', () => {
    const message = fc.record({
      gapMs: fc.nat(10_000),
      thereMs: fc.nat(3_000),
      backMs: fc.nat(60_000),
      isRequested: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: DAY }), fc.array(message, { minLength: 1 }), (offsetMs, messages) => {
        let clock: ServerClock | null = null;
        let nowMs = 10 * DAY;
        let best = Infinity;
        for (const { gapMs, thereMs, backMs, isRequested } of messages) {
          const sentAtMs = nowMs + gapMs;
          const at = sentAtMs + thereMs + offsetMs;
          nowMs = sentAtMs + thereMs + backMs;
          best = Math.min(best, backMs);
          clock = sighted(clock, { at, receivedAtMs: nowMs, ...(isRequested && { sentAtMs }) });
          expect(clock.offsetMs).toBeLessThanOrEqual(offsetMs);
        }
        // as accurate as the fastest message so far, minus 200 millionths of the elapsed time
        expect(clock!.offsetMs).toBeGreaterThanOrEqual(offsetMs - best - (nowMs - 10 * DAY) * 0.0002);
      }),
    );
  });

  it('follows at once when the client’s clock is set back', () => {
    const before = sighted(null, { at: 1_000_000, receivedAtMs: 1_000_000 });
    const after = sighted(before, { at: 1_005_000, receivedAtMs: 1_005_000 - 3_600_000 });
    expect(after.offsetMs).toBe(3_600_000);
  });

  it('follows a client’s clock that was set forward only after a round trip', () => {
    const before = sighted(null, { at: 1_000_000, receivedAtMs: 1_000_000 });
    const setForward = 1_005_000 + 3_600_000;
    const late = sighted(before, { at: 1_005_000, receivedAtMs: setForward });
    expect(ageOf(1_005_000, late, setForward)).toBeGreaterThan(3_500_000);
    const request = sighted(late, { at: 1_005_000, sentAtMs: setForward - 20, receivedAtMs: setForward });
    expect(ageOf(1_005_000, request, setForward)).toBe(0);
  });
});
