import { median, percentile } from '../bench.ts';
import type { Cost } from './protocol.ts';
import type { Stage } from './servers.ts';

/** One window of one server. */
export interface Measured {
  /** Processor time as a fraction of one core, scaled up to all values when some were conflated. */
  cores: number;
  /** 1 when all values left on time. */
  pace: number;
  loopP99Ms: number;
  loopMaxMs: number;
  /** From the start of the fan-out to receipt; of all values and clients. */
  deliveredP99Ms: number;
  /** From the commit to receipt; undefined without commits. */
  committedP99Ms?: number;
  /** Fraction of values times clients. */
  arrived: number;
}

/** Four values per second. */
const EVERY_MS = 250;

export const measure = async (stage: Stage, clients: number, figures: number): Promise<Measured> => {
  await stage.crowd.receipts();
  const cost = await stage.window({ everyMs: EVERY_MS, figures });
  const receipts = await stage.crowd.receipts();
  const since = (startedAt: Cost['handedAt']) =>
    [...startedAt].flatMap(([seq, at]) =>
      (receipts.get(seq) ?? []).flatMap((times) => Array.from(times, (time) => time - at)),
    );
  const delivered = since(cost.handedAt);
  const arrived = delivered.length / (figures * clients);
  return {
    cores: cost.cores / Math.min(1, arrived),
    pace: cost.pace,
    loopP99Ms: cost.loopP99Ms,
    loopMaxMs: cost.loopMaxMs,
    deliveredP99Ms: percentile(delivered, 99),
    ...(cost.committedAt.size > 0 && { committedP99Ms: percentile(since(cost.committedAt), 99) }),
    arrived,
  };
};

/** The median of each measured value over several windows. */
export const medians = (windows: readonly Measured[]): Measured => {
  const of = (what: (window: Measured) => number | undefined) => {
    const values = windows.map(what).filter((value) => value !== undefined);
    return values.length > 0 ? median(values) : undefined;
  };
  return {
    cores: of((each) => each.cores)!,
    pace: Math.min(...windows.map((each) => each.pace)),
    loopP99Ms: of((each) => each.loopP99Ms)!,
    loopMaxMs: of((each) => each.loopMaxMs)!,
    deliveredP99Ms: of((each) => each.deliveredP99Ms)!,
    committedP99Ms: of((each) => each.committedP99Ms),
    arrived: Math.min(...windows.map((each) => each.arrived)),
  };
};
