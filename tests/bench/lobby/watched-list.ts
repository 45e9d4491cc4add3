import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withoutGreeting } from '../../support/greeting.ts';

/** Classes and names that leave other games at the top of the list each time; the hot games are those of the whole list. */
const CLASSES = ['Arcade', 'Scratch', 'Megaways', 'New', 'Slots'];
const NAMES = ['lantern', 'gold', '49', 'crown', 'dragon'];

/** The list of slots in a window, which times its results. */
export const openList = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'note-results.js') });
  await withoutGreeting(context);
  const page = await context.newPage();
  await page.goto(`${url}/rng`);
  await page.locator('li[aria-posinset]').first().waitFor();
  // What loads after the list.
  await page.waitForTimeout(2_000);
  return page;
};

/** Does this until it was timed, and returns the milliseconds to the paint. */
const timed = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => void ((window as unknown as { tookMs: number[] }).tookMs.length = 0));
  await act();
  const handle = await page.waitForFunction(() => (window as unknown as { tookMs: number[] }).tookMs[0]);
  const took = (await handle.jsonValue())!;
  // The answer to a search is followed by the debounced one.
  await page.waitForTimeout(300);
  return took;
};

export const filterTimes = async (page: Page, rounds: number): Promise<number[]> => {
  const took: number[] = [];
  const chips = page.getByRole('group', { name: 'Category' });
  for (let round = 0; round < rounds; round += 1) {
    const name = CLASSES[round % CLASSES.length]!;
    took.push(await timed(page, () => chips.getByRole('button', { name, exact: true }).click()));
  }
  await chips.getByRole('button', { name: 'All', exact: true }).click();
  return took;
};

export const searchTimes = async (page: Page, rounds: number): Promise<number[]> => {
  const took: number[] = [];
  const box = page.getByRole('main').getByRole('searchbox');
  for (let round = 0; round < rounds; round += 1)
    took.push(await timed(page, () => box.fill(NAMES[round % NAMES.length]!)));
  return took;
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: of the clock, and of the thread's processor time. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}
interface Longest {
  games: number;
  seconds: number;
  /** The longest task of the main thread, milliseconds on the clock. */
  clockMs: number;
  /** The most processor time that a task took, milliseconds. */
  processorMs: number;
}

/** Scrolls down until the last game is there, and returns the longest task of the main thread meanwhile. */
export const scrollThrough = async (browser: Browser, page: Page, games: number, folder: string): Promise<Longest> => {
  const file = path.join(folder, 'trace.json');
  await browser.startTracing(page, { path: file, categories: ['toplevel'] });
  const startedAt = Date.now();
  const last = page.locator(`li[aria-posinset="${games}"]`);
  await page.mouse.move(700, 500);
  while ((await last.count()) === 0) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(50);
    if (Date.now() - startedAt > 600_000) throw new Error('the end of the list was not reached in ten minutes');
  }
  const seconds = (Date.now() - startedAt) / 1_000;
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks of the main thread');
  const max = (key: 'dur' | 'tdur') => tasks.reduce((max, task) => Math.max(max, (task[key] ?? 0) / 1_000), 0);
  return { games, seconds, clockMs: max('dur'), processorMs: max('tdur') };
};
