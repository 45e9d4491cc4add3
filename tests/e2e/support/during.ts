import { operator } from './scenario.ts';

/** The operator commands before a test and after it. */
export type Switch = [before: string[], after: string[]];

/** Runs these commands in order before a test, and reverts them afterwards, also after a failure. */
export const during = async (switches: readonly Switch[], scenario: () => Promise<void>) => {
  try {
    for (const [before] of switches) await operator(...before);
    await scenario();
  } finally {
    for (const [, after] of switches.toReversed()) await operator(...after);
  }
};

const OTHER = { on: 'off', off: 'on' } as const;
const toggled =
  (kind: 'flag' | 'module') =>
  (name: string, way: 'on' | 'off' = 'on'): Switch => [
    [kind, name, way],
    [kind, name, OTHER[way]],
  ];
export const flag = toggled('flag');
export const module = toggled('module');
export const setting = (name: string, value: string): Switch => [
  ['setting', name, value],
  ['setting', name, 'none'],
];
export const field = (name: string, ...more: string[]): Switch => [
  ['register-field', name, 'on', '--required', 'on', ...more],
  ['register-field', name, 'off', '--required', 'off'],
];
