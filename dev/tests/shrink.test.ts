import { describe, expect, it } from 'vitest';
import type { Item, Recording } from '../recording/format.ts';
import { shrink } from '../marbles/shrink.ts';
import fc from '../../tests/support/fast-check.ts';

const recordingOf = (items: Item[]): Recording =>
  ({ header: {}, items: [{ item: 'base', t: 0 }, ...items, { item: 'end', t: 9_999 }] }) as unknown as Recording;

const click = (t: number, name: string): Item => ({ item: 'input', t, sid: name, name, value: null });
const frame = (t: number, dir: 'in' | 'out', request: number): Item => ({
  item: 'frame',
  t,
  dir,
  what: 'join',
  request,
  body: null,
});
const effect = (t: number, what: 'call' | 'done', run: number): Item => ({
  item: 'effect',
  t,
  what,
  run,
  sid: 'fx',
  name: 'fx',
  value: null,
});
const labelOf = (item: Item): string => {
  if (item.item === 'input') return item.name;
  if (item.item === 'frame') return `${item.dir}${item.request}`;
  return item.item === 'effect' ? `${item.what}${item.run}` : item.item;
};
const labels = ({ items }: Recording) => items.map(labelOf).join(' ');
const has =
  (...wanted: string[]) =>
  async (candidate: Recording) => {
    const present = new Set(candidate.items.map(labelOf));
    return wanted.every((each) => present.has(each));
  };

describe('shrink', () => {
  const many = recordingOf(Array.from({ length: 200 }, (_, index) => click(index, `c${index}`)));

  it('keeps what makes it fail, with the beginning and the end', async () => {
    expect(labels(await shrink(many, has('c3', 'c120', 'c121')))).toBe('base c3 c120 c121 end');
  });

  it('keeps nothing else if it always fails', async () => {
    expect(labels(await shrink(many, async () => true))).toBe('base end');
  });

  it('an answer never stays without its request, nor a result without its call', async () => {
    const items = [click(0, 'a'), frame(1, 'out', 1), effect(2, 'call', 1), frame(3, 'in', 1), effect(4, 'done', 1)];
    const seen: string[] = [];
    const shrunk = await shrink(recordingOf(items), async (candidate) => {
      seen.push(labels(candidate));
      return has('in1', 'done1')(candidate);
    });
    expect(labels(shrunk)).toBe('base out1 call1 in1 done1 end');
    for (const each of seen) expect(each).not.toMatch(/^(?!.*out1).*in1|^(?!.*call1).*done1/);
  });

  it('any failing part: nothing more can be left out, and it is the same each time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: 199 }), { maxLength: 6 }), async (numbers) => {
        const wanted = numbers.sort((one, other) => one - other).map((number) => `c${number}`);
        const fails = has(...wanted);
        const shrunk = await shrink(many, fails);
        expect(labels(shrunk)).toBe(['base', ...wanted, 'end'].join(' '));
      }),
      { numRuns: 30 },
    );
  });

  it('a failure of which either of two causes is enough ends with one of them', async () => {
    const either = async (candidate: Recording) => (await has('c7')(candidate)) || has('c90')(candidate);
    expect(labels(await shrink(many, either))).toBe('base c7 end');
  });

  it('tries no more than it may, and then gives the shortest so far', async () => {
    let runs = 0;
    const received: number[] = [];
    const shrunk = await shrink(
      many,
      async (candidate) => {
        runs += 1;
        return has('c3')(candidate);
      },
      ({ tried }) => received.push(tried),
      5,
    );
    expect(runs).toBe(5);
    expect(received).toEqual([1, 2, 3, 4, 5]);
    expect(shrunk.items.length).toBeLessThan(60);
    expect(labels(shrunk)).toContain('c3');
  });

  it('refuses a recording that does not fail', async () => {
    await expect(shrink(many, async () => false)).rejects.toThrow('does not fail');
  });
});
