// npm run check:imports: checks the import table of docs/architecture.md. dependency-cruiser passes when it cannot parse a file's
// language, so the rules named `control` and `control-server` are violated on purpose; the check fails without these violations.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foreignPackages } from './lib/parts.mjs';
import { missingNamed, unusedStreams, WAITING } from './lib/streams-in-use.mjs';
import { entry, ROOT, say, Stop } from './lib/terminal.mjs';

/** @typedef {import('./lib/streams-in-use.mjs').Module} Module */
/** @typedef {{ rule: { name: string, severity: string }, from: string, to: string }} Violation */

const FOLDERS = ['art', 'contract', 'streams', 'src', 'server', 'studio', 'dev', 'tests', 'vite.config.ts'].filter(
  (each) => existsSync(path.join(ROOT, each)),
);

await entry(async () => {
  const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--output-type', 'json', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!stdout.startsWith('{')) throw new Stop(`dependency-cruiser did not run: ${(stderr || stdout).trim()}`);
  /** @type {{ summary: { violations: Violation[], totalCruised: number }, modules: Module[] }} */
  const { summary, modules } = JSON.parse(stdout);
  const controls = ['control', 'control-server'];
  if (!controls.every((name) => summary.violations.some(({ rule }) => rule.name === name))) {
    throw new Stop('A control rule, which must be broken, was not: the imports were not read, and nothing is proved.');
  }
  const broken = summary.violations.filter(({ rule }) => !controls.includes(rule.name) && rule.severity === 'error');
  for (const { rule, from, to } of broken) say(`${rule.name}: ${from} → ${to}`);
  if (broken.length > 0) throw new Stop(`${broken.length} imports go where docs/architecture.md does not let them.`);
  const foreign = [...new Set(foreignPackages(modules))];
  foreign.forEach((each) => say(each));
  if (foreign.length > 0) throw new Stop('A part imports a package that its package.json does not name.');
  const unused = unusedStreams(modules);
  const idle = unused.filter((stream) => !Object.hasOwn(WAITING, stream));
  const inUse = Object.keys(WAITING).filter((stream) => !unused.includes(stream));
  for (const stream of idle) say(`${stream} is imported by tests alone.`);
  for (const stream of inUse) say(`${stream} is in use, or gone: take it off the list of those that wait.`);
  if (idle.length + inUse.length > 0) throw new Stop('The list in scripts/lib/streams-in-use.mjs is not true.');
  const missing = missingNamed(modules, JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
  missing.forEach((each) => say(each));
  if (missing.length > 0) throw new Stop('A package or stream that SYS-16 names is missing.');
  say(`${summary.totalCruised} modules, no import out of place; ${unused.length} streams wait for their page.`);
});
