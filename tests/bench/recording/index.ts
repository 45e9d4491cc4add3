import path from 'node:path';
import { traced } from '../../../dev/traced/plugin.ts';
import type { TraceSource } from '../../../dev/recording/format.ts';
import { median, type Bench, type BenchTools } from '../bench.ts';
import type { Requested } from '../counters/server.ts';
import { measureWindow, type Window } from '../counters/window.ts';
import { launchBrowser } from '../support/browser.ts';
import { endChild, messageOf, startChild } from '../support/child.ts';
import { buildPages } from '../support/pages.ts';

const COUNTERS = 500;
const RATE = 10_000;
const SERVER = path.join(import.meta.dirname, '../counters/server.ts');
const PAGES = ['ours', 'traced', 'recorded'] as const;
type PageName = (typeof PAGES)[number];

const scripting = (windows: readonly Window[]) => median(windows.map((each) => each.scripting));
const longest = (windows: readonly Window[]) => Math.max(0, ...windows.flatMap((each) => each.longTasks));

const run = async ({ say, quick }: BenchTools) => {
  const plain = await buildPages(path.join(import.meta.dirname, '../counters/pages'), ['ours']);
  const recorded = await buildPages(path.join(import.meta.dirname, 'pages'), ['traced', 'recorded'], [traced()]);
  const browser = await launchBrowser();
  const servers = [startChild(SERVER, plain.folder), startChild(SERVER, recorded.folder)] as const;
  try {
    const [plainAt, recordedAt] = await Promise.all(servers.map((each) => messageOf<{ port: number }>(each)));
    const measure = async (page: PageName): Promise<Window> => {
      const [server, at] = page === 'ours' ? [servers[0], plainAt!] : [servers[1], recordedAt!];
      const ask = (request: Requested) => void server.send(request);
      ask({ rate: 0, together: true });
      const window = await measureWindow(browser, {
        url: `http://127.0.0.1:${at.port}/${page}.html?counters=${COUNTERS}`,
        slowed: 1,
        changes: RATE / COUNTERS,
        profiled: true,
        windowMs: quick ? 1_000 : 3_500,
        start: () => ask({ rate: RATE, together: true }),
      });
      say(`${page}: scripting ${window.scripting.toFixed(1)} %, tasks over 50 ms ${window.longTasks.length}`);
      return window;
    };
    /** That the page records what it shows. */
    const itemsHeld = async (): Promise<number> => {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${recordedAt!.port}/recorded.html?counters=${COUNTERS}`);
      servers[1].send({ rate: RATE, together: true } satisfies Requested);
      await page.waitForTimeout(2_000);
      const items = await page.evaluate(
        () => (window as unknown as { parlourTrace: TraceSource }).parlourTrace.buffer().items,
      );
      await page.close();
      return items;
    };
    const windows: Record<PageName, Window[]> = { ours: [], traced: [], recorded: [] };
    for (let round = 0; round < (quick ? 1 : 5); round += 1)
      for (const page of PAGES) windows[page].push(await measure(page));
    const items = await itemsHeld();
    const [before, idle, after] = PAGES.map((page) => scripting(windows[page])) as [number, number, number];
    return {
      rows: [
        {
          what: 'scripting, of the main thread’s time, while recorded',
          ours: `${after.toFixed(1)} %`,
          reference: `not recorded ${before.toFixed(1)} %; traced build, not recorded ${idle.toFixed(1)} %`,
          ratio: after / before,
          reach: 'at most 2 % of the thread more',
          met: after - before <= 2,
        },
        {
          what: 'longest task while recorded, in all rounds',
          ours: `${longest(windows.recorded).toFixed(0)} ms`,
          reference: `not recorded ${longest(windows.ours).toFixed(0)} ms`,
          ratio: null,
          reach: 'none over 50 ms',
          met: longest(windows.recorded) <= 50,
        },
        {
          what: 'items held after 2 s',
          ours: items.toLocaleString('en'),
          reference: '',
          ratio: null,
          reach: 'at least 10,000',
          met: items >= 10_000,
        },
      ],
      curves: [],
      notes: NOTES,
    };
  } finally {
    await browser.close();
    for (const server of servers) await endChild(server);
    plain.remove();
    recorded.remove();
  }
};

const NOTES = [
  'The page of bench (c), 500 counters under 10,000 updates a second: as built for players, in the traced build without a recorder, and in the traced build with one. Each window is a page opened afresh, in turn, so that other work of the machine affects all alike.',
];

/** What recording costs. */
export const recording: Bench = {
  name: 'recording',
  title: '(v) Recording a session: 500 counters, 10,000 updates a second',
  references: [],
  run,
};
