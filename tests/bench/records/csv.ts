import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Row } from '../bench.ts';

const MB = 1024 * 1024;
const REACH_MB = 10;
/** Parts between two collections. */
const PARTS = 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapNow = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

interface Measured {
  lines: number;
  ms: number;
  /** The largest growth of the heap that garbage collection leaves. */
  heapMb: number;
}

/** Reads a streamed CSV to its end. */
export const measureCsv = async (parts: AsyncGenerator<string>): Promise<Measured> => {
  const before = heapNow();
  let [peak, count, lines, gcMs] = [before, 0, 0, 0];
  const startedAt = performance.now();
  for await (const part of parts) {
    lines += part.split('\r\n').length - 1;
    count += 1;
    if (count % PARTS !== 0) continue;
    const collectedAt = performance.now();
    peak = Math.max(peak, heapNow());
    gcMs += performance.now() - collectedAt;
  }
  return { lines, ms: performance.now() - startedAt - gcMs, heapMb: (peak - before) / MB };
};

/** Reads a CSV that is made at once; it calls `held` while it holds the most. */
export const measurePlainCsv = async (make: (held: () => void) => Promise<string>): Promise<Measured> => {
  const before = heapNow();
  let [peak, gcMs] = [before, 0];
  const startedAt = performance.now();
  const text = await make(() => {
    const collectedAt = performance.now();
    peak = heapNow();
    gcMs += performance.now() - collectedAt;
  });
  const lines = text.split('\r\n').length;
  return { lines, ms: performance.now() - startedAt - gcMs, heapMb: (peak - before) / MB };
};

const perSecond = ({ lines, ms }: Measured): number => lines / (ms / 1_000);
const rate = (measured: Measured): string => `${Math.round(perSecond(measured)).toLocaleString('en')} a second`;

export const csvRows = (ours: Measured, reference: Measured): Row[] => [
  {
    what: `CSV of ${ours.lines.toLocaleString('en')} lines: lines`,
    ours: rate(ours),
    reference: rate(reference),
    ratio: perSecond(ours) / perSecond(reference),
    reach: '',
    met: null,
  },
  {
    what: 'CSV: peak growth of the live heap',
    ours: `${ours.heapMb.toFixed(1)} MB`,
    reference: `${reference.heapMb.toFixed(1)} MB`,
    ratio: reference.heapMb > 0 ? ours.heapMb / reference.heapMb : null,
    reach: `under ${REACH_MB} MB`,
    met: ours.heapMb < REACH_MB,
  },
];
