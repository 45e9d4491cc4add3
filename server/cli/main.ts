/** `npm run operator -- <command>`: sends a command to a running server and prints the result in a sentence. */
import { terminalAsk } from './ask.ts';
import { isUserError, runCommand } from './run-command.ts';

try {
  console.log(await runCommand(process.argv.slice(2), process.env, (part) => console.log(part), terminalAsk()));
} catch (error) {
  console.error(isUserError(error) ? error.message : error);
  process.exitCode = 1;
}
