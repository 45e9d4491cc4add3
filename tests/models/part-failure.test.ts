import { expect, it } from 'vitest';
import { failureOf } from '../../src/app/part-failure.ts';
import { LATE } from '../../src/shared/ui/late-guard.tsx';

it.each([
  ['Failed to fetch dynamically imported module: https://site/assets/a.js', 'script'],
  ['error loading dynamically imported module: https://site/assets/a.js', 'script'],
  ['Importing a module script failed.', 'script'],
  ['Unable to preload CSS for /assets/a.css', 'style'],
  [LATE, 'late'],
  ['undefined is not a function', 'crash'],
])('[SYS-11] reports %j as site.broken.%s', (message, key) => {
  expect(failureOf(new Error(message))).toBe(key);
});

it('[SYS-11] reports site.broken.late for a part that takes too long to load', () => {
  expect(failureOf(new Error(LATE))).toBe('late');
});
