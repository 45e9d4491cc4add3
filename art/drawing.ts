import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { Kind, Picture, Subject } from './draw-worker.ts';

/** Longest queue for the thread. Further requests are told to retry. */
const MAX_WAITING = 500;
/** The thread ends after this long without a drawing. */
const IDLE_MS = 300_000;
/** A drawing that is not there by then, its time in the queue included, is given up, and a thread that does not answer ends. */
const TIMEOUT_MS = 60_000;
const WORKER = new URL('./draw-worker.ts', import.meta.url);

export interface Drawn {
  picture: Picture;
  /** Hash of the contents, in quotes as in the header. */
  etag: string;
}

/** Draws in a separate thread, so that drawing does not delay bets. Caches recent drawings; `folder` keeps images of pixels. */
export const createDrawing = (keep: number, folder?: string, { worker = WORKER, timeoutMs = TIMEOUT_MS } = {}) => {
  const pool = new Piscina({
    filename: worker.href,
    // From the sources, the thread runs TypeScript too.
    execArgv: worker.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
    workerData: { folder },
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
  });
  const drawn = new LRUCache<string, Drawn>({ max: keep });
  const underWay = new Map<string, Promise<Drawn>>();

  const draw = async (key: string, task: object): Promise<Drawn> => {
    const picture = (await pool.run(task, { signal: AbortSignal.timeout(timeoutMs) })) as Picture;
    const made = { picture, etag: `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"` };
    drawn.set(key, made);
    return made;
  };
  return {
    /** Returns one drawing; parallel requests share it. Rejects if too many are queued, or if it takes over a minute. */
    of<K extends Kind>(kind: K, what: Subject<K>): Promise<Drawn> {
      const key = `${kind} ${JSON.stringify(what)}`;
      const known = drawn.get(key);
      if (known) return Promise.resolve(known);
      const started = underWay.get(key) ?? draw(key, { kind, what }).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
    close: () => pool.destroy(),
  };
};
