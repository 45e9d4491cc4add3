import { expect, it } from 'vitest';
import { replayAll } from '../replay/player.ts';
import { openRun } from '../replay/run.ts';
import { readText, writeText } from '../recording/file.ts';
import { recordBusySession } from './support/busy-session.ts';

// `npm run bench -- replay` plays a hundred hours.
it.each([1, 2, 3])('a busy session ends in the same stores, and keeps the invariants (seed %i)', async (seed) => {
  const recording = readText(writeText(await recordBusySession({ seed, minutes: 2, perSecond: 10 })));
  const { problems } = await replayAll(recording, openRun, { forInvariants: true });
  expect(problems).toEqual([]);
});

// Before the recording began, in 2 a command was acknowledged, in 13 a call had failed, in 15 a log had gaps, and in 18 the
// connection was lost.
it.each([2, 3, 4, 5, 13, 15, 18])(
  'a recording begun within a busy session ends in the same stores, too (seed %i)',
  async (seed) => {
    const recording = readText(writeText(await recordBusySession({ seed, minutes: 3, perSecond: 10, fromMinute: 1 })));
    const { problems } = await replayAll(recording, openRun, { forInvariants: true });
    expect(problems).toEqual([]);
  },
);
