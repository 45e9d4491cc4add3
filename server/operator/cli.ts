/** `npm run operator -- <command>`: tells a running server what to do, and prints in a sentence what came of it. */
import { isTold, runCommand } from './run-command.ts';

try {
  console.log(await runCommand(process.argv.slice(2), process.env));
} catch (error) {
  console.error(isTold(error) ? error.message : error);
  process.exitCode = 1;
}
