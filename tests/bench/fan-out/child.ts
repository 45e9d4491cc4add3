import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of this bench that receives one order at a time. */
export interface Child {
  pid: number;
  /** Sends the order and waits for the answer; fails when the process ends instead. */
  ask<T>(order: object): Promise<T>;
  /** Its next message without an order. */
  said<T>(): Promise<T>;
  stop(): Promise<void>;
}

/** Starts a file of the bench as a process. */
export const startChild = (
  file: URL,
  { args = [], nodeArgs = [] }: { args?: readonly string[]; nodeArgs?: readonly string[] } = {},
): Child => {
  const child = fork(file, [...args], {
    execArgv: ['--import', 'tsx', ...nodeArgs],
    // Maps and typed arrays are sent without conversion.
    serialization: 'advanced',
  });
  const ended = once(child, 'exit');
  const said = async <T>(): Promise<T> => {
    const failed = ended.then(([code]) => {
      throw new Error(`${file.pathname} ended with ${code}`);
    });
    const [message] = await Promise.race([once(child, 'message'), failed]);
    return message as T;
  };
  return {
    pid: child.pid!,
    said,
    async ask<T>(order: object) {
      const answer = said<T>();
      child.send(order);
      return answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
