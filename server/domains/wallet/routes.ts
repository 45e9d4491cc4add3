import type { FastifyInstance } from 'fastify';
import { wallet } from '../../../contract/wallet.ts';
import type { AppContext } from '../../app/context.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { webhookRoute } from '../../http/webhook-route.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { openDeposit } from './open-deposit.ts';
import { balanceOf, depositsOf, methodsOf } from './queries.ts';
import { handleProviderEvent } from './webhook.ts';

/** Routes for the balance, deposits, and providers' webhooks. */
export const walletRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const { providers } = ctx;
  route(app, ctx, wallet.balance, ({ member }) => database.readSnapshot((tx) => balanceOf(tx, member)));
  route(app, ctx, wallet.depositMethods, async ({ merchant, language }) => ({
    list: await methodsOf(database.db, merchant, language),
  }));
  route(app, ctx, wallet.deposit, (call, request) => openDeposit(ctx, providers, call, request));
  route(app, ctx, wallet.cancelDeposit, (call, request) => cancelDeposit(ctx, providers, call, request));
  route(app, ctx, wallet.deposits, async (call) => ({
    list: await depositsOf(database.db, call, ctx.now()),
  }));
  webhookRoute(app, ctx, '/webhooks', providers, async ({ provider, adapter, raw, request }) => {
    const event = await adapter.verifyWebhook(raw, request.headers);
    if (!event) throw new Failure('signature_invalid');
    const taken = await handleProviderEvent(ctx, provider, event, raw);
    request.log.info({ provider, eventId: event.eventId, depositId: event.depositId, taken }, 'webhook taken');
    return { taken };
  });
};
