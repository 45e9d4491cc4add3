import { expect, it } from 'vitest';
import { subjectProblem } from '../../scripts/lib/commit-subjects.mjs';

it('accepts Conventional Commits of at most 72 characters', () => {
  expect(subjectProblem('fix(wallet): show the balance of the newest envelope')).toBeUndefined();
  expect(subjectProblem(`docs: ${'x'.repeat(66)}`)).toBeUndefined();
});

it('refuses a longer subject, and one without a type', () => {
  expect(subjectProblem(`docs: ${'x'.repeat(67)}`)).toBe('has 73 characters, but at most 72 are allowed');
  for (const subject of ['wip', 'fixed the wallet', 'fix: ', 'Fix(wallet): balance'])
    expect(subjectProblem(subject)).toBe('must begin like "fix(wallet): " (Conventional Commits)');
});
