import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FAMILIES } from '../../families/all.ts';

test('the view of every family is tested with the invariants of views', () => {
  const text = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const run = text('views.lotteries.test.ts') + text('views.games.test.ts');
  // A book has no stage of rounds: its view is tested by itself.
  const staged = [...FAMILIES.values()].filter(({ book }) => book === undefined).map(({ name }) => name);
  const untested = staged.filter(
    (name) => !run.includes(`import('./views/${name}.ts')`) || !/testViewInvariants\(/.test(text(`views/${name}.ts`)),
  );
  expect(untested).toEqual([]);
});
