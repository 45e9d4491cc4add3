import { sql } from 'kysely';
import type { EndpointSpec } from '../../contract/define.ts';
import { SERVER_LIMITS } from '../../contract/limits.ts';
import { TRIAL_TYPE } from '../../contract/session.ts';
import { inMerchant } from '../db/merchant.ts';
import type { BaseContext } from '../app/base-context.ts';
import { Failure } from './failure.ts';
import type { SessionRow, Viewer } from './viewer.ts';

/** Minimum time between two writes of a session's activity. */
const WRITTEN_EVERY_MS = 60_000;

/** The longest pause since the last authentication, including the current one. */
const idleMs = (session: SessionRow, nowMs: number): number =>
  Math.max(session.idle_seconds * 1_000, nowMs - session.last_active_at.getTime());

/** PP-04: after 15 idle minutes no money moves and after 30 no game opens, until the person authenticates again. */
export const checkIdle = (ctx: BaseContext, { money, maxIdleMs }: EndpointSpec, viewer: Viewer | undefined): void => {
  const limit = maxIdleMs ?? (money ? SERVER_LIMITS.idleMoneyMs : Infinity);
  // A trial account has no password to ask for, and no money.
  if (!viewer?.session || viewer.member?.type === TRIAL_TYPE) return;
  if (idleMs(viewer.session, ctx.now()) >= limit) throw new Failure('reauthentication_needed');
};

/** Records activity, and the length of the pause that it ends. */
export const recordActivity = async (ctx: BaseContext, viewer: Viewer | undefined): Promise<void> => {
  const session = viewer?.session;
  if (!session || ctx.now() - session.last_active_at.getTime() < WRITTEN_EVERY_MS) return;
  await inMerchant(ctx.database.db, session.merchant)
    .updateTable('sessions')
    .set({
      idle_seconds: sql<number>`greatest(idle_seconds, extract(epoch from now() - last_active_at)::int)`,
      last_active_at: sql<Date>`now()`,
    })
    .where('id', '=', session.id)
    .execute();
};
