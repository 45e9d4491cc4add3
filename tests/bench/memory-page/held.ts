import type { Browser, CDPSession } from '@playwright/test';
import { withoutGreeting } from '../../support/greeting.ts';

/** Memory of a page after a garbage collection. */
export interface HeapSize {
  /** Bytes held by scripts: the heap without compiled code, which grows for as long as the engine optimises. */
  heap: number;
  /** Bytes of JS heap in use, code included. */
  used: number;
  nodes: number;
  listeners: number;
}

interface Hour {
  /** Plays this many minutes of the recording; returns the page's memory afterwards. */
  play(minutes: number): Promise<HeapSize>;
  close(): Promise<void>;
}

const written = (amount: number): string =>
  (amount / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The last values of the recording (see pages/minute.ts): a page that does not show them fails the bench. */
const figuresAfter = (minutes: number): { pool: string; balance: string } => ({
  pool: written(100_000_000 + minutes * 240 * 31),
  balance: written(50_000 + ((minutes * 60 * 7_919) % 20_000)),
});

/** Opens a page that plays the recording (see pages/play.ts). */
export const openHour = async (browser: Browser, url: string): Promise<Hour> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await withoutGreeting(context);
  const page = await context.newPage();
  let played = 0;
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => 'play' in window);
  return {
    async play(minutes) {
      await page.evaluate(
        (request) => (window as unknown as { play(minutes: number): Promise<void> }).play(request),
        minutes,
      );
      if (errors[0]) throw errors[0];
      played += minutes;
      const { pool, balance } = figuresAfter(played);
      const text = await page.locator('body').innerText();
      for (const figure of [pool, balance])
        if (!text.includes(figure)) throw new Error(`the page does not show ${figure} after ${played} minutes`);
      // The second collection frees what the first one's finalizers released.
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      return { heap: await heldByScripts(cdp), used: usedSize, nodes, listeners: jsEventListeners };
    },
    close: () => context.close(),
  };
};

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** Compiled code and the browser's own objects are not held by the page. */
const NOT_HELD = ['code', 'native'];

const heldByScripts = async (cdp: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_HELD.includes(types[0][nodes[node + type]!]!)) bytes += nodes[node + size]!;
  return bytes;
};
