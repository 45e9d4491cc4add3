import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { STUDIO } from '../../../server/demo/merchant.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { median, type Bench, type Row } from '../bench.ts';
import { launchBrowser } from '../support/browser.ts';
import { startBenchSite, type BenchSite } from '../support/site.ts';
import { serveBarePage } from './bare-page.ts';
import { catalogueCurve } from './catalogue-growth.ts';
import { lighthouse } from './lighthouse.ts';
import { visit, type Visit, type Visited } from './visit.ts';

const FIRST_LOAD = path.resolve(import.meta.dirname, '../../../dist/client/.first-load');
/** Of home on the throttled phone, with the log-in dialog. */
const HOME_MS = 4_500;
/** Of Lighthouse, out of 100. */
const SCORE = 95;
const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;

/** As `npm run check:size` counts them: each script of the first page, gzipped. */
const gzippedScripts = (): number =>
  readdirSync(FIRST_LOAD).reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(FIRST_LOAD, file)), { level: 9 }).length,
    0,
  );

/**
 * Presses a button in the first frame in which it can be reached. A locator's search for it takes the throttled page up to a
 * second, which no visitor waits for.
 */
const pressWhenThere = (page: Page, selector: string, name: string) =>
  page.waitForFunction(
    ([selector, name]) => {
      const button = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === name);
      if (!button) return false;
      const { left, top, width, height } = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
      button.click();
      return true;
    },
    [selector, name] as const,
  );

/** Returns the page's own time in the first frame in which an element is there, with the text if one is given. */
const timeOf = async (page: Page, selector: string, text = ''): Promise<number> => {
  const seen = await page.waitForFunction(
    ([selector, text]) => document.querySelector(selector)?.textContent?.includes(text) && performance.now(),
    [selector, text] as const,
  );
  return Number(await seen.jsonValue());
};

const pagesOf = async (site: BenchSite, bare: string): Promise<Visited[]> => {
  const { token } = await site.logIn();
  const database = openDatabase(site.databaseUrl, { size: 1 });
  const { node_id } = await inMerchant(database.db, 'parlour')
    .selectFrom('games')
    .select('node_id')
    .where('code', '=', STUDIO.game)
    .executeTakeFirstOrThrow();
  await database.close();
  return [
    {
      name: 'home',
      url: site.url,
      async use(page) {
        await pressWhenThere(page, 'header button', 'Log in');
        return timeOf(page, 'dialog[open]');
      },
    },
    {
      name: 'the list of slots',
      url: `${site.url}/rng`,
      async use(page) {
        await page.locator('li[aria-posinset]').first().waitFor();
        await page.getByRole('main').getByRole('searchbox').click({ trial: true });
        return timeOf(page, 'body');
      },
    },
    {
      name: 'the game page, of a member',
      url: `${site.url}/game/${node_id}`,
      token,
      async use(page) {
        await page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true }).click({ trial: true });
        return timeOf(page, 'body');
      },
    },
    {
      name: 'bare',
      url: bare,
      async use(page) {
        await pressWhenThere(page, 'button', 'Press');
        return timeOf(page, 'body', 'Pressed 1');
      },
    },
  ];
};

const compared = (what: string, unit: (value: number) => string, ours: number, bare: number): Row => ({
  what,
  ours: unit(ours),
  reference: unit(bare),
  ratio: bare > 0 ? ours / bare : null,
  reach: '',
  met: null,
});

/** (d) The cost of a first visit, compared with the smallest React page. */
export const firstLoad: Bench = {
  name: 'first-load',
  title: '(d) First load of home, a list and a game page',
  references: ['tests/bench/first-load/reference/main.tsx', 'tests/bench/first-load/bare-page.ts'],
  async run({ say, quick }) {
    const site = await startBenchSite();
    const bare = await serveBarePage();
    const browser = await launchBrowser();
    try {
      const pages = await pagesOf(site, bare.url);
      const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
      for (let round = 0; round < (quick ? 1 : 7); round += 1) {
        for (const page of pages) visits.get(page.name)!.push(await visit(browser, page));
        say(
          `round ${round + 1}: ${pages.map(({ name }) => `${name} ${milliseconds(visits.get(name)!.at(-1)!.usableMs)}`).join(', ')}`,
        );
      }
      const of = (name: string, what: keyof Visit) => median(visits.get(name)!.map((each) => each[what]));
      const rows = pages.slice(0, -1).flatMap(({ name }) => [
        {
          ...compared(
            `${name}: time to usable on a throttled phone`,
            milliseconds,
            of(name, 'usableMs'),
            of('bare', 'usableMs'),
          ),
          ...(name === 'home' && { reach: `at most ${HOME_MS} ms`, met: of(name, 'usableMs') <= HOME_MS }),
        },
        compared(`${name}: bytes over the wire`, kilobytes, of(name, 'bytes'), of('bare', 'bytes')),
        compared(`${name}: of them scripts`, kilobytes, of(name, 'scriptBytes'), of('bare', 'scriptBytes')),
        compared(`${name}: requests`, String, of(name, 'requests'), of('bare', 'requests')),
      ]);
      const scripts = gzippedScripts();
      const bareScripts = of('bare', 'scriptBytes');
      rows.unshift({
        ...compared('home: JavaScript of the first page, gzipped', kilobytes, scripts, bareScripts),
        reach: 'at most 180 kB',
        met: scripts <= 180_000,
      });
      const scores = await lighthouseRows(pages, quick ? 1 : 5, say);
      const growth = await catalogueCurve(site, quick, say);
      return {
        rows: [...rows, ...scores, growth.row],
        curves: [growth.curve],
        notes: [
          'The reference is a React page of one button, built and served the same way. Time to usable is from navigation until a person has pressed the page’s first button and seen it answered (home: the log-in dialog; the list: its games are there and its search can be pressed; game: Spin can be pressed), on a phone as Lighthouse throttles one when it applies the throttling: 562 ms a round trip, 1.47 Mbit/s, a processor 4 times slower. Bytes and requests count until 3 s after that. Lighthouse 12.8 runs with its defaults (mobile, simulated throttling); its game page is a visitor’s. No demo traffic.',
        ],
      };
    } finally {
      await browser.close();
      await bare.close();
      await site.close();
    }
  },
};

const lighthouseRows = async (pages: readonly Visited[], runs: number, say: (line: string) => void): Promise<Row[]> => {
  const scores = new Map<string, number[]>();
  const blocking = new Map<string, number[]>();
  for (let run = 1; run <= runs; run += 1)
    for (const { name, url } of pages) {
      const result = await lighthouse(url);
      scores.set(name, [...(scores.get(name) ?? []), result.performance]);
      blocking.set(name, [...(blocking.get(name) ?? []), result.blockingMs]);
      say(
        `Lighthouse ${run} of ${name}: ${result.performance}, blocked ${milliseconds(result.blockingMs)}, shift ${result.layoutShift.toFixed(3)}`,
      );
    }
  return pages.slice(0, -1).flatMap(({ name }): Row[] => {
    const score = median(scores.get(name)!);
    const bare = median(scores.get('bare')!);
    const all = scores
      .get(name)!
      .toSorted((a, b) => a - b)
      .join(', ');
    return [
      {
        what: `${name}: Lighthouse mobile performance (${all})`,
        ours: String(score),
        reference: String(bare),
        ratio: score / bare,
        reach: `at least ${SCORE}`,
        met: score >= SCORE,
      },
      compared(
        `${name}: total blocking time`,
        milliseconds,
        median(blocking.get(name)!),
        median(blocking.get('bare')!),
      ),
    ];
  });
};
