import path from 'node:path';
import { median, type Bench, type BenchTools, type Row } from '../bench.ts';
import { launchBrowser } from '../support/browser.ts';
import { endChild, messageOf, startChild } from '../support/child.ts';
import { buildPages } from '../support/pages.ts';
import type { Requested } from './server.ts';
import { measureWindow, type Window } from './window.ts';

const PAGES = ['ours', 'zustand', 'redux', 'blank'] as const;
type PageName = (typeof PAGES)[number];

/** The load on a page. */
interface Load {
  counters: number;
  /** Changes per second of all counters together. */
  rate: number;
  together: boolean;
  slowed: number;
}

const STATED: Load = { counters: 500, rate: 10_000, together: true, slowed: 1 };
const SLOWED: Load = { ...STATED, slowed: 4 };
/** What the product's server sends for the same changes: each value 4 times a second, each in its own message. */
const THINNED: Load = { counters: 500, rate: 2_000, together: false, slowed: 1 };
const GROWN: Load[] = [125, 500, 2_000].map((counters) => ({ ...STATED, counters, rate: 20 * counters }));

type Measure = (page: PageName, load: Load) => Promise<Window>;
type Windows = Record<PageName, Window[]>;

/** Measures one window of each page in turn per round, so that other activity of the machine affects all pages. */
const inRounds = async (measure: Measure, load: Load, rounds: number, pages: readonly PageName[] = PAGES) => {
  const windows: Windows = { ours: [], zustand: [], redux: [], blank: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) windows[page].push(await measure(page, load));
  return windows;
};

const of = (windows: readonly Window[], what: 'frames' | 'scripting' | 'busy' | 'behind'): number =>
  median(windows.map((each) => each[what]));
const longTasks = (windows: readonly Window[]): string => {
  const all = windows.flatMap((each) => each.longTasks);
  return all.length === 0 ? 'none' : `${all.length}, longest ${Math.max(...all).toFixed(0)} ms`;
};

const beside = (windows: Windows, write: (windows: readonly Window[]) => string): string =>
  `zustand ${write(windows.zustand)}; Redux Toolkit ${write(windows.redux)}; blank ${write(windows.blank)}`;

const framesRow = (what: string, windows: Windows, atLeast: number): Row => {
  const ours = of(windows.ours, 'frames');
  const better = Math.max(of(windows.zustand, 'frames'), of(windows.redux, 'frames'));
  const write = (each: readonly Window[]) => of(each, 'frames').toFixed(1);
  return {
    what,
    ours: write(windows.ours),
    reference: beside(windows, write),
    ratio: ours / better,
    reach: `at least ${atLeast}, ahead of both`,
    met: ours >= atLeast && ours > better,
  };
};

const percentRow = (what: string, windows: Windows, which: 'scripting' | 'busy', atMost?: number): Row => {
  const ours = of(windows.ours, which);
  const better = Math.min(of(windows.zustand, which), of(windows.redux, which));
  const write = (each: readonly Window[]) => `${of(each, which).toFixed(1)} %`;
  return {
    what,
    ours: write(windows.ours),
    reference: beside(windows, write),
    ratio: ours / better,
    reach: atMost === undefined ? '' : `at most ${atMost} %, ahead of both`,
    met: atMost === undefined ? null : ours <= atMost && ours < better,
  };
};

const statedRows = (stated: Windows, slowed: Windows): Row[] => {
  const tasks = { what: 'tasks over 50 ms, in all rounds', reference: beside(stated, longTasks), ratio: null };
  const behind = (each: readonly Window[]) => `${of(each, 'behind').toFixed(1)} s`;
  return [
    framesRow('frames a second', stated, 55),
    { ...tasks, ours: longTasks(stated.ours), reach: 'none', met: longTasks(stated.ours) === 'none' },
    percentRow('scripting, of the main thread’s time', stated, 'scripting', 5),
    percentRow('the main thread busy', stated, 'busy'),
    {
      what: 'the figure shown behind the server',
      ours: behind(stated.ours),
      reference: `zustand ${behind(stated.zustand)}; Redux Toolkit ${behind(stated.redux)}`,
      ratio: null,
      reach: '',
      met: null,
    },
    framesRow('frames a second, processor slowed 4 times', slowed, 35),
    {
      what: 'tasks over 50 ms, slowed',
      ours: longTasks(slowed.ours),
      reference: beside(slowed, longTasks),
      ratio: null,
      reach: '',
      met: null,
    },
  ];
};

const thinnedRow = (windows: Windows): Row => {
  const write = (each: readonly Window[]) =>
    `${of(each, 'frames').toFixed(1)} frames, ${of(each, 'scripting').toFixed(1)} % scripting`;
  return {
    what: 'as the product’s server thins them: 2,000 messages of one figure',
    ours: write(windows.ours),
    reference: `blank ${write(windows.blank)}`,
    ratio: of(windows.ours, 'scripting') / of(windows.blank, 'scripting'),
    reach: '',
    met: null,
  };
};

