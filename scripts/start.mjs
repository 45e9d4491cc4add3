// npm start. First the version of Node, in words that old versions understand; the rest is read only when that is right.
import { engineProblem } from './lib/engines.mjs';

const problem = engineProblem();
if (problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}
void import('./lib/start.mjs');
