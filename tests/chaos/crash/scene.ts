import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { openSession } from '../../support/test-server.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { createBettors, type Bettors } from '../money/bettors.ts';
import { readBooks } from '../money/books.ts';
import { expectNoFaults } from '../money/oracle.ts';
import { openTable, VENDOR, type Player, type Table } from '../money/table.ts';
import { between, chance, profile, say } from '../support/profile.ts';
import { openBrowserPage } from './browser-page.ts';
import { openPage, pretendBrowser, type OpenPage } from './page.ts';

/** Open pages must be current this long after the restart, milliseconds. */
const RIGHT_WITHIN_MS = 5_000;
const PLAYERS = 6;
const WORKERS = 12;

/** A server process, players who bet, and pages open on their balances. */
export interface Scene {
  database: Database;
  table: Table;
  bettors: Bettors;
  pages: OpenPage[];
  server(): ServerProcess;
  /** Starts the server again at the same address. */
  restartServer(): Promise<void>;
  /** Bets, crashes during the betting, restarts and checks the results; returns what was seen. */
  crash(what: { crash(): Promise<void>; restart(): Promise<void> }): Promise<Observation>;
  close(): Promise<void>;
}

export interface Observation {
  acknowledged: number;
  open: number;
  retried: number;
  doneBefore: number;
  fetchedBack: number;
  downMs: number;
  rightAfterMs: number;
}

/** Cleanup functions, run in reverse order. */
type Disposers = (() => unknown)[];

export const openScene = async (databaseUrl: string): Promise<Scene> => {
  const disposers: Disposers = [];
  const close = async () => {
    for (const step of disposers.splice(0).reverse()) await step();
  };
  try {
    return await open(databaseUrl, disposers, close);
  } catch (error) {
    await close();
    throw error;
  }
};

const open = async (databaseUrl: string, disposers: Disposers, close: Scene['close']): Promise<Scene> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-chaos-'));
  disposers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  let server = await startServer({ env });
  disposers.push(() => server.stop());
  const { url, port } = server;
  const database = openDatabase(databaseUrl, { size: 4 });
  disposers.push(() => database.close());
  const table = await openTable(database, { url: () => url, players: PLAYERS });
  const bettors = createBettors(table, 'crash', WORKERS);
  const random = chance('crash moments');
  disposers.push(pretendBrowser());
  const pages: OpenPage[] = [];
  for (const { member } of table.players) {
    const { token } = await openSession(database, member);
    const page = openPage(url, member.id, token);
    disposers.push(() => page.close());
    pages.push(page);
  }
  // A real browser takes seconds to start, so only the long profile uses one.
  const [{ member: first }] = table.players as [Player];
  const inBrowser = profile.long ? await openBrowserPage(url, first.username) : undefined;
  disposers.push(() => inBrowser?.close());

  /** Pages that are not live, or show a balance that differs from the ledger. */
  const wrongPages = async (): Promise<string[]> => {
    const { wallets } = await database.readSnapshot((tx) => readBooks(tx, VENDOR));
    const seen = await inBrowser?.wrong(wallets.get(first.id)!.balance);
    const wrong = pages.flatMap((page) => {
      const { balance, version } = wallets.get(page.memberId)!;
      const shown = page.shown();
      const isRight = page.state() === 'live' && shown?.seq === version && shown.value.amount === balance;
      return isRight
        ? []
        : [
            `member ${page.memberId}: ${page.state()}, shows ${shown?.value.amount} in version ${shown?.seq}; the ledger has ${balance} in ${version}`,
          ];
    });
    return seen === undefined ? wrong : [...wrong, seen];
  };
  /** Waits until all pages are current; for a late one, the failure states its time and what was wrong until then. */
  const pagesRight = async (withinMs: number): Promise<number> => {
    const since = performance.now();
    let before: string[] = [];
    for (;;) {
      const wrong = await wrongPages();
      const afterMs = performance.now() - since;
      if (wrong.length === 0 || afterMs > 2 * withinMs) {
        expect(wrong).toEqual([]);
        expect(afterMs, `ms until open pages were right; until then: ${before.join('; ')}`).toBeLessThan(withinMs);
        return afterMs;
      }
      before = wrong;
      await sleep(20);
    }
  };
  await pagesRight(profile.within(RIGHT_WITHIN_MS));

  return {
    database,
    table,
    bettors,
    pages,
    server: () => server,
    async restartServer() {
      server = await startServer({ env, port });
    },
    async crash(what) {
      const openBefore = bettors.published.unacknowledged().length;
      const playing = bettors.play();
      await vi.waitUntil(() => playing.acknowledged() >= WORKERS, { timeout: 60_000, interval: 5 });
      await sleep(between(random, 0, profile.of({ long: 3_000, short: 500 })));
      const crashedAt = performance.now();
      await what.crash();
      await playing.stop();
      const acknowledged = playing.acknowledged();
      // In the long run the server is sometimes down for long, so that reconnecting pages reach their longest backoff.
      if (profile.long && random() < 0.25) await sleep(between(random, 5_000, 20_000));
      await what.restart();
      const downMs = Math.round(performance.now() - crashedAt);
      const rightAfterMs = Math.round(await pagesRight(profile.within(RIGHT_WITHIN_MS)));
      const open = bettors.published.unacknowledged().length - openBefore;
      const { retried, doneBefore, fetchedBack } = await bettors.tidyUp();
      await expectNoFaults(database, VENDOR, bettors.published, table.start);
      expect(pages.flatMap(({ complaints }) => complaints)).toEqual([]);
      expect(inBrowser?.reloads() ?? 0, 'reloads of the open page').toBe(0);
      return { acknowledged, open, retried, doneBefore, fetchedBack, downMs, rightAfterMs };
    },
    close,
  };
};

/** Prints a short table of what was seen. */
export const tell = (title: string, seen: readonly Observation[]): void => {
  const sum = (of: keyof Observation) => seen.reduce((total, each) => total + each[of], 0);
  const max = (of: keyof Observation) => Math.max(...seen.map((each) => each[of]));
  say(`${title}: ${seen.length} crashes (seed ${profile.seed})`);
  say(`  calls acknowledged ${sum('acknowledged')} · outcome open ${sum('open')}`);
  say(`  retried ${sum('retried')} (done before: ${sum('doneBefore')}) · bets fetched back ${sum('fetchedBack')}`);
  say(`  away at most ${max('downMs')} ms · pages right at most ${max('rightAfterMs')} ms after the restart`);
};
