import { describe, expect, it } from 'vitest';
import {
  axisAt,
  clockLabel,
  FIRST_AXIS,
  panned,
  revealing,
  showing,
  ticks,
  timeAt,
  xOf,
  zoomed,
} from '../../../dev/page/lanes/axis.ts';

const still = { spanMs: 1_000, toMs: 5_000, follows: false };

describe('The time axis', () => {
  it('follows: now stays just left of the edge', () => {
    expect([axisAt(FIRST_AXIS, 20_000).toMs, axisAt(FIRST_AXIS, 20_100).toMs]).toEqual([20_300, 20_400]);
  });

  it('moves by strides under reduced motion', () => {
    const seen = [20_000, 21_000, 22_000, 23_000].map((now) => axisAt(FIRST_AXIS, now, true).toMs);
    expect(seen).toEqual([22_500, 22_500, 22_500, 25_000]);
  });

  it('zooms around a moment, which stays at its pixel', () => {
    const near = zoomed(still, 0.5, 4_200);
    expect([near.spanMs, xOf(near, 800, 4_200)]).toEqual([500, xOf(still, 800, 4_200)]);
  });

  it('zooms no nearer than 5 ms and no farther than ten minutes', () => {
    expect([zoomed(still, 1e-9, 0).spanMs, zoomed(still, 1e9, 0).spanMs]).toEqual([5, 600_000]);
  });

  it('stands still once it is moved', () => {
    expect(panned({ ...still, follows: true }, -250)).toEqual({ spanMs: 1_000, toMs: 4_750, follows: false });
  });

  it('moves as little as needed to show a moment', () => {
    expect(revealing(still, 4_500)).toEqual(still);
    expect(timeAt(revealing(still, 1_000), 100, 8)).toBeCloseTo(1_000);
    expect(timeAt(revealing(still, 9_000), 100, 92)).toBeCloseTo(9_000);
  });

  it('shows an interval with room on both sides', () => {
    expect(showing(1_000, 2_000)).toEqual({ spanMs: 1_400, toMs: 2_200, follows: false });
  });

  it('has round ticks that do not crowd', () => {
    expect(ticks({ spanMs: 10_000, toMs: 12_000, follows: false }, 800).map(({ label }) => label)).toEqual([
      '0:02',
      '0:04',
      '0:06',
      '0:08',
      '0:10',
      '0:12',
    ]);
  });

  it('writes times with the decimals of the step', () => {
    expect([clockLabel(61_500, 1_000), clockLabel(61_500, 100), clockLabel(59_999.9, 1), clockLabel(7, 1)]).toEqual([
      '1:02',
      '1:01.5',
      '1:00.000',
      '0:00.007',
    ]);
  });
});
