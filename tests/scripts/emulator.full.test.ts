import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { CLONE, dataFolder } from './support/running-server.ts';

it('reports a Firebase emulator that cannot be downloaded, and continues', async () => {
  const code = `
    import { ensureEmulator } from './scripts/lib/emulator.mjs';
    console.log('found', await ensureEmulator());`;
  // Nothing listens at that address, and the npm cache is empty.
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
