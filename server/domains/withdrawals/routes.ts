import type { FastifyInstance } from 'fastify';
import { withdrawals } from '../../../contract/withdrawals.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { webhookRoute } from '../../http/webhook-route.ts';
import { countedBets } from './counted-bets.ts';
import { methodsFor } from './methods.ts';
import { takeNotice } from './pay-out.ts';
import { answerPart } from './parts.ts';
import { hasPaymentPassword, setPaymentPassword } from './payment-password.ts';
import { accountsOf, addAccount, confirmAccount, removeAccount, toAccount } from './payout-accounts.ts';
import { findOwn, withdrawalsOf } from './queries.ts';
import { resetPaymentPassword, resetWays, sendResetCode } from './reset-payment-password.ts';
import { inVendorWallets, openRequirements } from '../wallet/index.ts';
import { markSeen } from './seen.ts';
import { quote, withdraw } from './withdraw.ts';

/** Routes of withdrawals. */
export const withdrawalRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, withdrawals.overview, (call) => {
    const { merchant, member } = call;
    return database.readSnapshot(async (tx) => ({
      methods: await methodsFor(tx, call),
      accounts: (await accountsOf(tx, merchant.code, member.id)).map((row) => toAccount(row, ctx.now())),
      hasPaymentPassword: await hasPaymentPassword(tx, member),
      resetWays: await resetWays(ctx, tx, member),
      requirements: await openRequirements(tx, merchant.code, member.id),
      list: await withdrawalsOf(tx, call, ctx.now()),
      inVendorWallets: await inVendorWallets(tx, member),
      currency: member.currency,
      exponent: member.exponent,
    }));
  });
  route(app, ctx, withdrawals.seen, ({ member }) => database.transact((tx) => markSeen(tx, member)));
  route(app, ctx, withdrawals.countedBets, (call, request) => countedBets(database.db, call, request));
  route(app, ctx, withdrawals.addAccount, async (call, request) => ({
    account: toAccount(await database.transact((tx) => addAccount(tx, call, request)), ctx.now()),
  }));
  route(app, ctx, withdrawals.confirmAccount, async (call, request) => ({
    account: toAccount(await database.transact((tx) => confirmAccount(tx, call, request)), ctx.now()),
  }));
  route(app, ctx, withdrawals.removeAccount, (call, request) =>
    database.transact((tx) => removeAccount(tx, call, request)),
  );
  route(app, ctx, withdrawals.setPaymentPassword, async ({ member, fail }, { paymentPassword }) => {
    await database.transact((tx) => setPaymentPassword(tx, member, ctx.passwords, paymentPassword, fail));
    return {};
  });
  route(app, ctx, withdrawals.sendResetCode, (call, request) => sendResetCode(ctx, call, request));
  route(app, ctx, withdrawals.resetPaymentPassword, (call, request) => resetPaymentPassword(ctx, call, request));
  route(app, ctx, withdrawals.quote, (call, request) => database.readSnapshot((tx) => quote(tx, call, request)));
  route(app, ctx, withdrawals.withdraw, (call, request) => withdraw(ctx, ctx.passwords, call, request));
  route(app, ctx, withdrawals.answerPart, async (call, request) => {
    const id = await database.transact((tx) => answerPart(tx, call, request));
    return { withdrawal: await findOwn(database.db, call, id, ctx.now()) };
  });
  webhookRoute(
    app,
    ctx,
    '/webhooks/payouts',
    ctx.payoutProviders,
    async ({ provider, adapter, raw, request, fail }) => {
      const notice = await adapter.verifyWebhook(raw, request.headers);
      if (!notice) throw fail('signature_invalid');
      const taken = await takeNotice(ctx, provider, adapter, notice, fail);
      request.log.info({ provider, withdrawalId: notice.withdrawalId, taken }, 'payout webhook taken');
      return { taken };
    },
  );
};
