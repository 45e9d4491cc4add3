import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Frame, Page } from '@playwright/test';

const PROFILE_MS = 1_500;

const NOTE_FRAMES = path.join(import.meta.dirname, 'note-frames.js');

/** Counts frames and records tasks over 50 ms, from the page's start. */
export const recordFrames = (page: Page): Promise<unknown> => page.addInitScript({ path: NOTE_FRAMES });

/** The same from now on, in one frame of a page. */
export const recordFramesFromNow = (frame: Frame): Promise<unknown> =>
  frame.evaluate(readFileSync(NOTE_FRAMES, 'utf8'));

/** The work of a page's main thread up to a moment. */
export interface Look {
  /** Seconds. */
  at: number;
  taskSeconds: number;
  frames: number;
  longTasks: number[];
}

/** Needs `recordFrames`, and `Performance.enable`; for a frame in a process of its own, the session of that frame. */
export const look = async (page: Page | Frame, cdp: CDPSession): Promise<Look> => {
  const seen = await page.evaluate(() => {
    const { frames, longTasks } = (window as unknown as { seen: { frames: number; longTasks: number[] } }).seen;
    return { at: performance.now() / 1_000, frames, longTasks };
  });
  const { metrics } = await cdp.send('Performance.getMetrics');
  return { ...seen, taskSeconds: metrics.find(({ name }) => name === 'TaskDuration')!.value };
};

/**
 * The scripts' part of the main thread's work, by samples of its stack, garbage collection included. The browser's own
 * ScriptDuration omits microtasks, and every message of a socket runs as one.
 */
export const scriptsPart = async (page: Page, cdp: CDPSession, forMs = PROFILE_MS): Promise<number> => {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 });
  await cdp.send('Profiler.start');
  await page.waitForTimeout(forMs);
  const { profile } = await cdp.send('Profiler.stop');
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const took = { scripts: 0, browser: 0 };
  profile.samples?.forEach((id, index) => {
    const name = names.get(id);
    if (name === '(idle)') return;
    took[name === '(program)' ? 'browser' : 'scripts'] += Math.max(0, profile.timeDeltas?.[index] ?? 0);
  });
  return took.scripts / Math.max(1, took.scripts + took.browser);
};
