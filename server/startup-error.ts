/** A reason not to start, in one sentence for the person at the terminal; `main.ts` prints it and exits with 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
