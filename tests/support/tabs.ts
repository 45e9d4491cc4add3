import type { TabChannel, TabMessage } from '../../src/shared/realtime/tab-messages.ts';

/** Web Locks for tabs within one test: one holder per name, the others queue; `steal` takes the lock from the holder. */
export const fakeLocks = (): LockManager => {
  const queues = new Map<string, { grant: () => void }[]>();
  const holders = new Map<string, { lose: (error: Error) => void }>();
  const next = (name: string) => {
    if (!holders.has(name)) queues.get(name)?.shift()?.grant();
  };
  const hold = (
    name: string,
    callback: () => Promise<unknown>,
    settle: { resolve: (v: unknown) => void; reject: (e: Error) => void },
  ) => {
    const holder = { lose: settle.reject };
    holders.set(name, holder);
    void callback().then((value) => {
      if (holders.get(name) !== holder) return;
      holders.delete(name);
      settle.resolve(value);
      next(name);
    });
  };
  const request = (name: string, options: LockOptions, callback: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const settle = { resolve, reject };
      if (options.steal) {
        holders.get(name)?.lose(new DOMException('stolen', 'AbortError'));
        return hold(name, callback, settle);
      }
      const waiting = { grant: () => hold(name, callback, settle) };
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(new DOMException('left', 'AbortError'));
      });
      queueMicrotask(() => next(name));
    });
  const query = () =>
    Promise.resolve({
      held: [...holders.keys()].map((name) => ({ name })),
      pending: [...queues].flatMap(([name, queue]) => queue.map(() => ({ name }))),
    });
  return { request, query } as unknown as LockManager;
};

/** Channels between tabs within one test: a message reaches every other channel of the name, copied, in a later microtask. */
export const fakeChannels = () => {
  const open = new Map<string, Set<(message: TabMessage) => void>>();
  return (name: string): TabChannel => {
    const all = open.get(name) ?? new Set();
    open.set(name, all);
    let mine: (message: TabMessage) => void = () => {};
    const hear = (message: TabMessage) => mine(message);
    all.add(hear);
    return {
      post(message) {
        const copy = structuredClone(message);
        for (const other of all) if (other !== hear) queueMicrotask(() => all.has(other) && other(copy));
      },
      listen: (listener) => void (mine = listener),
      close: () => void all.delete(hear),
    };
  };
};
