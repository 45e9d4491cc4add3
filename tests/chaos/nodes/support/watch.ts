import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';

export interface LeaseRow {
  name: string;
  holder: string;
  term: number;
  /** By the database's clock. */
  isHeld: boolean;
}

/** One look at the house: what each node says of itself, and what the table of leases says. */
export interface Look {
  /** Wall clock, after the look. */
  at: number;
  /** By node: whether it says that it relays; undefined where it does not answer. */
  relays: (boolean | undefined)[];
  leases: LeaseRow[];
}

/** Looks at the nodes again and again, beside all else. */
export interface Watch {
  looks: readonly Look[];
  /** A look that began after this call. */
  next(): Promise<Look>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 150;
const ANSWER_WITHIN_MS = 1_000;

/** One figure of a node's /metrics; undefined where the node does not answer. */
export const metricOf = (url: string, operatorKey: string, name: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${operatorKey}` };
    const asking = get(`${url}/metrics`, { agent: false, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const line = text.split('\n').find((each) => each.startsWith(`${name} `));
        resolve(line === undefined ? undefined : Number(line.slice(name.length + 1)));
      });
    });
    // A timer of our own: the sampler must go on whatever becomes of one answer.
    const timer = setTimeout(() => asking.destroy(), ANSWER_WITHIN_MS);
    asking.on('error', () => undefined);
    asking.on('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });

export const readLeases = async ({ db }: Database): Promise<LeaseRow[]> =>
  (
    await sql<LeaseRow>`
      select name, holder, term, until > clock_timestamp() as "isHeld" from leases order by name`.execute(db)
  ).rows;

export const startWatch = (urls: readonly string[], operatorKey: string, database: Database): Watch => {
  const looks: Look[] = [];
  let isWatching = true;
  const relays = async (url: string) => {
    const held = await metricOf(url, operatorKey, 'parlour_relay_held');
    return held === undefined ? undefined : held === 1;
  };
  const ended = (async () => {
    while (isWatching) {
      const [held, leases] = await Promise.all([Promise.all(urls.map(relays)), readLeases(database)]);
      looks.push({ at: Date.now(), relays: held, leases });
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return {
    looks,
    async next() {
      // The one under way may have begun before.
      const enough = looks.length + 2;
      while (looks.length < enough) {
        if (!isWatching) throw new Error('nobody looks any more');
        await Promise.race([sleep(20), ended]);
      }
      return looks.at(-1)!;
    },
    stop() {
      isWatching = false;
      return ended;
    },
  };
};

/** What the looks show that may not be, in words: a term that sank, a holder changed within a term, two that relay for long. */
export const leaseFaults = (looks: readonly Look[]): string[] => {
  const faults: string[] = [];
  const last = new Map<string, LeaseRow>();
  let doubles = 0;
  for (const { relays, leases } of looks) {
    for (const lease of leases) {
      const before = last.get(lease.name);
      if (before && lease.term < before.term)
        faults.push(`the term of ${lease.name} sank: ${before.term} → ${lease.term}`);
      if (before && lease.term === before.term && lease.holder !== before.holder)
        faults.push(`${lease.name} went to another holder within term ${lease.term}`);
      last.set(lease.name, lease);
    }
    // The nodes are not asked in one moment, so one look may see both sides of a hand-over; a second cannot.
    doubles = relays.filter(Boolean).length > 1 ? doubles + 1 : 0;
    if (doubles === 2) faults.push('two nodes relayed at the same time');
  }
  return faults;
};
