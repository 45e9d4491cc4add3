import { allSettled, type EventCallable, type Scope } from 'effector';
import { expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { notices } from '../../contract/notices.ts';
import { Clock } from '../../dev/recording/clock.ts';
import { noticesOpened } from '../../src/entities/notices/model.ts';
import { $offset, focusChanged, hoverChanged, noticeLine, widthMeasured } from '../../src/entities/notices/line.ts';
import { motionToggled } from '../../src/shared/lib/motion.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';
import { mockServer } from '../support/msw.ts';
import { pageOf } from './support/page.ts';
import { noticeOf } from './support/samples.ts';

const server = mockServer();
const SECOND_PX = LIMITS.marqueeStep * 60;

/** A page whose line of notices is shown, 400 px wide. */
const open = async (count: number) => {
  const list = Array.from({ length: count }, (_, at) => noticeOf(at + 1));
  server.answer(notices.list, () => ({ list, pageNum: 1, totalPages: 1, seq: 0 }));
  const clock = new Clock(0);
  const scope = pageOf({ values: [[$environment, { scheduler: clock, frames: clock.frames, random: () => 0 }]] });
  const fire = (unit: unknown, params?: unknown) => allSettled(unit as EventCallable<unknown>, { scope, params });
  await fire(noticesOpened);
  await fire(noticeLine.opened);
  await fire(widthMeasured, 400);
  return { scope, fire, wait: (seconds: number) => clock.advance(clock.t + seconds * 1000) };
};
/** Frames of the screen do not end with the second: within three frames. */
const expectOffset = (scope: Scope, px: number) => {
  expect(scope.getState($offset)).toBeGreaterThan(px - 1.5);
  expect(scope.getState($offset)).toBeLessThan(px + 1.5);
};

it('[HOME-01] three notices scroll by the stream, half a px a frame at 60 Hz', async () => {
  const { scope, wait } = await open(LIMITS.marqueeLimit);
  wait(2);
  expectOffset(scope, 2 * SECOND_PX);
});

it('[HOME-01] two notices stand', async () => {
  const { scope, wait } = await open(LIMITS.marqueeLimit - 1);
  wait(2);
  expectOffset(scope, 0);
});

it.each([
  ['the pointer is over them', hoverChanged, true, false],
  ['the focus is in them', focusChanged, true, false],
  ['[PP-31] motion is paused', motionToggled, undefined, undefined],
] as const)('[HOME-01] notices stand while %s, and go on from there', async (_, unit, begin, end) => {
  const { scope, fire, wait } = await open(LIMITS.marqueeLimit);
  wait(1);
  await fire(unit, begin);
  wait(5);
  expectOffset(scope, SECOND_PX);
  await fire(unit, end);
  wait(1);
  expectOffset(scope, 2 * SECOND_PX);
});

it('[HOME-01] no frame is asked for once the page was left', async () => {
  const { scope, fire, wait } = await open(LIMITS.marqueeLimit);
  wait(1);
  await fire(noticeLine.closed);
  wait(1);
  expectOffset(scope, 0);
});
