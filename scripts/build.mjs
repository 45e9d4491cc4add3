// npm run build: builds the client's bundles into dist/, whether or not their sources changed.
import { ensureClient } from './lib/client.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { entry } from './lib/terminal.mjs';

await entry(async () => {
  await ensurePackages();
  await ensureClient({ always: true });
});
