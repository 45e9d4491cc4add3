import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import account from '../../src/shared/i18n/languages/en/account/index.ts';
import agent from '../../src/shared/i18n/languages/en/agent.ts';
import texts from '../../src/shared/i18n/languages/en/index.ts';
import { asserts } from './support/asserts.ts';

const table = readFileSync('docs/errors.md', 'utf8');
/** Each row's message, key and test. */
const ROWS = [...table.matchAll(/^\| ([^|]+?) +\| `([\w.-]+)` *\| [^|]+\| `(tests\/[^`]+)` *\|$/gm)].map(
  ([, message, key, test]) => ({ message: message!, key: key!, test: test! }),
);

/** Section 8 of the specification: the error messages, word for word. */
const SECTION_8 = [
  'You are not logged in, please login',
  'Please Register An Account First',
  'Network link is abnormal, please try again',
  'The page took longer time to load, please check your network connectivity',
  'Invalid URL, please contact customer service',
  'Popup blocked. Please allow popups and try again.',
  'Username/Email does not exist',
  'wrong account or password',
  'system error',
  'non-member account cannot log in',
  'non-agent cannot log in',
  'game under maintenance',
  'IP-blocked region',
  'system maintenance',
  'invitation_code_error',
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
  'Image load error',
  'a script chunk missing or failed',
  'a style chunk failed',
];
/** The specification quotes these messages exactly. */
const QUOTED = SECTION_8.slice(0, 7);

const textOf = (key: string): string | undefined => {
  for (const group of [texts, agent, account]) {
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

it.each(ROWS)('[SYS-14] $message: $key has a text, and $test asserts it', ({ key, test }) => {
  const text = textOf(key);
  expect(text, key).toBeTruthy();
  expect(existsSync(test), test).toBe(true);
  const source = readFileSync(test, 'utf8');
  const name = key.replace(/^(failure|firebase\.code)\./, '');
  expect(asserts(source, [text!, name]), `no test of ${test} asserts anything about ${name} or "${text}"`).toBe(true);
});

it.each([
  ['in a comment', `it('fails', () => { /* system_error */ expect(1).toBe(1); });`],
  ['in a title', `it('says system_error', () => expect(1).toBe(1));`],
  ['in the title of a table', `it.each([1])('%s says system_error', (n) => expect(n).toBe(1));`],
  ['beside the tests', `const key = 'system_error'; it('fails', () => expect(1).toBe(1));`],
  ['in a test that asserts nothing', `it('fails', () => { answer('system_error'); });`],
])('[SYS-14] control: does not count a message that appears %s alone', (_where, source) => {
  expect(asserts(source, ['system_error'])).toBe(false);
});

it.each([
  ['in a test', `it('fails', () => expect(told()).toBe('system_error'));`],
  ['in a table', `it.each([['system_error']])('%s', (key) => { expect(told()).toBe(key); });`],
  [
    'in a constant that the test names',
    `const KEYS = ['system_error']; it.each(KEYS)('%s', (key) => expect(key).toBe(1));`,
  ],
  ['as a word of the catalogue', `it('fails', () => { expect(told()).toBe(en.site.system_error); });`],
  [
    'in a story',
    `test('fails', async ({ page }) => { await expect(page.getByText('a system_error')).toBeVisible(); });`,
  ],
])('[SYS-14] counts a message that appears %s with an assertion', (_where, source) => {
  expect(asserts(source, ['system_error'])).toBe(true);
});

it('[SYS-14] every message of section 8 has its row, and quoted messages have the exact text', () => {
  const messages = ROWS.map(({ message }) => message);
  expect(SECTION_8.filter((message) => !messages.includes(message))).toEqual([]);
  for (const message of QUOTED) expect(textOf(ROWS.find((row) => row.message === message)!.key)).toBe(message);
});
