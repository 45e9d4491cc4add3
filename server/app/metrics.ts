import { Counter, Gauge, Registry } from 'prom-client';
import type { PageFailure } from '../../contract/report.ts';
import type { BaseContext } from './base-context.ts';
import { transactionsOf } from '../ledger/posted.ts';
import { relayLag } from '../live/relay-lag.ts';
import type { LiveStats } from '../live/start.ts';

/** API that refused a call: the site's or the vendors'. The socket has its own counters. */
type Interface = 'site' | 'vendor';

/** Metrics of this node for Prometheus. All names begin with `parlour_`. */
export interface Metrics {
  registry: Registry;
  /** `reason` is a key of an error catalogue, never a caller's text. */
  refused(surface: Interface, reason: string): void;
  /** Counts a failure that a page reported (SYS-11). */
  pageFailed(failure: Pick<PageFailure, 'what' | 'reason'>): void;
  /** Adds the metrics of the node's live server, read at each scrape. */
  watchLive(stats: () => LiveStats): void;
}

/** Creates one node's registry. Values shared by all nodes (the relay's lag) are read from the database at each scrape. */
export const createMetrics = (ctx: BaseContext): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const refusals = new Counter({
    name: 'parlour_refusals_total',
    help: 'What was refused, by interface and reason.',
    labelNames: ['interface', 'reason'],
    registers,
  });
  const pageFailures = new Counter({
    name: 'parlour_page_failures_total',
    help: 'What failed in pages, as they tell it, by part and reason.',
    labelNames: ['what', 'reason'],
    registers,
  });
  const postings = new Counter({
    name: 'parlour_ledger_transactions_total',
    help: 'Postings of the ledger that this node committed, by kind.',
    labelNames: ['kind'],
    registers,
  });
  ctx.database.onCommit((tx) => {
    for (const [kind, count] of transactionsOf(tx)) postings.inc({ kind }, count);
  });
  new Gauge({
    name: 'parlour_relay_lag_seconds',
    help: 'Age of the oldest envelope that waits to be relayed, on any node.',
    registers,
    async collect() {
      this.set((await relayLag(ctx)) / 1_000);
    },
  });
  return {
    registry,
    refused: (surface, reason) => refusals.inc({ interface: surface, reason }),
    pageFailed: ({ what, reason }) => pageFailures.inc({ what, reason }),
    watchLive: (stats) => addLive(registry, stats),
  };
};

const addLive = (registry: Registry, stats: () => LiveStats): void => {
  const registers = [registry];
  const gauge = (name: string, help: string, read: (now: LiveStats) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(stats()));
      },
    });
  /** The live server counts by itself; a scrape copies its totals. */
  const total = (name: string, help: string, read: (now: LiveStats) => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read(stats()));
      },
    });
  const totals = (name: string, help: string, read: (now: LiveStats) => Record<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: ['reason'],
      registers,
      collect() {
        this.reset();
        for (const [reason, count] of Object.entries(read(stats()))) this.inc({ reason }, count);
      },
    });

  gauge('parlour_sockets', 'Clients connected to this node.', (now) => now.connections);
  gauge('parlour_watched_keys', 'Keys that somebody on this node watches.', (now) => now.watched);
  gauge('parlour_relay_held', '1 on the node that relays.', (now) => (now.relay.holds ? 1 : 0));
  total('parlour_relay_rows_total', 'Rows this node took from the outbox.', (now) => now.relay.rows);
  total(
    'parlour_envelopes_total',
    'Envelopes this node relayed; figures of one key become one.',
    (now) => now.relay.envelopes,
  );
  totals('parlour_socket_refusals_total', 'What this node refused at the socket.', (now) => now.refused);
  totals('parlour_byes_total', 'Clients this node sent away.', (now) => now.byes);
};
