import type { BaseContext } from '../../app/base-context.ts';
import { resolveSelf } from '../../app/base-context.ts';
import { DEPOSIT_SIGNATURE } from '../../deposit-http/provider.ts';
import { signWebhook } from '../../provider-http/signature.ts';
import { acknowledged, dueDeliveries, putOff, type Delivery } from './payments.ts';
import { WEBHOOK_KEY_ID } from './provider.ts';
import { cashierSettings } from './settings.ts';

/** Seconds until the next attempt. The last value repeats for three days; then an operator must check. */
const WAITS = [1, 5, 30, 300, 1_800, 3_600] as const;
const MAX_ATTEMPTS = WAITS.length + 72;
const AT_ONCE = 20;
const ANSWER_WITHIN_MS = 10_000;

/** Sends the due webhooks. Repeats each until it is acknowledged with 2xx. */
export const deliverWebhooks = async (ctx: BaseContext): Promise<void> => {
  const { db } = ctx.database;
  const due = await dueDeliveries(db, AT_ONCE);
  if (due.length === 0) return;
  const { webhookKey } = await cashierSettings(db);
  await Promise.all(
    due.map(async (delivery) => {
      const problem = await send(ctx, webhookKey, delivery).catch((error: unknown) => String(error));
      const id = delivery.event.reference;
      if (problem === undefined) return acknowledged(db, id);
      ctx.log.warn({ payment: id, attempts: delivery.attempts + 1, problem }, 'the cashier was not acknowledged');
      const wait = WAITS[Math.min(delivery.attempts, WAITS.length - 1)]!;
      return putOff(db, id, delivery.attempts + 1 >= MAX_ATTEMPTS ? null : wait);
    }),
  );
};

/** Returns undefined if the webhook was acknowledged, else the error. */
const send = async (ctx: BaseContext, key: string, { account, event }: Delivery): Promise<string | undefined> => {
  const raw = JSON.stringify(event);
  const response = await fetch(resolveSelf(ctx, account.webhook_url), {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'application/json',
      [DEPOSIT_SIGNATURE]: signWebhook(WEBHOOK_KEY_ID, key, ctx.now(), raw),
    },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    redirect: 'error',
  });
  await response.body?.cancel();
  return response.ok ? undefined : `answered ${response.status}`;
};
