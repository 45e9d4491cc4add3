import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restful } from '../../../server/domains/salary/pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Works for so long on the virtual clock, and returns how long the rest after it really was. */
const restAfter = async (rest: () => Promise<void>, workMs: number): Promise<number> => {
  vi.advanceTimersByTime(workMs);
  const startedAt = Date.now();
  await rest();
  return Date.now() - startedAt;
};

it('[AGT-03] long work rests four times as long as it worked, so that bets go first, and then catches up without rests', async () => {
  const rest = restful(new AbortController().signal, async () => {}, { restsForMs: 1_000 });
  expect(await restAfter(rest, 20)).toBeGreaterThanOrEqual(79);
  expect(await restAfter(rest, 10)).toBeGreaterThanOrEqual(39);
  // With a rest it would take longer than a test may.
  await restAfter(rest, 100_000);
});
