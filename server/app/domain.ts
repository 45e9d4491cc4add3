import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { AppContext } from './context.ts';
import '../http/request.ts';
import type { LeasedJob } from '../jobs/every-leased.ts';
import type { Retention } from '../jobs/retention.ts';
import type { LedgerCheck } from '../ledger/checks.ts';
import type { Commands } from '../live/commands.ts';
import type { FeedSet } from '../live/feeds.ts';
import type { PlayConsumer } from '../plays/jobs.ts';

/** Everything that one domain brings. The kernels know no domain: they receive these parts. */
export interface Domain {
  readonly name: string;
  /** Names of the domains that this one imports. Fastify refuses to start without them. */
  readonly dependencies?: readonly string[];
  /** Registers the routes of the site and of the operator. */
  routes?(app: FastifyInstance, ctx: AppContext): void | Promise<void>;
  readonly feeds?: FeedSet;
  /** Commands that members send over the socket. */
  readonly commands?: Commands;
  /** Starts background jobs; each runs on one node at a time. */
  jobs?(ctx: AppContext): LeasedJob[];
  /** Counts what members played; see server/plays. */
  readonly countPlays?: PlayConsumer;
  readonly retentions?: readonly Retention[];
  readonly ledgerChecks?: readonly LedgerCheck[];
}

/** Returns the Fastify plugin that registers a domain's routes. */
export const pluginOf = (domain: Domain) =>
  fp(async (app: FastifyInstance) => domain.routes?.(app, app.ctx), {
    name: domain.name,
    dependencies: [...(domain.dependencies ?? [])],
  });
