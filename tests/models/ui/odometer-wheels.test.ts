import { describe, expect, it } from 'vitest';
import { wheelFrames, type WheelFrame } from '../../../src/shared/ui/odometer.tsx';
import fc from '../../support/fast-check.ts';

const WHEELS = 12;

/** The digit that a browser shows between two frames. */
const digitAt = (frames: readonly WheelFrame[], part: number): number => {
  const next = frames.findIndex(({ offset }) => offset > part);
  const [before, after] = [frames[(next < 0 ? frames.length : next) - 1]!, frames[next]];
  if (!after) return before.digit;
  return before.digit + ((after.digit - before.digit) * (part - before.offset)) / (after.offset - before.offset);
};

const rollOf = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 36 }), fc.integer({ min: 0, max: 5_000 }))
  .map(([from, growth]) => ({ from, to: from + growth }));

describe('the wheels of a figure', () => {
  it('turn the next wheel only while this one goes from 9 to 0', () => {
    expect(wheelFrames(128, 131, 1)).toEqual([
      { offset: 0, digit: 2 },
      { offset: 1 / 3, digit: 2 },
      { offset: 2 / 3, digit: 3 },
      { offset: 1, digit: 3 },
    ]);
    expect(wheelFrames(128, 131, 2)).toEqual([{ offset: 0, digit: 1 }]);
  });

  it('pass from 9 through 10 to 0, which look the same, and never turn back', () => {
    expect(wheelFrames(8, 12, 0)).toEqual([
      { offset: 0, digit: 8 },
      { offset: 0.5, digit: 10 },
      { offset: 0.5, digit: 0 },
      { offset: 1, digit: 2 },
    ]);
  });

  it('show the figure exactly at both ends', () => {
    const read = (from: number, to: number, part: number) =>
      Array.from({ length: WHEELS }, (_, place) => digitAt(wheelFrames(from, to, place), part) % 10)
        .reverse()
        .join('');
    fc.assert(
      fc.property(rollOf, ({ from, to }) => {
        expect(read(from, to, 0)).toBe(String(from).padStart(WHEELS, '0'));
        expect(read(from, to, 1)).toBe(String(to).padStart(WHEELS, '0'));
      }),
    );
  });

  it('are in order, within one turn, and never beyond the true figure', () => {
    fc.assert(
      fc.property(rollOf, fc.integer({ min: 0, max: WHEELS - 1 }), ({ from, to }, place) => {
        const frames = wheelFrames(from, to, place);
        let turns = 0;
        frames.forEach(({ offset, digit }, index) => {
          const last = frames[index - 1];
          expect(digit).toBeGreaterThanOrEqual(0);
          expect(digit).toBeLessThanOrEqual(10);
          if (!last) return;
          expect(offset).toBeGreaterThanOrEqual(last.offset);
          // From 10 to 0 the wheel jumps in no time.
          if (digit < last.digit) expect([offset, last.digit, digit]).toEqual([last.offset, 10, 0]);
          else turns += digit - last.digit;
        });
        expect(turns).toBeLessThanOrEqual((to - from) / 10 ** place + 1);
      }),
    );
  });

  it('show a lower figure at once, as after a win', () => {
    expect(wheelFrames(900, 15, 0)).toEqual([{ offset: 0, digit: 5 }]);
  });

  it('turn a limited distance for any change of the figure, and end correctly', () => {
    const frames = wheelFrames(3, 9_000_008, 0);
    expect(frames.length).toBeLessThan(60);
    expect(frames.at(-1)).toEqual({ offset: 1, digit: 8 });
  });
});
