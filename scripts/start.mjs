// npm start. Checks the version of Node first, with syntax that old versions parse; imports the rest only when it is supported.
import { engineProblem } from './lib/engines.mjs';

const problem = engineProblem();
if (problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}
void import('./lib/start.mjs');
