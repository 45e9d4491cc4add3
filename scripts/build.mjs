// npm run build: builds the bundles of the server and of the client into dist/, whether or not their sources changed.
import { ensureClient } from './lib/client.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ensureServer } from './lib/server.mjs';
import { entry } from './lib/terminal.mjs';

await entry(async () => {
  await ensurePackages();
  await ensureServer({ always: true });
  await ensureClient({ always: true });
});
