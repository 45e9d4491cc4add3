import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import type { Kind, Subject } from './draw-worker.ts';
import { createLru } from './lru.ts';

/** Drawings that wait for the thread; who comes then is told to come again. */
const MOST_WAITING = 500;
/** The thread ends when nothing was drawn for so long. */
const IDLE_MS = 300_000;

export interface Drawn {
  svg: string;
  /** By its contents, in quotes as the header bears it. */
  etag: string;
}

/** Draws in a thread of its own, so that nobody's bet waits for a picture; keeps the last ones. */
export const createDrawing = (keep: number) => {
  const pool = new Piscina({
    filename: new URL('./draw-worker.ts', import.meta.url).href,
    // The sources run as they are, in the thread too.
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  });
  const drawn = createLru<Drawn>(keep);
  const underWay = new Map<string, Promise<Drawn>>();

  const draw = async (key: string, task: object): Promise<Drawn> => {
    const svg = (await pool.run(task)) as string;
    const made = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
    drawn.set(key, made);
    return made;
  };
  return {
    /** One drawing, however many ask for it at once. Rejects where too many wait. */
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
