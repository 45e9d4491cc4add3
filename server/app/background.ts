import type { AppContext } from './context.ts';
import { RETENTIONS } from './compose.ts';
import type { Domain } from './domain.ts';
import { startRetention } from '../jobs/retention.ts';

/** Starts the background jobs of these domains, and the retention; each runs on one node at a time. */
export const startBackground = (ctx: AppContext, domains: readonly Domain[]): { stop(): Promise<void> } => {
  const jobs = [...domains.flatMap((domain) => domain.jobs?.(ctx) ?? []), startRetention(ctx, RETENTIONS)];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
};
