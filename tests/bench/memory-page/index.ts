import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Bench, BenchTools, Row } from '../bench.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildPages } from '../support/pages.ts';
import { openHour, type HeapSize } from './held.ts';

const PAGES = ['ours', 'zustand'] as const;
type PageName = (typeof PAGES)[number];
/** Allowed growth over the hour: two collections differ by this much. */
const NOISE_BYTES = 50_000;
/** Fills bounded buffers: a log of 300 wins, one every 2 s. */
const WARM_UP_MINUTES = 10;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(0)} kB`;

/** From the first to the last measurement. */
const growthOf = (looks: readonly HeapSize[], what: keyof HeapSize): number => looks.at(-1)![what] - looks[0]![what];

const rowsOf = (held: Record<PageName, HeapSize[]>, minutes: number): Row[] => {
  const row = (
    what: string,
    write: (looks: readonly HeapSize[]) => string,
    reach = '',
    met: boolean | null = null,
  ): Row => ({
    what,
    ours: write(held.ours),
    reference: `zustand ${write(held.zustand)}`,
    ratio: null,
    reach,
    met,
  });
  const counts = ['nodes', 'listeners'] as const;
  return [
    row('held by scripts at the beginning, warmed up', ([first]) => megabytes(first!.heap)),
    row(`held by scripts after ${minutes} minutes of live figures`, (looks) => megabytes(looks.at(-1)!.heap)),
    row(
      'growth of what scripts hold',
      (looks) => kilobytes(growthOf(looks, 'heap')),
      `none (under ${kilobytes(NOISE_BYTES)})`,
      growthOf(held.ours, 'heap') < NOISE_BYTES,
    ),
    row('growth of the whole JS heap, compiled code included', (looks) => kilobytes(growthOf(looks, 'used'))),
    ...counts.map((what) =>
      row(
        `growth of DOM ${what}`,
        (looks) => `${growthOf(looks, what)} (of ${looks[0]![what]})`,
        'none',
        growthOf(held.ours, what) <= 0,
      ),
    ),
  ];
};

const run = async ({ say, quick }: BenchTools) => {
  const minutes = quick ? 4 : 60;
  const built = await buildPages(path.join(import.meta.dirname, 'pages'), PAGES);
  const app = Fastify();
  await app.register(fastifyStatic, { root: built.folder });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const browser = await launchBrowser();
  const held: Record<PageName, HeapSize[]> = { ours: [], zustand: [] };
  const hoard: HeapSize[] = [];
  try {
    const open = (page: string) => openHour(browser, `http://127.0.0.1:${port}/${page}`);
    for (const name of PAGES) {
      const hour = await open(`${name}.html`);
      for (let quarter = 0; quarter <= 4; quarter += 1) {
        const now = await hour.play(quarter === 0 ? WARM_UP_MINUTES : minutes / 4);
        held[name].push(now);
        say(
          `${name}, ${(minutes * quarter) / 4} minutes: ${megabytes(now.heap)}, ${now.nodes} nodes, ${now.listeners} listeners`,
        );
      }
      await hour.close();
    }
    const hoarding = await open('ours.html?hoards');
    for (let look = 0; look < 2; look += 1) hoard.push(await hoarding.play(WARM_UP_MINUTES));
    await hoarding.close();
  } finally {
    await browser.close();
    await app.close();
    built.remove();
  }
  const line = (name: PageName, title: string) => ({
    name: title,
    points: held[name]
      .slice(1)
      .map(({ heap }, place) => ({ load: (minutes * (place + 1)) / 4, cost: heap / 1_000_000 })),
  });
  return {
    rows: [
      ...rowsOf(held, minutes),
      {
        what: `control: a page of ours that keeps every 20th envelope, growth in ${WARM_UP_MINUTES} minutes`,
        ours: kilobytes(growthOf(hoard, 'heap')),
        reference: '',
        ratio: null,
        reach: `seen (over ${kilobytes(NOISE_BYTES)})`,
        met: growthOf(hoard, 'heap') > NOISE_BYTES,
      },
    ],
    curves: [
      {
        title: 'The page’s memory, as live figures go on',
        load: 'minutes of live figures',
        cost: 'MB held by scripts',
        lines: [line('ours', 'Parlour'), line('zustand', 'zustand')],
      },
    ],
    notes: [
      'An hour of messages (8 pools 4 times a second, balance and session position each second, a win each 2 s, a proof each 5 s: about 125,000 envelopes) is played in Chromium, one second of it for each frame of the screen. Only the streams run on the hour’s time, by the scheduler that they are given; browser, React and the collector run on the machine’s. Ours goes from the wire through `envelopes`, the bridge and the models to the product’s own views (balance, pools, winners, connection), built for production; zustand’s page shows the same figures with none of the rest. What scripts hold is the sum of a heap snapshot after two forced collections, without compiled code and the browser’s own objects: code grows for as long as the engine goes on optimising; between two snapshots 16 minutes apart it was most of what grew, beside some of the browser’s animation objects. Ten minutes are played before, to fill what is bounded (300 wins held, 20 shown). After each quarter the page must show the last pool figure and balance that were told.',
    ],
  };
};

/** (g, page) Whether a page that stays open grows. */
export const memoryPage: Bench = {
  name: 'memory-page',
  title: '(g) Memory of the page after an hour of live figures',
  references: ['tests/bench/memory-page/pages/zustand.tsx'],
  run,
};
