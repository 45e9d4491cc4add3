// npm run bench [-- <name> …] [--quick]: installs what the benches need, then runs tests/bench.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureClient } from './lib/client.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { entry, run } from './lib/terminal.mjs';

await entry(async () => {
  await ensurePackages();
  await ensureClient();
  const CHROMIUM_PATH = await ensureBrowser();
  const args = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
  process.exitCode = await run(process.execPath, args, { CHROMIUM_PATH, NODE_ENV: 'production' });
});
