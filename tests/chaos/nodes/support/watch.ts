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

/** One observation: the state that each node reports, and the table of leases. */
export interface Look {
  /** Wall clock after the observation. */
  at: number;
  /** By node: whether it reports that it relays; undefined where it does not answer. */
  relays: (boolean | undefined)[];
  leases: LeaseRow[];
}

/** Observes the nodes continuously in the background. */
export interface Watch {
  looks: readonly Look[];
  /** Resolves with an observation that began after this call. */
  next(): Promise<Look>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 150;
const ANSWER_WITHIN_MS = 1_000;

/** One metric of a node's /metrics; undefined where the node does not answer. */
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
    // An explicit timer, so that sampling continues whatever happens to one answer.
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
      // The observation in progress may have begun before.
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

/** Describes invalid observations: a decreasing term, a changed holder within a term, two relaying nodes for long. */
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
    // The nodes are not asked at the same moment, so one observation may see both sides of a hand-over; two in a row cannot.
    doubles = relays.filter(Boolean).length > 1 ? doubles + 1 : 0;
    if (doubles === 2) faults.push('two nodes relayed at the same time');
  }
  return faults;
};

/** Looks with one fault each, for the control that `leaseFaults` finds them. */
export const leaseControls = (last: Look): Look[][] => {
  const sunk = { ...last, leases: last.leases.map((lease) => ({ ...lease, term: lease.term - 1 })) };
  const stolen = { ...last, leases: last.leases.map((lease) => ({ ...lease, holder: 'another' })) };
  const both = { ...last, relays: [true, true] };
  return [[sunk], [stolen], [both, both]];
};
