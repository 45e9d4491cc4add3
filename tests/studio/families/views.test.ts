import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FAMILIES } from '../../../studio/families/all.ts';

// A book has no stage of rounds: its view is tested by itself.
const STAGED = [...FAMILIES.values()].filter(({ book }) => book === undefined).map(({ name }) => name);
test.each(STAGED)('the view of %s is tested with the laws of views', (name) => {
  const file = path.join(import.meta.dirname, `${name}-view.test.ts`);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toMatch(/testViewLaws\(/);
});
