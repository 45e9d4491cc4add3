// npm run ledger:check: checks every balance against its entries, from the server's bundle.
import { runFromBundle } from './lib/server.mjs';
import { entry } from './lib/terminal.mjs';

await entry(() => runFromBundle('ledger-check'));
