import { scopeBind } from 'effector';
import { inspect, type Message } from 'effector/inspect';
import { afterEach, beforeEach } from 'vitest';

const strays: string[] = [];

const inTests = /\/(src|tests)\//;
/** The calling line of this project: the first of the stack outside this file and the library. */
const callerOf = (stack = '') =>
  stack
    .split('\n')
    .find((line) => inTests.test(line) && !line.includes('scoped-only.ts'))
    ?.trim() ?? '(no caller of ours)';

const nameOf = ({ kind, name, sid, id }: Message) => `${kind} ${name || sid || id}`;

// Without a scope, `inspect` receives exactly the calls outside of all scopes.
inspect({ fn: (message) => void strays.push(`${nameOf(message)} ${callerOf(new Error().stack)}`) });

/** Throws if a unit was called outside a scope since the last check: the page's `fork()` would not have received the call. */
export const checkScopes = (): void => {
  const found = strays.splice(0);
  if (found.length) throw new Error(`called outside a scope: ${found.join('; ')}`);
};

const kept = globalThis as { outsideScopes?: (action: () => void) => void };
/** Runs an action outside all scopes. Made by the first file of a worker, before any test. */
const outsideScopes = (kept.outsideScopes ??= scopeBind((action: () => void) => action(), { safe: true }));

/**
 * Effector keeps the scope of an effect that ended last as the current one, even in the next test. A promise that began outside
 * all scopes takes it away when it ends.
 */
export const leaveScope = async (): Promise<void> => {
  const ended = Promise.resolve();
  outsideScopes(() => void scopeBind(() => ended, { safe: true })());
  await ended;
};

beforeEach(leaveScope);
afterEach(checkScopes);
