import { createInterface } from 'node:readline';

/** Asks a question that is answered by yes or no. */
export type Ask = (question: string) => Promise<boolean>;

/** Asks at a terminal. Only the word `yes` is a yes; Ctrl-C, Ctrl-D and the end of the input are no. */
export const askAt =
  (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Ask =>
  (question) =>
    new Promise((resolve) => {
      const lines = createInterface({ input, output });
      let answer: string | undefined;
      lines.once('close', () => {
        // What is printed next begins its own line.
        if (answer === undefined) output.write('\n');
        resolve(answer?.trim().toLowerCase() === 'yes');
      });
      lines.once('SIGINT', () => lines.close());
      lines.question(`${question} Go on? Type yes: `, (typed) => {
        answer = typed;
        lines.close();
      });
    });

/** Asks at the terminal of this process. Undefined without one: nobody could answer. */
export const terminalAsk = (): Ask | undefined =>
  process.stdin.isTTY && process.stdout.isTTY ? askAt(process.stdin, process.stdout) : undefined;
