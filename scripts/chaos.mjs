// npm run chaos [-- <part> …] [--long] [--seed <number>]: breaks the product on purpose; what it must keep is in tests/chaos.
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureClient } from './lib/client.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { entry, runPackage, say, Stop } from './lib/terminal.mjs';

await entry(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { long: { type: 'boolean', default: false }, seed: { type: 'string' } },
  });
  if (values.seed !== undefined && !/^\d{1,9}$/.test(values.seed))
    throw new Stop(`--seed is "${values.seed}", but must be a whole number of at most nine digits.`);
  await ensurePackages({ forTests: true });
  await ensureClient();
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    CHAOS: values.long ? 'long' : 'short',
    ...(values.seed === undefined ? {} : { CHAOS_SEED: values.seed }),
  };
  say(`The ${env.CHAOS} profile${values.long ? ', with the deadlines that the product promises' : ''}.`);
  process.exitCode = await runPackage(
    'vitest/vitest.mjs',
    ['run', '--project', 'chaos', '--reporter=verbose', ...positionals],
    env,
  );
});
