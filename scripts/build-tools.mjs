// node scripts/build-tools.mjs: builds the testers' tools where their sources changed. The server runs it when somebody opens them.
import { ensureTools } from './lib/client.mjs';
import { entry } from './lib/terminal.mjs';

await entry(ensureTools);
