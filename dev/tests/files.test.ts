import { describe, expect, it } from 'vitest';
import { compareFiles, writeTraces } from '../compare/files.ts';
import { readText, writeText } from '../recording/file.ts';
import type { Item, Recording } from '../recording/format.ts';
import { shrinkFile } from '../marbles/shrink-file.ts';
import { recordBusySession } from './support/busy-session.ts';

const session = () => recordBusySession({ seed: 5, minutes: 1, perSecond: 2 });
const isBalance = (item: Item) =>
  item.item === 'frame' && item.what === 'envelope' && (item.body as { feed?: string }).feed === 'balance';
/** The recording with another amount in the last envelope with a balance. */
function altered(recording: Recording, amount: unknown): { text: string; t: number } {
  const items = structuredClone([...recording.items]);
  const last = items.findLast(isBalance) as Extract<Item, { item: 'frame' }>;
  (last.body as { value: { amount: unknown } }).value.amount = amount;
  return { text: writeText({ ...recording, items }), t: last.t };
}

describe('compare and shrink on files', () => {
  it('a recording does not differ from itself, nor from what it was made to before', async () => {
    const text = writeText(await session());
    expect(await compareFiles(text, text)).toBe('');
    expect(await compareFiles(text, await writeTraces(text))).toBe('');
  });

  it('a changed balance differs from its envelope on, through its stream to its store', async () => {
    const recording = await session();
    const { text, t } = altered(recording, 4_711);
    const lines = await compareFiles(writeText(recording), text);
    const seconds = `${(t / 1_000).toFixed(3)} s  `;
    expect(lines).toMatch(new RegExp(`^${seconds}frame balance, number \\d+\n  .*amount: left \\d+, right 4711\n`));
    expect(lines).toMatch(/stream entities\/wallet\/model \$balance/);
    expect(lines).toMatch(/store entities\/wallet\/model \$balance/);
  });

  it('[W7] a value that breaks the contract is left with what it needs', async () => {
    const recording = await session();
    const { text } = altered(recording, 'much');
    const shrunk = await shrinkFile(text, 'W7', () => {});
    expect(shrunk.problem.invariant).toBe('W7');
    const { items } = readText(shrunk.text);
    expect(items.filter(isBalance)).toHaveLength(1);
    expect(items.length).toBeLessThan(12);
    expect(items.length).toBeLessThan(recording.items.length / 10);
    await expect(shrinkFile(writeText(recording), 'W7', () => {})).rejects.toThrow('The recording does not break W7.');
  }, 60_000);
});
