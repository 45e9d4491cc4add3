// npm run prove: runs every proof of the Studio's families, and writes the marks under which `npm test` need not prove again.
import { ensurePackages } from './lib/packages.mjs';
import { entry, run, runPackage, Stop } from './lib/terminal.mjs';

await entry(async () => {
  await ensurePackages({ forTests: true });
  const args = ['run', '--project', 'studio', 'tests/studio/families'];
  if ((await runPackage('vitest/vitest.mjs', args, { TEST_RUN: 'full' })) !== 0)
    throw new Stop('A proof failed: no mark is written.');
  await run(process.execPath, ['--import', 'tsx', 'tests/studio/families/support/write-proofs.ts']);
});
