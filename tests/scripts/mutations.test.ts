import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mutated, MUTATIONS } from '../../scripts/lib/mutations.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const all = Object.values(MUTATIONS).flat();

it('every mutation still applies: its text occurs once, and its tests are in `npm test`', () => {
  expect(all.length).toBeGreaterThanOrEqual(20);
  for (const mutation of all) {
    const text = readFileSync(path.join(ROOT, mutation.file), 'utf8');
    expect(mutated(mutation, text), mutation.name).not.toBe(text);
    for (const test of mutation.tests) {
      expect(existsSync(path.join(ROOT, test)), test).toBe(true);
      expect(test).not.toContain('.full.');
    }
  }
});

it('a mutation whose text is gone or not unique is an error that says so', () => {
  const mutation = { name: 'x', file: 'a.ts', find: 'a > b', put: 'a < b', tests: [] };
  expect(mutated(mutation, 'if (a > b) c')).toBe('if (a < b) c');
  for (const text of ['if (a >= b) c', 'a > b; a > b'])
    expect(() => mutated(mutation, text)).toThrow(/“x”: its text occurs [02] times in a\.ts/);
});
