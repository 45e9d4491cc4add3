/** Longer subjects are cut where lists of commits are shown. */
const MAX_LENGTH = 72;
const CONVENTIONAL = /^(feat|fix|perf|refactor|test|docs|build|ci|chore|style|bench|revert)(\([a-z0-9-]+\))?!?: \S/;

/**
 * Returns what is wrong with the subject of a commit; undefined if nothing is.
 * @param {string} subject
 * @returns {string | undefined}
 */
export function subjectProblem(subject) {
  const { length } = [...subject];
  if (length > MAX_LENGTH) return `has ${length} characters, but at most ${MAX_LENGTH} are allowed`;
  if (!CONVENTIONAL.test(subject)) return 'must begin like "fix(wallet): " (Conventional Commits)';
  return undefined;
}
