import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process of a bench: a TypeScript file of this project, by its absolute path. */
export const startChild = (file: string, ...args: string[]): ChildProcess =>
  fork(file, args, { execArgv: ['--import', 'tsx'] });

/** The next message of a child; throws when it ends first. */
export const messageOf = async <T>(child: ChildProcess): Promise<T> => {
  const ending = new AbortController();
  const onExit = (code: number | null) => ending.abort(new Error(`a child of the bench ended (${code})`));
  child.once('exit', onExit);
  try {
    const [message] = (await once(child, 'message', { signal: ending.signal })) as [T];
    return message;
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    child.off('exit', onExit);
  }
};

/** Ends a child, and waits until it has exited. */
export const endChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
};
