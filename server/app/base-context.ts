import type { FastifyBaseLogger } from 'fastify';
import type { Millis } from '../../contract/primitives.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { FaultReporter } from '../faults/reporter.ts';
import type { Messages } from '../messages/messages.ts';

/** What jobs, the live server and tools need. Nothing is global, so a test can build several contexts. */
export interface BaseContext {
  readonly config: Config;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** This node's clock in milliseconds. Comparisons between nodes use the database's clock. */
  readonly now: () => Millis;
  /** Id of this process among the nodes; holder of its leases. */
  readonly nodeId: string;
  readonly version: string;
  /** Sends text messages and mail; undefined if neither is configured. */
  readonly messages?: Messages;
  /** Sends faults of pages and of the server elsewhere; undefined: they are only logged. */
  readonly faults?: FaultReporter;
  /**
   * Base URL of this node for its own plugins that call it over HTTP (the Studio, the sandbox cashier); known once it
   * listens.
   */
  readonly selfUrl?: () => string;
  /** The public origin, for links in messages; known once it listens. */
  readonly origin?: () => string;
}

/** Resolves a path from the database to a URL of this node. Absolute URLs are returned unchanged. */
export const resolveSelf = (ctx: Pick<BaseContext, 'selfUrl'>, address: string): string => {
  if (!address.startsWith('/')) return address;
  if (!ctx.selfUrl) throw new Error(`${address} is on this node, which does not listen yet`);
  return `${ctx.selfUrl()}${address}`;
};
