import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { familyNames, importsOf, isProven, markOf } from './families/support/proofs.ts';

it('the figures of every family are proven for its rules as they are: otherwise run npm run prove', () => {
  expect(familyNames().filter((family) => !isProven(family))).toEqual([]);
});

it('a changed rule changes the mark, also in a file that the family imports from the shared parts', () => {
  const changed = (name: string) => (file: string) => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith(name) ? `${text}\n// changed` : text;
  };
  const family = 'casino-holdem-solo';
  const mark = markOf(family);
  for (const file of [`${family}/rules.ts`, 'shared/poker.ts', 'shared/rational.ts', 'shared/simulate.ts'])
    expect([file, markOf(family, changed(`/${file}`)) === mark]).toEqual([file, false]);
  expect(markOf(family, changed('/video-poker/rules.ts'))).toBe(mark);
});

it('imports are followed from file to file, each once; a type is no rule', () => {
  const files: Record<string, string> = {
    '/a.ts': "import { b } from './b.ts';\nexport * from './c.ts';",
    '/b.ts': "import type {\n  D,\n} from './d.ts';\nimport fs from 'node:fs';",
    '/c.ts': "const a = await import('./a.ts'); import data from './data.json';",
    '/data.json': '{}',
  };
  expect(importsOf(['/a.ts'], (file) => files[file]!)).toEqual(['/a.ts', '/b.ts', '/c.ts', '/data.json']);
});
