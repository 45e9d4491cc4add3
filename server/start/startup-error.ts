/** A reason why the server cannot start, in one sentence for the terminal. `main.ts` prints it and exits with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
