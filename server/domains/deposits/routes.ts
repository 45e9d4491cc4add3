import type { FastifyInstance } from 'fastify';
import { operator } from '../../../contract/operator.ts';
import { paymentMethodsOperator } from '../../../contract/payment-methods-operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { webhookRoute } from '../../http/webhook-route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { openDeposit } from './open-deposit.ts';
import { decideDeposit, waitingDeposits } from './operator/deposits.ts';
import { depositMethods } from './operator/methods.ts';
import { newDepositMethod } from './operator/new-method.ts';
import { depositsOf, methodsOf } from './queries.ts';
import { handleProviderEvent } from './webhook.ts';

/** Routes of deposits, for members, providers and the operator. An operator command is one transaction with an audit row. */
export const depositRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  const { providers } = ctx;
  route(app, ctx, wallet.depositMethods, async ({ merchant, language }) => ({
    list: await methodsOf(db, merchant, language),
  }));
  route(app, ctx, wallet.deposit, (call, request) => openDeposit(ctx, providers, call, request));
  route(app, ctx, wallet.cancelDeposit, (call, request) => cancelDeposit(ctx, providers, call, request));
  route(app, ctx, wallet.deposits, async (call) => ({ list: await depositsOf(db, call, ctx.now()) }));
  webhookRoute(app, ctx, '/webhooks', providers, async ({ provider, adapter, raw, request, fail }) => {
    const event = await adapter.verifyWebhook(raw, request.headers);
    if (!event) throw fail('signature_invalid');
    const taken = await handleProviderEvent(ctx, provider, event, raw, fail);
    request.log.info({ provider, eventId: event.eventId, depositId: event.depositId, taken }, 'webhook taken');
    return { taken };
  });

  const transaction = inTransaction(ctx);
  route(app, ctx, operator.decideDeposit, transaction(decideDeposit));
  route(app, ctx, operator.waitingDeposits, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return waitingDeposits(db, merchant);
  });
  route(app, ctx, paymentMethodsOperator.setDepositMethod, transaction(depositMethods.set));
  route(app, ctx, paymentMethodsOperator.newDepositMethod, transaction(newDepositMethod(providers)));
  route(app, ctx, paymentMethodsOperator.depositMethods, (_call, { merchant }) => depositMethods.list(db, merchant));
};
