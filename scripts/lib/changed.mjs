import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureClient } from './client.mjs';
import { relatedTests } from './related.mjs';
import { ROOT, runPackage, say, seconds, Stop } from './terminal.mjs';
import { endToEnd, heading, REPORTS, unit } from './test-parts.mjs';

/** A change of these may change everything. */
const EVERYTHING = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json|tests\/support\/.*)$/;

/**
 * `npm test -- --changed`: within a minute, what most likely shows a fault of what is not yet on main.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} startedAt
 */
export async function testChanged(env, startedAt) {
  const changed = changedFiles();
  if (changed.length === 0) return say('Nothing is changed: no file differs from main.');
  const there = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const code = there.filter((file) => /\.(tsx?|m?js)$/.test(file));
  const sources = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    /\.(tsx?|mjs)$/.test(file),
  );
  const { chosen, left } = relatedTests(changed, sources, ROOT);
  const specs = there.filter((file) => file.endsWith('.spec.ts'));
  say(`Changed: ${changed.length > 8 ? `${changed.length} files` : changed.join(', ')}.`);
  mkdirSync(REPORTS, { recursive: true });

  heading('Format, types and lint of what is changed');
  const program = (/** @type {string} */ name) => `${name}/bin/${name}`;
  const checking = Promise.all([
    there.length > 0 ? runPackage(program('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...there]) : 0,
    code.length > 0 ? runPackage(program('oxlint'), ['--type-aware', '--type-check', '--deny-warnings', ...code]) : 0,
  ]);
  const codes = [];
  // Some tests of the server read the built client. One of earlier sources will do for them.
  if (!existsSync(path.join(ROOT, 'dist/client'))) await ensureClient();
  if (chosen.length > 0) codes.push((await unit([], env, undefined, chosen)).code);
  codes.push(...(await checking));
  if (specs.length > 0) {
    const browser = await ensureBrowser();
    await ensureClient();
    codes.push((await endToEnd({ ...env, CHROMIUM_PATH: browser }, undefined, specs)).code);
  }

  heading('Summary');
  say(`Ran ${chosen.length} test files${specs.length > 0 ? ` and ${specs.length} browser tests` : ''}.`);
  say(`Left out: ${leftOut(changed, left).join('; ')}.`);
  if (codes.some((each) => each !== 0)) throw new Stop(`Failed (${seconds(startedAt)}); what failed is told above.`);
  say(`Well as far as this looks (${seconds(startedAt)}). Everything: npm test.`);
}

/**
 * @param {string[]} changed
 * @param {string[]} left
 */
function leftOut(changed, left) {
  const counts = new Map();
  for (const file of left) {
    const folder = file.split('/').slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const all = changed.filter((file) => EVERYTHING.test(file));
  return [
    ...(all.length > 0 ? [`everything that ${all.join(', ')} may change`] : []),
    ...[...counts].map(([folder, count]) => `${count} files of ${folder} that reach a changed file`),
    'the types of files that import a changed one',
    'browser tests and the other checks',
  ];
}

/** Files that differ from where the branch left main: committed, uncommitted and new. On main itself: the uncommitted. */
function changedFiles() {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ].sort();
}

/** @param {string[]} args */
function git(...args) {
  try {
    const out = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return out.split('\n').filter(Boolean);
  } catch {
    if (args[0] === 'merge-base') return [];
    throw new Stop('git does not tell what is changed: npm test -- --changed needs a clone with git.');
  }
}
