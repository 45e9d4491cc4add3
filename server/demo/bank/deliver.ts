import { sql } from 'kysely';
import { resolveSelf, type BaseContext } from '../../app/base-context.ts';
import type { NoticeMessage } from '../../payout-http/messages.ts';
import { PAYOUT_SIGNATURE } from '../../payout-http/provider.ts';
import { signWebhook } from '../../provider-http/signature.ts';
import { SANDBOX_BANK, WEBHOOK_KEY_ID } from './provider.ts';
import { bankSettings } from './settings.ts';

/** Seconds until the next attempt. The last value repeats. */
const WAITS = [1, 5, 30, 300, 1_800] as const;
const AT_ONCE = 20;
const ANSWER_WITHIN_MS = 10_000;

interface Call {
  id: string;
  merchant: string;
  withdrawalId: string;
  failedCalls: number;
}

/** Sends the due webhooks. Repeats each until it is acknowledged with 2xx. */
export const callPlatform = async (ctx: BaseContext): Promise<void> => {
  const { db } = ctx.database;
  const { rows } = await sql<Call>`
    select id, merchant, withdrawal_id as "withdrawalId", failed_calls as "failedCalls" from bank.events
     where call_at <= ${new Date(ctx.now())} order by call_at limit ${AT_ONCE}`.execute(db);
  if (rows.length === 0) return;
  const { webhookKey, conduct } = await bankSettings(db);
  if (conduct === 'down') return;
  for (const call of rows) {
    const problem = await send(ctx, webhookKey, call).catch((error: unknown) => String(error));
    if (problem === undefined) {
      await sql`
        update bank.events set calls_left = calls_left - 1, failed_calls = 0,
               call_at = case when calls_left > 1 then call_at end where id = ${call.id}`.execute(db);
      continue;
    }
    ctx.log.warn({ withdrawal: call.withdrawalId, problem }, 'the sandbox bank was not acknowledged');
    const wait = WAITS[Math.min(call.failedCalls, WAITS.length - 1)]!;
    await sql`
      update bank.events set failed_calls = failed_calls + 1, call_at = ${new Date(ctx.now() + wait * 1_000)}
       where id = ${call.id}`.execute(db);
  }
};

/** Returns undefined if the webhook was acknowledged, else the error. */
const send = async (ctx: BaseContext, key: string, { merchant, withdrawalId }: Call): Promise<string | undefined> => {
  const raw = JSON.stringify({ merchant, order_id: withdrawalId } satisfies NoticeMessage);
  const response = await fetch(resolveSelf(ctx, `/webhooks/payouts/${SANDBOX_BANK}`), {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'application/json',
      [PAYOUT_SIGNATURE]: signWebhook(WEBHOOK_KEY_ID, key, ctx.now(), raw),
    },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    redirect: 'error',
  });
  await response.body?.cancel();
  return response.ok ? undefined : `answered ${response.status}`;
};
