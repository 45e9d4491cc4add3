import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { openDatabase } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { median, percentile, type Bench, type BenchTools, type Row } from '../bench.ts';
import { launchBrowser } from '../support/browser.ts';
import { endChild, messageOf, startChild } from '../support/child.ts';
import { startBenchSite } from '../support/site.ts';
import { openWatched, paintedAt } from './watched-page.ts';

const OTHERS = [250, 1_000, 4_000];
/** Both targets apply to this number of other sockets. */
const STATED = 1_000;
const SAMPLES = 400;

const fileOf = (name: string): string => path.join(import.meta.dirname, name);

const gather = async (url: string, count: number, socketPath?: string): Promise<ChildProcess> => {
  const crowd = startChild(fileOf('crowd.ts'), url, String(count), ...(socketPath ? [socketPath] : []));
  await messageOf(crowd);
  return crowd;
};

/** Parlour: a bet at the vendor API, from the beginning of its transaction to the paint of the member's header. */
const ours = async (browser: Browser, others: number, samples: number): Promise<number[]> => {
  const site = await startBenchSite({ TRUST_PROXY: '127.0.0.1' });
  const database = openDatabase(site.databaseUrl, { size: 1 });
  const crowd = await gather(site.url, others);
  const { token } = await site.logIn();
  const page = await openWatched(browser, site.url, token);
  try {
    const play = await (await site.stand()).openSession({ stakes: 10 * samples });
    const spans: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      await play.nextRound();
      const { balance, tx_id } = await play.bet();
      const { at } = await inMerchant(database.db, 'parlour')
        .selectFrom('ledger_transactions')
        .select('at')
        .where('idempotency_key', '=', tx_id!)
        .executeTakeFirstOrThrow();
      spans.push((await paintedAt(page, balance!)) - at.getTime());
    }
    return spans;
  } finally {
    await page.context().close();
    await endChild(crowd);
    await database.close();
    await site.close();
  }
};

/** The reference: from `emit` to the paint of a page that does nothing else. */
const reference = async (browser: Browser, others: number, samples: number): Promise<number[]> => {
  const server = startChild(fileOf('reference-server.ts'));
  const { port } = await messageOf<{ port: number }>(server);
  const url = `http://127.0.0.1:${port}`;
  const crowd = await gather(url, others, '/socket.io');
  const page = await openWatched(browser, url);
  await page.waitForTimeout(1_000);
  try {
    const spans: number[] = [];
    for (let amount = 1_000; amount < 1_000 + samples; amount += 1) {
      const published = messageOf<{ at: number }>(server);
      server.send(amount);
      const { at } = await published;
      spans.push((await paintedAt(page, amount)) - at);
    }
    return spans;
  } finally {
    await page.context().close();
    await endChild(crowd);
    await endChild(server);
  }
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

const run = async ({ say, quick }: BenchTools) => {
  const samples = quick ? 20 : SAMPLES;
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const points: { name: string; load: number; cost: number }[] = [];
  try {
    for (const others of quick ? [100] : OTHERS) {
      const spans = await ours(browser, others, samples);
      const bare = await reference(browser, others, samples);
      const row = (what: string, of: (values: readonly number[]) => number, reachMs: number): Row => ({
        what: `${what}, ${others.toLocaleString('en')} other sockets`,
        ours: ms(of(spans)),
        reference: ms(of(bare)),
        ratio: of(spans) / of(bare),
        reach: others === STATED ? `under ${reachMs} ms` : '',
        met: others === STATED ? of(spans) < reachMs : null,
      });
      rows.push(
        row('median', median, 100),
        row('99th percentile', (values) => percentile(values, 99), 300),
      );
      points.push(
        { name: 'Parlour', load: others, cost: median(spans) },
        { name: 'bare socket.io', load: others, cost: median(bare) },
      );
      say(
        `${others} others: median ${ms(median(spans))}, 99th percentile ${ms(percentile(spans, 99))}; bare ${ms(median(bare))}`,
      );
    }
  } finally {
    await browser.close();
  }
  const first = points[0]!;
  const last = points.at(-2)!;
  rows.push({
    what: 'median at 16 times the sockets, to that at the fewest',
    ours: ms(last.cost),
    reference: ms(first.cost),
    ratio: last.cost / first.cost,
    reach: `linear or less (${last.load / first.load})`,
    met: last.cost / first.cost <= last.load / first.load,
  });
  const line = (name: string) => ({
    name,
    points: points.filter((point) => point.name === name).map(({ load, cost }) => ({ load, cost })),
  });
  return {
    rows,
    curves: [
      {
        title: 'From the commit of a bet to the paint of the balance',
        load: 'other sockets',
        cost: 'ms, median',
        lines: [line('Parlour'), line('bare socket.io')],
      },
    ],
    notes: [
      `Ours runs from the beginning of the bet’s transaction in the database (earlier than its commit) to the task after the frame in which the header of the built site shows the new balance, in Chromium at 1440: ${samples} bets at the vendor API, one after the other, while the other sockets watch the jackpot and the winners, which these bets move. The reference is bare socket.io without a database, from \`emit\` to the paint of a page that has nothing else, its crowd given a figure 4 times a second. All on one machine, clients included.`,
    ],
  };
};

/** (e) From a committed bet to the value on the member's screen, while many others are connected. */
export const paint: Bench = {
  name: 'paint',
  title: '(e) Commit to paint, with other sockets',
  references: ['tests/bench/paint/reference-server.ts'],
  run,
};
