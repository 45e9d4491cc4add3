import { createInterface } from 'node:readline/promises';

/** Asks a question that is answered by yes or no. */
export type Ask = (question: string) => Promise<boolean>;

/** Asks at the terminal. Undefined without one: nobody could answer. */
export const terminalAsk = (): Ask | undefined =>
  process.stdin.isTTY && process.stdout.isTTY
    ? async (question) => {
        const lines = createInterface({ input: process.stdin, output: process.stdout });
        // Ctrl-D ends the input without an answer, which is no.
        const answer = await Promise.race([
          lines.question(`${question} Go on? Type yes: `),
          new Promise<string>((resolve) => lines.once('close', () => resolve(''))),
        ]);
        lines.close();
        return answer.trim().toLowerCase() === 'yes';
      }
    : undefined;
