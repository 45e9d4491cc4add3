import { inspect } from 'effector/inspect';
import { expect, it, vi } from 'vitest';

const MODULES = import.meta.glob(['../../src/**/*.ts', '!../../src/**/*.d.ts', '!../../src/app/wiring.ts']);

// Files of `tests/models` share a worker: what an import starts goes on in the tests of others (decision 0009).
// A module runs once: a second try would see nothing. Loading all of them takes a minute on a busy machine.
it(
  'importing a module of the site calls no unit, sets no timer, sends nothing and opens no connection',
  { retry: 0, timeout: 180_000 },
  async () => {
    const started: string[] = [];
    const received = (what: string) => () => void started.push(`${what} ${new Error().stack?.match(/src\/\S+/)?.[0]}`);
    inspect({ fn: ({ kind, name }) => void started.push(`${kind} ${name}`) });
    for (const name of [
      'fetch',
      'WebSocket',
      'BroadcastChannel',
      'Worker',
      'addEventListener',
      'requestAnimationFrame',
    ])
      vi.stubGlobal(name, vi.fn(received(name)));
    const { setTimeout, setInterval } = globalThis;
    const ours = (stack = '') => /\/src\/\S+\.ts/.test(stack);
    vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) => {
      if (ours(new Error().stack)) received('setTimeout')();
      return setTimeout(...args);
    });
    vi.stubGlobal('setInterval', (...args: Parameters<typeof setInterval>) => {
      if (ours(new Error().stack)) received('setInterval')();
      return setInterval(...args);
    });
    const failed: string[] = [];
    for (const [file, load] of Object.entries(MODULES))
      await load().catch((error: unknown) => failed.push(`${file}: ${String(error)}`));
    expect({ failed, started }).toEqual({ failed: [], started: [] });
    expect(Object.keys(MODULES).length).toBeGreaterThan(200);
  },
);
