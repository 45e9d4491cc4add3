// npm run operator -- <command>: the operator's commands, from the server's bundle.
import { runFromBundle } from './lib/server.mjs';
import { entry } from './lib/terminal.mjs';

await entry(() => runFromBundle('operator'));
