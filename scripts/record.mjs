// npm run record [-- --url <origin>] [--out <file>] [--seconds <n>]: opens the traced site and writes a recording of it.
import { ensureBrowser } from './lib/browser.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { entry, run } from './lib/terminal.mjs';

await entry(async () => {
  await ensurePackages();
  const CHROMIUM_PATH = await ensureBrowser();
  const args = ['--import', 'tsx', 'dev/recording/record-page.ts', ...process.argv.slice(2)];
  process.exitCode = await run(process.execPath, args, { CHROMIUM_PATH });
});
