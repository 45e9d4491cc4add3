import { inspect, type Message } from 'effector/inspect';
import { afterEach } from 'vitest';

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

afterEach(checkScopes);
