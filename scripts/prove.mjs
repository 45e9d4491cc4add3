// npm run prove [-- --all]: proves the Studio's families whose rules or figures changed, or all, and writes the marks under which
// `npm test` need not prove again.
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/packages.mjs';
import { entry, run, runPackage, Stop } from './lib/terminal.mjs';

const TESTS = ['studio/tests/families', 'studio/tests/titles.test.ts', 'studio/tests/engine.rtp.test.ts'];

await entry(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  await ensurePackages();
  // The views prove nothing of the rules. A proof of a title with many bets takes minutes.
  const args = ['run', '--project', 'studio', '--exclude', '**/views.*.test.ts', '--testTimeout', '600000', ...TESTS];
  if ((await runPackage('vitest/vitest.mjs', args, values.all ? { TEST_RUN: 'full' } : {})) !== 0)
    throw new Stop('A proof failed: no mark is written.');
  await run(process.execPath, ['--import', 'tsx', 'studio/tests/families/support/write-proofs.ts']);
});
