import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import account from '../../src/shared/i18n/languages/en/account/index.ts';
import agent from '../../src/shared/i18n/languages/en/agent.ts';
import words from '../../src/shared/i18n/languages/en/index.ts';

const table = readFileSync('docs/errors.md', 'utf8');
/** Each row's message, key and test. */
const ROWS = [...table.matchAll(/^\| ([^|]+?) +\| `([\w.-]+)` *\| [^|]+\| `(tests\/[^`]+)` *\|$/gm)].map(
  ([, message, key, test]) => ({ message: message!, key: key!, test: test! }),
);

const textOf = (key: string): string | undefined => {
  for (const group of [words, agent, account]) {
    const found = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], group);
    if (typeof found === 'string') return found;
  }
  return undefined;
};

it('[SYS-14] the table has all its rows', () => {
  expect(ROWS.length).toBe(table.split('\n').filter((line) => line.startsWith('| ')).length - 2);
});

it.each(ROWS)('[SYS-14] $message: $key is said, and $test makes it appear', ({ key, test }) => {
  const text = textOf(key);
  expect(text, key).toBeTruthy();
  expect(existsSync(test), test).toBe(true);
  const source = readFileSync(test, 'utf8');
  const name = key.replace('failure.', '');
  expect(source.includes(text!) || source.includes(name), `${test} names neither ${name} nor "${text}"`).toBe(true);
});
