import { median, type Row } from '../bench.ts';

export interface Work {
  what: string;
  /** Milliseconds under which it must stay. */
  reach: number;
  ours: () => Promise<unknown>;
  reference?: () => Promise<unknown>;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
};

/** Medians of both, each read of ours followed by one of the reference. The first of each plans and reads from the disk, and is not counted. */
export const compare = async ({ what, reach, ours, reference }: Work, rounds: number): Promise<Row> => {
  const [mine, others]: [number[], number[]] = [[], []];
  await ours();
  await reference?.();
  for (let i = 0; i < rounds; i += 1) {
    mine.push(await timed(ours));
    if (reference) others.push(await timed(reference));
  }
  const typical = median(mine);
  const other = reference ? median(others) : null;
  return {
    what,
    ours: ms(typical),
    reference: other === null ? '' : ms(other),
    ratio: other === null ? null : typical / other,
    reach: `under ${reach} ms`,
    met: typical < reach,
  };
};
