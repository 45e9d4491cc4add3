import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { repeatEvery } from '../../../server/live/repeat.ts';

const ctx = { log: pino({ level: 'silent' }) } as unknown as BaseContext;
const EVERY_MS = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[W11] retries within a second after each database failure, not at the next interval', async () => {
  let away = true;
  const work = vi.fn(() => (away ? Promise.reject(new Error('away')) : Promise.resolve()));
  const repeated = repeatEvery(ctx, 'test', EVERY_MS, work);
  await vi.advanceTimersByTimeAsync(EVERY_MS + 2_000);
  expect(work).toHaveBeenCalledTimes(3);
  away = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(4);
  // After a success the usual interval applies again.
  await vi.advanceTimersByTimeAsync(1_900);
  expect(work).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledTimes(5);
  await repeated.stop();
});

it('does not retry a failure that is in progress when it stops', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const repeated = repeatEvery(ctx, 'test', EVERY_MS, work);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(work).toHaveBeenCalledTimes(1);
});
