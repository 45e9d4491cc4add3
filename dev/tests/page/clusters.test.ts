import { describe, expect, it } from 'vitest';
import { clustersOf, tickMs } from '../../page/rows.ts';
import { scenario } from './support.ts';
import fc from '../../../tests/support/fast-check.ts';

const lane = (times: readonly number[]) => {
  const received = scenario();
  for (const t of times) received.change(t, '$a', t);
  return received.book(0).lanes.get('Stores/$a')?.marbles ?? [];
};
const drawn = (times: readonly number[], from: number, to: number, gap: number) =>
  clustersOf(lane(times), from, to, gap).map(({ fromMs, toMs, count }) => [fromMs, toMs, count]);

describe('Marbles that would overlap', () => {
  it('become a bar with their count; others stand alone', () => {
    expect(drawn([0, 100, 104, 109, 200], 0, 1_000, 10)).toEqual([
      [0, 0, 1],
      [100, 109, 3],
      [200, 200, 1],
    ]);
  });

  it('are chains of neighbours nearer than the gap, for any times', () => {
    const times = fc
      .array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 200 })
      .map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 60 }), (all, gap) => {
        const chains: number[][] = [];
        for (const t of all) {
          const last = chains.at(-1);
          if (last && t - last[1]! < gap) [last[1], last[2]] = [t, last[2]! + 1];
          else chains.push([t, t, 1]);
        }
        expect(drawn(all, 0, 2_001, gap)).toEqual(chains);
      }),
      { numRuns: 200 },
    );
  });

  it('are found without a look at each: 20,000 marbles take a thousand looks', () => {
    const marbles = lane(Array.from({ length: 20_000 }, (_, at) => at / 2));
    let looks = 0;
    const watched = new Proxy(marbles, {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    // 50 slots of the picture.
    expect(clustersOf(watched, 0, 10_000, 200)).toMatchObject([{ count: 20_000 }]);
    expect(looks).toBeLessThan(2_500);
  });

  it('are marked where a fault is among them', () => {
    const received = scenario();
    received.call(1, 'loadFx', 1);
    received.result(2, 'otherFx', 1, 'fail');
    const [cluster] = clustersOf(received.book().lanes.get('Effects/otherFx')!.marbles, 0, 10, 5);
    expect(cluster!.bad).toBe(true);
  });
});

it('the ruler has round ticks that do not crowd', () => {
  expect([0.001, 0.09, 0.4, 16].map(tickMs)).toEqual([100_000, 1_000, 500, 10]);
});