const run = async ({ say, quick }: BenchTools) => {
  const rounds = quick ? 1 : 5;
  const built = await buildPages(path.join(import.meta.dirname, 'pages'), PAGES);
  const server = startChild(path.join(import.meta.dirname, 'server.ts'), built.folder);
  const browser = await launchBrowser();
  try {
    const { port } = await messageOf<{ port: number }>(server);
    const ask = (request: Requested) => void server.send(request);
    const measure: Measure = async (page, { counters, rate, together, slowed }) => {
      ask({ rate: 0, together });
      const window = await measureWindow(browser, {
        url: `http://127.0.0.1:${port}/${page}.html?counters=${counters}`,
        slowed,
        changes: rate / counters,
        profiled: slowed === 1,
        windowMs: quick ? 1_000 : 3_500,
        start: () => ask({ rate, together }),
      });
      say(
        `${page}, ${counters} counters, ${rate} a second${slowed > 1 ? ', slowed' : ''}: ${window.frames.toFixed(1)} frames, scripting ${window.scripting.toFixed(1)} %, busy ${window.busy.toFixed(1)} %, over 50 ms ${longTasks([window])}`,
      );
      return window;
    };
    const stated = await inRounds(measure, STATED, rounds);
    const slowed = await inRounds(measure, SLOWED, rounds);
    const few = quick ? 1 : 3;
    const thinned = await inRounds(measure, THINNED, few, ['ours', 'blank']);
    const points = { ours: [] as { load: number; cost: number }[], blank: [] as { load: number; cost: number }[] };
    for (const load of GROWN) {
      const windows =
        load.counters === STATED.counters ? stated : await inRounds(measure, load, few, ['ours', 'blank']);
      for (const page of ['ours', 'blank'] as const)
        points[page].push({ load: load.counters, cost: of(windows[page], 'scripting') });
    }
    const [first, last] = [points.ours[0]!, points.ours.at(-1)!];
    return {
      rows: [
        ...statedRows(stated, slowed),
        thinnedRow(thinned),
        {
          what: 'scripting of 2,000 counters under 40,000 a second, to that of 125 under 2,500',
          ours: `${last.cost.toFixed(1)} %`,
          reference: `${first.cost.toFixed(1)} %`,
          ratio: last.cost / first.cost,
          reach: 'linear or less (16)',
          met: last.cost / first.cost <= 16,
        },
      ],
      curves: [
        {
          title: 'Scripting, as counters and their changes grow (20 a second each)',
          load: 'counters',
          cost: '% of the main thread',
          lines: [
            { name: 'Parlour', points: points.ours },
            { name: 'blank', points: points.blank },
          ],
        },
      ],
      notes: NOTES,
    };
  } finally {
    await browser.close();
    await endChild(server);
    built.remove();
  }
};

const NOTES = [
  'Pages of 500 cards, built by Vite for production, with the same markup and styles, each opened afresh for every window. A server process tells the contract’s envelopes through socket.io: 10,000 a second over 500 keys, what is due each 10 ms in one message. That is for all pages alike; the blank page joins and drops what it hears, so its figures are what socket and parsing cost. One message for each envelope would hide the stores behind the browser’s own cost of a message: a blank page then fell to 14 to 24 frames a second on a busy machine. The product’s server never sends so many: it thins a ticking figure to 4 a second, and the row for that has one message for each, as there.',
  'Ours is the product from its wire to its digits: tabs’ wire, `envelopes`, `jackpotTicker`, the bridge, a store in a scope, `PoolFigure`. zustand’s page is its README’s "Transient updates (for often occurring state-changes)"; Redux Toolkit’s is an entity adapter with `prepareAutoBatched`, read by `useSelector`. Scripting is the scripts’ part of the main thread’s stack samples (garbage collection included) times the processor time the thread took, parsing and transport included; the browser’s ScriptDuration would leave out microtasks, where socket.io hands over each message. Slowed windows are not sampled. A page far behind the server shows old figures: it cannot take them as fast as they come.',
  'What was found and mended: before, the page of our own had 0.4 frames a second, 32 % of stack samples in scripts and tasks of 1.6 s (measured on a busy machine), for 500 odometers of 7 turning wheels are 3,500 layers for the compositor. A page of more than 16 pools now writes their figures as text, past React (`src/entities/jackpots/pool-figure.tsx`). A leading tab no longer copies each envelope to a channel nobody listens to (12 % of samples), an envelope no longer re-arms the timer of freshness, and a watched key is looked up, not searched for.',
  'Figures out of view are looked up every four seconds. Before that, with each batch of 100 ms, a busy machine had 56.8 frames, scripting 9.2 %, the thread busy for 40.8 %; slowed 13.9 frames.',
  'Mended after that: figures in view are written 48 at a time with a pause between (`src/shared/lib/write-soon.ts`), the window looks for what came into view five times a second instead of in each frame, and a watch is looked up without building its id. In alternate windows of one run on a machine that was half as fast that day, before and after: scripting 13.2 and 10.3 %, the thread busy for 59 and 40 %, slowed 6.8 and 11.2 frames.',
];

/** (c) From the socket to the screen, with many counters. */
export const counters: Bench = {
  name: 'counters',
  title: '(c) Socket to store to paint: 500 counters, 10,000 updates a second',
  references: [
    'tests/bench/counters/pages/zustand.tsx',
    'tests/bench/counters/pages/redux.tsx',
    'tests/bench/counters/pages/blank.tsx',
  ],
  run,
};
