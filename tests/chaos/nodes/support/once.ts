import { sql } from 'kysely';
import { SERVER_LIMITS } from '../../../../contract/limits.ts';
import type { Database } from '../../../../server/db/database.ts';
import { KEPT } from '../../../../server/live/retention.ts';
import type { Truth } from '../../clients/support/truth.ts';
import type { Delivered } from './payments.ts';
import { BRAND } from './truth.ts';

/** The merchant whose pools release a reserve; nobody plays there. */
export const RELEASING = 'release';

/** The time during which a node was killed or stalled; wall clock. */
export interface Broken {
  fromMs: number;
  untilMs: number;
}

/** Everything that relay and jobs did in a run, from the tables. */
export interface History {
  /** Every event log: its numbers and, for winners, the ids of its events, in order. */
  logs: { feed: string; key: string; seqs: number[]; ids: number[]; head: number }[];
  /** The number of releases by pool. */
  releases: Record<string, number>;
  /** The webhooks of the cashier. */
  delivered: readonly Delivered[];
  /** Events of decided payments. */
  decided: string[];
  /** The number of credited deposits, one entry per ledger transaction. */
  credited: number;
  /** Time since there was something to release, milliseconds. */
  forMs: number;
  broken: readonly Broken[];
}

export const readHistory = async ({ db }: Database, given: Pick<History, 'delivered' | 'broken'>): Promise<History> => {
  const logs = await sql<History['logs'][number]>`
    select h.feed, h.key, h.seq as head, coalesce(json_agg(l.seq order by l.seq) filter (where l.seq is not null), '[]') as seqs,
           coalesce(json_agg((l.value ->> 'id')::bigint order by l.seq) filter (where l.feed = 'winners'), '[]') as ids
      from feed_heads h left join feed_log l using (feed, key) group by h.feed, h.key, h.seq`.execute(db);
  // A pool that was created, seeded and funded is at version 3; each release adds one.
  const pools = await sql<{ pool: string; releases: number; forMs: number }>`
    select id as pool, version - 3 as releases,
           (extract(epoch from clock_timestamp() - (select min(at) from ledger_transactions where merchant = ${RELEASING} and kind = 'pool_fund')) * 1000)::int as "forMs"
      from pools where merchant = ${RELEASING}`.execute(db);
  const payments = await sql<{ event: string }>`
    select event_id as event from cashier.payments where decided_at is not null`.execute(db);
  const deposits = await sql<{ n: number }>`
    select count(*) as n from ledger_transactions where merchant = ${BRAND} and kind = 'deposit' and actor like 'provider:%'`.execute(
    db,
  );
  return {
    logs: logs.rows,
    releases: Object.fromEntries(pools.rows.map(({ pool, releases }) => [pool, releases])),
    decided: payments.rows.map(({ event }) => event),
    credited: deposits.rows[0]!.n,
    forMs: pools.rows[0]?.forMs ?? 0,
    ...given,
  };
};

/** A webhook sent this shortly before or after a crash may be sent again, because its acknowledgement may be lost. */
const UNSURE_MS = 2_000;
const SHORTEST_MS = Math.min(...SERVER_LIMITS.jackpotReleaseMs);

/** Describes what was done twice or omitted. */
export const onceFaults = (history: History, truth: Truth): string[] => [
  ...history.logs.flatMap(({ feed, key, seqs, ids, head }) => [
    ...seqs
      .flatMap((seq, index) => {
        const due = cutOf({ seqs, head }) + index + 1;
        return seq === due ? [] : [`${feed} ${key}: number ${seq} in the place of ${due}`];
      })
      .slice(0, 3),
    ...(cutOf({ seqs, head }) + seqs.length === head
      ? []
      : [`${feed} ${key}: ${seqs.length} events, and its head is ${head}`]),
    ...(new Set(ids).size === ids.length ? [] : [`${feed} ${key}: an event twice`]),
  ]),
  ...winFaults(history, truth),
  ...Object.entries(history.releases).flatMap(([pool, releases]) => {
    // One more for each node that started to release.
    const max = Math.floor(history.forMs / SHORTEST_MS) + 1 + history.broken.length;
    return releases <= max ? [] : [`pool ${pool} was released ${releases} times, at most ${max} were due`];
  }),
  ...webhookFaults(history),
];

/** How many of a log's oldest events were deleted in the run: only those beyond the retention, and only from its low end. */
const cutOf = ({ seqs, head }: { seqs: readonly number[]; head: number }): number => {
  const cut = (seqs[0] ?? 1) - 1;
  return head - cut >= KEPT.newest ? cut : 0;
};

const winFaults = ({ logs }: History, { wins }: Truth): string[] => {
  const log = logs.find(({ feed, key }) => feed === 'winners' && key === `merchant:${BRAND}`);
  const published = new Set(log?.ids);
  const unpublished = [...wins.keys()].filter((id) => !published.has(id));
  return [
    ...(unpublished.length === (log ? cutOf(log) : 0) ? [] : unpublished.map((id) => `win ${id} was never told`)),
    ...[...published].filter((id) => !wins.has(id)).map((id) => `win ${id} was told, and never was`),
  ];
};

const webhookFaults = ({ delivered, decided, credited, broken }: History): string[] => {
  const times = new Map<string, number[]>();
  for (const { event, at } of delivered) times.set(event, [...(times.get(event) ?? []), at]);
  const isUnsure = (at: number) =>
    broken.some(({ fromMs, untilMs }) => at >= fromMs - UNSURE_MS && at <= untilMs + UNSURE_MS);
  return [
    ...decided.filter((event) => !times.has(event)).map((event) => `webhook ${event} was never told`),
    ...[...times].flatMap(([event, at]) =>
      at.slice(0, -1).every(isUnsure) ? [] : [`webhook ${event} was told ${at.length} times`],
    ),
    ...(credited === decided.length ? [] : [`${decided.length} payments were decided, ${credited} deposits credited`]),
  ];
};

/** The control: adds each fault to a copy of the run's history; returns the faults that the check does not detect. */
export const blindSpots = (history: History, truth: Truth): string[] => {
  const log = history.logs.find(({ feed, ids }) => feed === 'winners' && ids.length > 2)!;
  const inLog = (changed: Partial<typeof log>): History => ({
    ...history,
    logs: history.logs.map((each) => (each === log ? { ...log, ...changed } : each)),
  });
  // Sent at the start, long before any kill.
  const [first] = history.delivered;
  const tampered: Record<string, History> = {
    'a number left out': inLog({ seqs: log.seqs.filter((_, index) => index !== 1) }),
    'a win told twice': inLog({ ids: [...log.ids.slice(0, -1), log.ids[0]!] }),
    'a win never told': inLog({ ids: log.ids.slice(1) }),
    'releases of two nodes at once': {
      ...history,
      releases: Object.fromEntries(Object.entries(history.releases).map(([pool, releases]) => [pool, 2 * releases])),
    },
    'a webhook told twice': {
      ...history,
      delivered: [...history.delivered, { event: first!.event, at: first!.at + 60_000 }],
    },
  };
  const already = new Set(onceFaults(history, truth));
  return Object.entries(tampered)
    .filter(([, each]) => onceFaults(each, truth).every((fault) => already.has(fault)))
    .map(([name]) => name);
};
