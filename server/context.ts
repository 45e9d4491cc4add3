import type { FastifyBaseLogger } from 'fastify';
import type { Millis } from '../contract/primitives.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Messages } from './messages/messages.ts';

/** What every part of the server is given: nothing is global, so a test builds as many houses as it likes. */
export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** This node's clock in milliseconds; what is compared between nodes uses the database's. */
  readonly now: () => Millis;
  /** This process among equal nodes; holder of its leases. */
  readonly nodeId: string;
  readonly version: string;
  /** Who carries text messages and mail; a house without has neither. */
  readonly messages?: Messages;
  /** Where this node answers those who live on it and call like anyone (the Studio, the sandbox cashier); known once it listens. */
  readonly selfUrl?: () => string;
  /** The origin that visitors type, for links in messages; known once it listens. */
  readonly origin?: () => string;
}

/** An address in the database may be a path: then it is on whichever node reads it. */
export const resolveSelf = (ctx: Pick<AppContext, 'selfUrl'>, address: string): string => {
  if (!address.startsWith('/')) return address;
  if (!ctx.selfUrl) throw new Error(`${address} is on this node, which does not listen yet`);
  return `${ctx.selfUrl()}${address}`;
};
