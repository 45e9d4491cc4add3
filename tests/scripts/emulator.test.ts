import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { CLONE, dataFolder } from './support/running-server.ts';

it('Firebase’s emulator that cannot be fetched is told of, and stops nothing', async () => {
  const code = `
    import { ensureEmulator } from './scripts/lib/emulator.mjs';
    console.log('found', await ensureEmulator());`;
  // Nothing listens there, and nothing was fetched before.
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_cache: await dataFolder(),
    npm_config_fetch_retry_mintimeout: '1',
    npm_config_fetch_retry_maxtimeout: '1',
  };
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', code], { cwd: CLONE, env }, (_, stdout) =>
      resolve(stdout),
    );
  });
  expect(said).toMatch(/It could not be fetched; its stories are skipped.*\nfound false\n$/);
});
