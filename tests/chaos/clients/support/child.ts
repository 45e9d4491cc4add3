import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { profile } from '../../support/profile.ts';

/** A process of the test: it receives messages and questions, and ends with its parent. */
export interface Child {
  pid: number;
  tell(message: object): void;
  /** Sends a question and waits for the answer; fails where the process ends first. */
  ask<Answer>(question: { ask: string; [more: string]: unknown }): Promise<Answer>;
  /** How it ended: the exit code or the signal. */
  ended: Promise<number | NodeJS.Signals | null>;
  stop(): Promise<void>;
}

interface Reply {
  id: number;
  answer?: unknown;
  failed?: string;
}

/** Starts this file as a separate process with this run's seed. */
export const startChild = (file: URL): Child => {
  const name = path.basename(file.pathname);
  const child: ChildProcess = fork(file, {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', CHAOS_SEED: String(profile.seed) },
  });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let request = 0;
  child.on('message', ({ id, answer, failed }: Reply) => {
    if (failed === undefined) waiting.get(id)?.resolve(answer as never);
    else waiting.get(id)?.reject(new Error(`${name}: ${failed}`));
    waiting.delete(id);
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => {
      for (const { reject } of waiting.values()) reject(new Error(`${name} ended: ${String(signal ?? code)}`));
      resolve(signal ?? code);
    }),
  );
  return {
    pid: child.pid!,
    ended,
    tell: (message) => void child.send(message),
    ask: (question) =>
      new Promise((resolve, reject) => {
        request += 1;
        waiting.set(request, { resolve, reject });
        child.send({ ...question, id: request }, (error) => error && reject(error));
      }),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** The child's side: answers questions by name, and ends when its parent is gone. */
export const answerParent = (answers: Record<string, (question: never) => unknown>): void => {
  process.on('message', (question: { ask: string; id: number }) => {
    void (async () => {
      try {
        const answer = await answers[question.ask]!(question as never);
        process.send?.({ id: question.id, answer });
      } catch (error) {
        process.send?.({ id: question.id, failed: String(error) });
      }
    })();
  });
  process.on('disconnect', () => process.exit());
};
